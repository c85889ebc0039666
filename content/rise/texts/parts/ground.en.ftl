# The faces of the map tiles, by name.

rise-tile-wrecked-street = Wrecked street
rise-tile-parking-garage = Parking garage
rise-tile-prison-ward = Prison ward
rise-tile-prison-yard = Prison yard
rise-tile-factory-hall = Factory hall
rise-tile-plaza = Plaza
rise-tile-time-chamber = Time chamber
rise-tile-crater-field = Crater field
rise-tile-highway = Highway
rise-tile-hospital-wing = Hospital wing
rise-tile-bunker-corridor = Bunker corridor
rise-tile-drainage-canal = Drainage canal
rise-tile-loading-dock = Loading dock
rise-tile-subway-platform = Subway platform
rise-tile-back-road = Back road
rise-tile-server-aisle = Server aisle
rise-tile-ramp = Ramp
rise-tile-maintenance-shaft = Maintenance shaft
rise-tile-checkpoint = Checkpoint
rise-tile-holding-cell = Holding cell
rise-tile-stairwell = Stairwell
rise-tile-rooftop = Rooftop
rise-tile-alley = Alley
rise-tile-armory = Armory
rise-tile-generator-room = Generator room
rise-tile-crossroads = Crossroads
