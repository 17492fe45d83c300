"""Learning the weights of Kogge's bots from games: `python -m tools.train`."""
