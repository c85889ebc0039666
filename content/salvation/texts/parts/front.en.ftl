salvation-lobby-mission-war = Skynet hunts for five shelters; the Resistance gathers hope. Two or three play.
salvation-lobby-seat-skynet = The machines: strong, patient, hunting for shelters. Builds factories.
salvation-lobby-seat-resistance = The humans: scout for hidden help, and win with ten points of hope.
salvation-lobby-seat-commander = A second human commander, with points of their own.
salvation-switch-terrain-on = The land itself matters: fog, radiation, forest and more.
salvation-switch-city-missions-on = Points must be fetched, not only found.
salvation-switch-no-return-on = Every loss hurts for longer.
salvation-switch-missions-once-on = No scoring the same card twice.
salvation-switch-light-scouts-on = Tanks and planes cannot search.
salvation-switch-storm-roll-on = Finding a shelter is not yet taking it.
salvation-switch-no-tactics-on = Skynet plays without its surprises.
salvation-switch-five-stack-on = Larger human armies.
salvation-wins = Resistance: ten points, or no machine and factory left. Skynet: all five shelters, or no human unit left.
salvation-lobby-two = For two: Skynet against one commander. A third player commands beside the Resistance.
salvation-lobby-three = For three: { $once ->
    [1] two commanders fulfil twice as many missions, so a Mission card that scored leaves the game. You may switch that off below; then Skynet wins seldom.
   *[other] two commanders fulfil twice as many missions, and without the rule by which a Mission card that scored leaves the game Skynet wins seldom.
}
