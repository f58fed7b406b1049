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
replay-seasons = Seasons
replay-curve = Scores as things stood
replay-decisive = Decisive
replay-gain = { $name }: +{ $points }
watchers = Looking on: { $list }
name-ask = What shall the others call you?
name-about = They see this name at the table. You can change it later in the lobby.
name-skip = Stay a guest
devices-title = My devices
device-this = This device
device-line = { $name }, last seen { $date }
device-sign-out = Sign out
