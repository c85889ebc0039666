## Что может быть не так с коробкой «Да придёт спаситель».

content-salvation-border = граница должна лежать между двумя секторами
content-salvation-island = к нему не ведёт ни одна граница
content-salvation-value = { $count ->
    [one] { $count } число не подходит тому, что улучшается
    [few] { $count } числа не подходят тому, что улучшается
   *[other] { $count } чисел не подходят тому, что улучшается
}
content-salvation-hidden = скрытых объектов { $held }, а мест { $slots }
content-salvation-side = это файл другой стороны, не { $side }
content-salvation-number = этап { $number }, копий { $count }: такой карты быть не может
content-salvation-actions = у двух её действий один идентификатор
