### One's own games: the lists in the lobby, leaving a game, playing on from a replay.

lobby-finished = Finished games
lobby-remove = Delete
lobby-remove-sure = Delete { $name } for good?
lobby-until = until { $time }
lobby-put-away = Put away
lobby-no-result = ended without a result
lobby-all = Show all { $count }
lobby-fewer = Show fewer
menu-resign = Give up
resign-sure = Give up this game? A bot plays your seat to the end.
resign-alone-sure = Give up this game? It ends now, without a result.
replay-play-on = Play on from here
