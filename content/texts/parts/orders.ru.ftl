# Постоянные распоряжения: то, что кто-то заранее оставил Vigil.

orders-of = { $seat }: { $what }
orders-line = { $order }: **{ $now }**
orders-none = В этой игре нет постоянных распоряжений.
orders-let-pass = Всегда пропускать
orders-passes = Вы пропускаете, и с этого момента действует распоряжение: { $order }: **{ $value }**. `/table orders` его отменит.

command-table-orders = Оставить Vigil распоряжение, например всегда пасовать; видно только вам
command-table-orders-order = Какое распоряжение; если не сказать, покажет все
command-table-orders-value = Каким ему быть
