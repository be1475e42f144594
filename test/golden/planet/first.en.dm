[b]Turn 2[/b]

[i]The pass of Tarsis · report for Anna[/i]

[b]Own pieces[/b]
[code]Piece          First Rifles
Profile        Soldado
Models before  6
Models now     6
Place          the quarry

Piece          Iron Wall
Profile        Soldado de armadura …on arma semi-pesada
Models before  4
Models now     1
Place          the sluice

Piece          Grenadiers
Profile        Soldado lanza-granadas
Models before  2
Models now     2
Place          behind the quarry[/code]

[b]Cards in hand: none.[/b]

[b]Other pieces in sight[/b]
[code]Piece       Old Guard
Side        ally
Profile     Soldado de armadura pesada
Models now  2
Place       the middle of the bridge

Piece       Marksmen
Side        ally
Profile     Soldado de arma pesada
Models now  3
Place       the mill

Piece       Frontier Riders
Side        enemy
Profile     Soldado de arma semi-pesada
Models now  3
Place       the ridge

Piece       Basalt Company
Side        enemy
Profile     Soldado de armadura semi-pesada
Models now  5
Place       the edge of the cutting[/code]

[b][u]What happened[/u][/b]

“Old Guard” moves: the middle of the bridge.

“Basalt Company” moves: the edge of the cutting.

Card played, “Buena puntería”, on this piece: “First Rifles”.

The enemy plays the card “Mala puntería” on this piece: “First Rifles”.

Card played, “Mala suerte en salvación”, on this piece: “Frontier Riders”.

[b]Linear fire: “First Rifles” → “Frontier Riders”[/b]

[ul][li]“First Rifles”, to hit on 4+ (Buena puntería −1; Mala puntería +1): 6 5 1 1 3 6 — 3 hits.[/li]
[li]“Frontier Riders”: 0 reactions.[/li]
[li]“Frontier Riders”: 2 casualties, 3 models left.[/li][/ul]

[i]Refused, linear fire (“Iron Wall”): the target is out of sight.[/i]

The enemy plays the card “Buena suerte en salvación” on this piece: “Basalt Company”.

[b]Linear fire: “Basalt Company” → “Iron Wall”[/b]

[ul][li]“Basalt Company”: 5 hits.[/li]
[li]“Iron Wall”, reaction on 4+: 1 2 6 4 3 — 2 successes.[/li]
[li]“Iron Wall”, return fire on 4+: 1 6 — 1 hit.[/li]
[li]“Iron Wall”, saves on 3+: 2 1 1 5 4 — 2 saved.[/li]
[li]“Iron Wall”: 3 casualties, 1 model left.[/li][/ul]

[b]Parabolic fire: “Grenadiers” → “Basalt Company”[/b]

[ul][li]“Grenadiers”, to hit on 4+: 3 — 0 hits.[/li]
[li]No casualties.[/li][/ul]

[b]Parabolic fire: a piece out of sight → “First Rifles”[/b]

[ul][li]A piece out of sight: no hit.[/li][/ul]

[b]Own rolls[/b]
[code]Label                  Dice (ghost dice)  Needed  Result
---------------------  -----------------  ------  ------
linear/U-1/hit/x       6 5 1 1 3 6            4+       3
linear/U-7/reaction/x  1 2 6 4 3              4+       2
linear/U-7/return/x    1 6                    4+       1
linear/U-7/save/x      2 1 1 5 4              3+       2
parabolic/U-3/hit/x    3                      4+       0[/code]

[b][u]How to read this[/u][/b]

[ul][li]A die succeeds if it shows at least the number with the plus. Casualties of both sides are taken after all rolls of a fire.[/li]
[li]Of others the report holds only what own pieces saw: neither their dice nor their hands.[/li][/ul]

[b][u]Check own dice[/u][/b]

[i]Anybody who has a piece’s key can recompute its dice. Take HMAC-SHA-256 with the key below (as text) and the message <label of the roll>#0, then #1 and so on; every 8 hex digits are a number w, and a number is a die: the remainder of w divided by 6, plus 1. Numbers at or above 4294967292 are skipped. Ghost dice come after the dice of their roll.[/i]

“First Rifles”, piece id U-1, labels linear/U-1/…:
[code]e76b0dd079678bcc19f45faff6e2de619bbbe70def0fe98cbf54c71455a06337[/code]
“Iron Wall”, piece id U-2, labels linear/U-7/…:
[code]97c33e7d37c3c2953df2e2511f57ea9c48742cf283936733ae9b31c815d80659[/code]
“Grenadiers”, piece id U-3, labels parabolic/U-3/…:
[code]dbd664391faf6cc8562894cc76a46c5342a7d711aa0f64c3924132cb32efa313[/code]

Commitment (SHA-256 of the master seed):
[code]c0ffee[/code]
Digest of the turn:
[code]d1ce[/code]
