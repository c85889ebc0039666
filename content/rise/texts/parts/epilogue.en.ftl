# How a Mission is told once it is over

## What came of it, by Mission
rise-epilogue-end-gathering-supplies-won = For a week nobody in the tunnels counts spoons. Somebody has chalked up the names of those who went, under the word "late".
rise-epilogue-end-gathering-supplies-lost = The canteen goes round once more, from hand to hand, and comes back empty. The next street on the scouts' list is worse.
rise-epilogue-end-the-work-camp-won = The old man sleeps with his goggles on. Beside the tunnel mouth a space is kept free for whoever walks out next.
rise-epilogue-end-the-work-camp-lost = In the camp they count the rows again that night, aloud, so that everybody hears how many are missing, and how many are not.
rise-epilogue-end-the-relay-won = The date is written on the wall of the command tunnel, with a question mark that nobody dares to wipe off.
rise-epilogue-end-the-relay-lost = Down in the relay the screens still show your faces, in case somebody should ask who was here.
rise-epilogue-end-wolf-in-the-fold-won = From now on everybody who comes in is asked three questions, and a dog is asked last.
rise-epilogue-end-wolf-in-the-fold-lost = In the morning the field hospital answers its radio again. The voice is friendly, and it knows the passwords.
rise-epilogue-end-the-long-road-won = In the wheel arches of the truck children find eleven kinds of casing. They are allowed to keep them.
rise-epilogue-end-the-long-road-lost = The depot waits one night longer with the cells stacked at its gate, and then it puts out the lights.
rise-epilogue-end-hold-the-plaza-won = Along the whole front they stop firing to listen. On the plaza somebody scratches new names into the fountain.
rise-epilogue-end-hold-the-plaza-lost = The front holds until evening, as a lie can hold when enough people die for it.
rise-epilogue-end-the-time-machine-won = Nobody cheers, not yet. They sit down where they are and look at each other's faces, one after the other, as if to learn them.
rise-epilogue-end-the-time-machine-lost = The ring stays dark. Somewhere a machine that was sent is walking through the year 1984, and nobody is behind it.
rise-epilogue-end-report = The report: { $met } of { $of } Objectives met, { $rounds ->
    [1] one Round
   *[other] { $rounds } Rounds
}, { $kills ->
    [0] no machine destroyed.
    [1] one machine destroyed.
   *[other] { $kills } machines destroyed.
}

rise-epilogue-moment-arrived = { $way ->
    [1] The last step of it was { $figure }'s, to { $to }.
   *[other] It was done when { $figure } came to { $to }.
}
rise-epilogue-moment-shot = { $way ->
    [1] What ended it was a shot of { $figure }'s, with { $weapon }.
   *[other] { $figure } had the last shot, with { $weapon }.
}
rise-epilogue-moment-ally = What ended it was a shot that { $figure } fired.
rise-epilogue-moment-fell = { $way ->
    [1] The last shot was { $by }'s.
   *[other] It was { $by } that put the last of them on the ground.
}
rise-epilogue-moment-late = Left undone: { $objective }.

## How each Character stood at the end
rise-epilogue-fate-last-to-fall = { $way ->
    [1] { $seat } was the last to go Down, at { $at }.
    [2] The end came at { $at }, when { $seat } went Down as well.
   *[other] { $seat } fell at { $at }, and was the last of them.
}
rise-epilogue-fate-down = { $won ->
    [0] { $way ->
        [1] { $seat } was Down at { $at } when the Mission was lost.
       *[other] When it was lost, { $seat } lay at { $at }.
    }
   *[other] { $way ->
        [1] { $seat } lay at { $at } when the others finished it.
       *[other] { $seat } was Down at { $at } when it was won.
    }
}
rise-epilogue-fate-rescued = { $count ->
    [1] { $way ->
        [1] { $seat } went Down once, and { $figure } came back for { $seat }.
       *[other] Without { $figure } the end would have found { $seat } on the ground.
    }
    [2] { $seat } went Down twice, and the last hand to reach down was { $figure }'s.
   *[other] { $seat } went Down { $count } times, and the last hand to reach down was { $figure }'s.
}
rise-epilogue-fate-got-up = { $seat } went Down { $count ->
    [1] once
    [2] twice
   *[other] { $count } times
} and was standing at the end.
rise-epilogue-fate-wounded = { $won ->
    [0] { $way ->
        [1] { $seat } bore { $wounds ->
            [1] one Wound
           *[other] { $wounds } Wounds
        } and was standing when it was lost.
       *[other] It was lost, but not because { $seat } fell: { $wounds ->
            [1] one Wound
           *[other] { $wounds } Wounds
        }, and upright.
    }
   *[other] { $way ->
        [1] { $seat } took { $wounds ->
            [1] one Wound
           *[other] { $wounds } Wounds
        } and never went Down.
        [2] { $wounds ->
            [1] One Wound was
           *[other] { $wounds } Wounds were
        } not enough to bring { $seat } Down.
       *[other] { $seat } came out of it upright, after { $wounds ->
            [1] one Wound.
           *[other] { $wounds } Wounds.
        }
    }
}
rise-epilogue-fate-unhurt = { $way ->
    [1] { $seat } came through without a Wound.
   *[other] Nothing so much as grazed { $seat }.
}

## What each Character is remembered for
rise-epilogue-deed-rescues = { $others ->
    [0] { $count ->
        [1] It was { $seat } who got { $friend } up again.
        [2] Twice it was { $seat } who got { $friend } up again.
       *[other] { $count } times it was { $seat } who got { $friend } up again.
    }
   *[other] { $count ->
        [2] Twice { $seat } got somebody up again, { $friend } first of all.
       *[other] { $count } times { $seat } got somebody up again, { $friend } most of all.
    }
}
rise-epilogue-deed-guards = { $count ->
    [1] Once { $seat } took harm that was meant for somebody else.
    [2] Twice { $seat } took harm that was meant for somebody else.
   *[other] { $count } times { $seat } took harm that was meant for somebody else.
}
rise-epilogue-deed-waypoints = { $count ->
    [1] One thing that this place hid was found by { $seat }.
   *[other] { $count } things that this place hid were found by { $seat }.
}
rise-epilogue-deed-kills = { $way ->
    [1] { $count ->
        [1] One machine was destroyed in a turn of { $seat }'s.
       *[other] { $count } machines were destroyed in turns of { $seat }'s.
    }
   *[other] Where { $seat } had the turn, { $count ->
        [1] one machine was left lying.
       *[other] { $count } machines were left lying.
    }
}
rise-epilogue-deed-kills-with = { $way ->
    [1] { $count } machines were destroyed in turns of { $seat }'s, most of those that { $seat } shot with { $weapon }.
   *[other] Where { $seat } had the turn, { $count } machines were left lying; most of what { $seat } shot, { $weapon } did.
}
rise-epilogue-deed-objects = { $count ->
    [1] One thing on the map was put to use by { $seat }.
    [2] Twice { $seat } put to use what stood about on the map.
   *[other] { $count } times { $seat } put to use what stood about on the map.
}
rise-epilogue-deed-attacks = { $seat } attacked { $count ->
    [1] once.
    [2] twice.
   *[other] { $count } times.
}
rise-epilogue-deed-nothing = { $seat }'s name stands in the report, and nothing beside it.
