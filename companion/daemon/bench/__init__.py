"""The check of a board: walk test, piece test and live sensors, beside the loop."""
