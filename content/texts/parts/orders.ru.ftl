# Постоянные распоряжения: то, что кто-то заранее оставил Vigil.

orders-of = { $seat }: { $what }
orders-line = { $order }: **{ $now }**
orders-none = В этой игре нет постоянных распоряжений.

command-table-orders = Оставить Vigil распоряжение, например всегда пасовать; видно только вам
command-table-orders-order = Какое распоряжение; если не сказать, покажет все
command-table-orders-value = Каким ему быть
