[b]Round 6[/b]

[i]Night at the Veridia docks · report for Anna[/i]

[b]Own characters after the round[/b]

[ul][li]“Sergeant Vega”: 15 of 24 life points; stunned until the end of round 9; left arm: +5; bleeding. Assault rifle: 14 of 30.[/li]
[li]“Ortiz”: 8 of 21 life points; on the ground, incapacitated until the end of round 11; impeded; bleeding. Submachine gun: 40 of 40.[/li][/ul]

[b]The others, as seen[/b]
[code]Character  Side    Condition
---------  ------  ---------
Lang       friend  standing
Mora       friend  standing
Kruger     enemy   down
Zoe        enemy   down
Bram       enemy   standing
Nadia      enemy   standing[/code]

[b][u]What happened[/u][/b]

[b]Before the first action[/b]

[ul][li]“Sergeant Vega”: initiative 16.[/li]
[li]“Ortiz”: initiative 12.[/li][/ul]

[b]Initiative 16[/b]

[ul][li]“Sergeant Vega” fires at “Kruger” (Assault rifle, semi-automatic fire). TA 17 against 24: success (dE 3, d+ 9, d− 9; range −5; several actions +1). 2 hits: chest (3), damage 18; right arm (4), damage 18. Bullets: 8 spent, 14 left.[/li]
[li]“Kruger” drops a weapon.[/li]
[li]“Kruger” goes down.[/li][/ul]

[b]Meanwhile[/b]

[ul][li]“Zoe” fires at “Ortiz” (automatic fire).[/li]
[li]“Ortiz” is hit by “Zoe”: chest (3), damage 3, armour −3; 0 get through.[/li]
[li]“Ortiz” is hit by “Zoe”: right arm (4), damage 3; 3 get through.[/li]
[li]“Ortiz” is hit by “Zoe”: left arm (5), damage 3; 3 get through.[/li]
[li]“Ortiz”: unimportant wound, right arm, 3 points.[/li]
[li]“Ortiz”: unimportant wound, left arm, 3 points.[/li]
[li]Impact on “Ortiz”, 15 points: falls and is incapacitated, 5 rounds.[/li]
[li]“Ortiz” has 8 of 21 life points.[/li][/ul]

[b]Initiative 12[/b]

[ul][li]“Ortiz” loses action 1 (fire): incapacitated.[/li][/ul]

[b]Initiative 11[/b]

[ul][li]“Sergeant Vega”: see who is behind the crates. TA 19 against 18: failure (dE 1, d+ 9, d− 8; several actions +1).[/li][/ul]

[b]Meanwhile[/b]

[ul][li]“Lang” fires at “Zoe” (normal fire).[/li]
[li]“Zoe” goes down.[/li]
[li]“Mora” moves fast.[/li]
[li]“Bram” fires at “Mora” (semi-automatic fire).[/li]
[li]“Nadia” reloads.[/li]
[li]“Nadia” fires at “Sergeant Vega” (normal fire).[/li]
[li]“Sergeant Vega” is hit by “Nadia”: left arm (5), damage 9; 9 get through.[/li]
[li]“Sergeant Vega”: light wound, left arm, 9 points: +5 to TA with that arm; −1 life point a minute (16 rounds).[/li]
[li]Impact on “Sergeant Vega”, 9 points: stunned and pushed back, 3 rounds.[/li]
[li]“Sergeant Vega” has 15 of 24 life points.[/li]
[li]“Mora” drops a weapon.[/li]
[li]“Mora” draws a weapon.[/li][/ul]

[b]Own TAs of the round[/b]
[code]Label           dE  d+  d−  Modifiers  Result  Skill  Degree
--------------  --  --  --  ---------  ------  -----  -------
R6/C-01/1/C-05   3   9   9         −4      17     24  success
R6/C-01/2        1   9   8         +1      19     18  failure[/code]

[b][u]How to read this[/u][/b]

[ul][li]A TA is dE + d+ + d− + modifiers; it succeeds if it is no higher than the skill value. The same dice give location and damage.[/li]
[li]Of others the report holds only what was seen: neither their dice nor their wounds, armour or weapons. The damage of own hits is told before cover and armour.[/li][/ul]

[b][u]Check own dice[/u][/b]

[i]Anybody who has a character’s key can recompute its dice. Take HMAC-SHA-256 with the key below (as text) and the message <label of the TA>#0, then #1 and so on; every 8 hex digits are a number w, and a number is a die: the remainder of w divided by 10, plus 1. Numbers at or above 4294967290 are skipped. The first die is dE, the other two are d+ and d−. Faces that the game master has put in their place are an exception; the game master’s ledger marks them.[/i]

“Sergeant Vega”, character id C-01:
[code]45ef00d13bd3f4bb71352dfda10d788d80bf4183d3baadf943baec071dd41e52[/code]
“Ortiz”, character id C-02:
[code]f9d506e1da3eaa7837b550e1827669a4220d42586b4b32b110ac73e6c81c81b1[/code]

Commitment (SHA-256 of the master seed):
[code]c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0[/code]
Digest of the round:
[code]d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1[/code]
