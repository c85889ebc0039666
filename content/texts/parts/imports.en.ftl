## Files from elsewhere, and moments that cannot be gone back to

refuse-leads-nowhere = Vigil cannot take the table up at that moment any more. Nothing was changed: it stands as it did.
refuse-too-many-campaigns = { $most ->
    [one] This server has a campaign already, and no more can be brought in. Nothing was changed.
   *[other] This server has { $most } campaigns already, and no more can be brought in. Nothing was changed.
}
refuse-too-much-brought-in = { $hours ->
    [one] A lot has been brought into this server lately. This file can be brought in an hour from now; nothing was changed.
   *[other] A lot has been brought into this server lately. This file can be brought in { $hours } hours from now; nothing was changed.
}
