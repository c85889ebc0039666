"""What only one mission asks for: a demand, with the rules that come with it (FTZ-DEMAND)."""
