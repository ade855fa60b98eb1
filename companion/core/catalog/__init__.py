"""What a game says of itself before anybody plays: its box, labels, house rules, built boards."""
