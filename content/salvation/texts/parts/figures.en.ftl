# What is counted for statistics
salvation-figure-turns = Turns
salvation-figure-marches = Units sent on the march
salvation-figure-battles = Battles started
salvation-figure-kills = Units destroyed
salvation-figure-opened = Hidden objects opened
salvation-figure-shelters = Shelters found or taken
