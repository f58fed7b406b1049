"""Many games: tournaments, statistics, checks, research."""
