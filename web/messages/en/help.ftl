### The rules in short, by topic. The whole of them is in docs/rules.

help-goal-title = The goal
help-goal = Over spring, summer, autumn and winter you win tiles at auction, build them into a village and put your workers to work. After winter the village with the most points wins. Upgraded tiles bring printed points; winter tiles and boats reward what you have gathered.

help-turn-title = A turn
help-turn = On your turn you do one thing: bid for a tile, use a tile, or pass. All workers you place in a turn go to one place. A pass binds nobody: you may act again when your turn comes round. The season ends when everybody has passed in a row.

help-bidding-title = Bidding
help-bidding = Put workers of one colour at your side of a tile in the auction. Your group must be larger than every other group there. You may add to your own leading bid later, but you can never take a leading bid away. Boats are not bid for; turn-order tiles are, and they decide who chooses a boat first.

help-using-title = Using tiles
help-using = Place workers on a tile to get its effect at once: on a tile of your village, of somebody else's, or of the auction (not in winter). The first use in a season takes at least one worker, each later one at least one more than the use before. At most six workers lie on a tile. Goods made in your own village stay on the tile that made them; goods made elsewhere go to your home tile. Workers on a tile go to the owner of its village at the end of the season.

help-losing-title = Losing bids
help-losing = When you are outbid your workers are not lost. On a later turn you may move the whole group, to bid or to use a tile elsewhere; other losing groups and workers from behind your screen may join it. A group is never split. What is still losing at the end of the season goes home to you.

help-colours-title = Colours
help-colours = The first workers at a tile, bidding or working, set its colour for the season: from then on everybody uses that colour there. Green is a colour like the others and no joker, but green workers are few and come from the open supply.

help-transport-title = Transport
help-transport = Your home, the Stable, the Farrier and the Wainwright move goods. Whoever uses such a tile moves goods in their own village: each point takes one good one tile further, where two roads meet. Transport comes first, upgrades second; you need not use all of it.

help-upgrading-title = Upgrading
help-upgrading = An upgrade turns a tile of your village to its better side. The goods it asks for must lie on that tile; skills come from behind your screen. Gold stands for any other good. Workers, roads and other goods on the tile stay as they are.

help-season-end-title = The end of a season
help-season-end = Losing bids go home. Tiles nobody wanted leave the game. Each player takes the tiles they lead on, with the workers lying on them; the winning bids themselves go into the bag. All workers in your village come behind your screen, whoever put them there. Then boats are taken and the new tiles are built.

help-boats-title = Boats
help-boats = In spring, summer and autumn each player takes the cargo of one boat: first the leader on turn-order tile 1, then 2, 3 and 4, then the others, beginning with the holder of the purple start-player marker. If you lead on several you take one boat only, at the number you like. In winter you take the boat itself and build it into your village.

help-summer-boats-title = Summer boats
help-summer-boats = Among the summer tiles are boats with a lasting ability for the owner of the village. They need no workers and work from the moment they are won. Which of its two sides a boat shows is chance, and it is never turned.

help-winter-title = Winter
help-winter = At the start you are dealt a few winter tiles that only you see. When winter comes, everybody secretly puts at least one of them into the auction; nobody knows whose they were. Winter tiles are not used, they score. Whatever is on offer you must still win.

help-village-title = The village
help-village = Each new tile is placed next to a tile of your village, turned as you like. Every edge that touches must match: road with road, water with water, plain with plain. A tile never moves again. A tile that fits nowhere leaves the game.

help-scoring-title = Scoring
help-scoring = Every good, skill and worker scores at most once. Points printed on the visible side count as they stand. Barn, Blacksmith, Stone yard and Timber yard count only goods that lie on them; all other tiles take goods, skills and workers from anywhere. Each gold left over is worth 1 point, and each turn-order tile 1 point for each neighbour. The program finds your best total for you.

help-marker-title = The purple marker
help-marker = The holder of the purple marker begins the season. The marker changes hands with the turn-order tile that shows it. After winter it counts as any one good, skill or worker.

help-merchants-title = The Merchants
help-merchants = Contracts are worth 7 points each when you give them the pieces they name at the end; on your turn you may instead swap one for a single piece that it names. An upgrade point may build an extension on a tile that is already upgraded: it doubles the printed points and fixes the tile's colour. A cabin on a home adds one upgrade point to it. Each boat has a second version, and one of each pair is in the game.

help-promos-title = Promo tiles
help-promos = Emporium and Monument are two more winter tiles. Key Celeste lies in the auction every season: its winner holds the ghost in the next one. As a turn, the ghost takes the place of another player's leading bid and gives you those workers; the robbed player wins the tile all the same, and nobody may bid there or use it any more.

help-secrets-title = What is secret
help-secrets = Workers, skills and contracts behind a screen are secret, and so are the bag and the face-down skills. Bids, cargo, and everything that lies on tiles is open, and so is whatever is paid.
