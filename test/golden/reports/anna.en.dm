[b]Turn 4. Combat phase[/b]

[i]Гамма-7 · report for Анна[/i]

[b]You fought in 2 battles: 2 victories. Your squads lost 15 HP. Enemy squads destroyed: 2.[/b]

[b][u]Battle 1. “Вторая рота” vs “Серые волки”: victory[/u][/b]

[b]You attack from a distance of 2. It takes 4 cycles and ends at close quarters.[/b]

[b]Your squads[/b]
[code]Squad      Вторая рота
Type       Пехота
Skill      6
HP before  14.5
HP after   5.5
Shots      6
Hits       6
Damage     14
State      in action[/code]

[b]The enemy, as far as seen[/b]
[code]Squad        Type        Ranges  Shots  Damage  State
-----------  ----------  ------  -----  ------  ---------
Серые волки  Штурмовики  0; 3       12       9  destroyed[/code]

[b]What happened[/b]

[b]Cycle 1, distance 2[/b]

[ul][li]“Серые волки” fires at “Вторая рота”: 3 shots, damage 2.[/li]
[li]“Вторая рота” loses 2 HP and has 12.5 left.[/li]
[li]“Вторая рота” moves closer to “Серые волки” by rule 2: distance 1.[/li][/ul]

[b]Cycle 2, distance 1[/b]

[ul][li]Fire from “Серые волки” on “Вторая рота”: 3 shots, damage 3.[/li]
[li]“Вторая рота” loses 3 HP and has 9.5 left.[/li]
[li]“Вторая рота” closes in on “Серые волки” by rule 2: close quarters.[/li][/ul]

[b]Cycle 3, close quarters[/b]

[ul][li]“Вторая рота” strikes at “Серые волки” at close quarters (Осколочные гранаты) by rule 1: 2 shots, 2 hits, damage 8. Your number: skill 6, technology +1 = 7.[/li]
[li]Dice: 9 hit, 5 (rolled 4); 4 hit, 3 (rolled 2).[/li]
[li]Fire from “Серые волки” on “Вторая рота”: 3 shots, damage 2.[/li]
[li]“Вторая рота” loses 2 HP and has 7.5 left.[/li][/ul]

[b]Cycle 4, close quarters[/b]

[ul][li]“Вторая рота” strikes at “Серые волки” at close quarters (Винтовки): 4 shots, 4 hits, damage 6. Your number: skill 6, technology +1 = 7.[/li]
[li]Dice: 9 hit, 1.5; 5 hit, 1.5; 9 hit, 1.5; 2 hit, 1.5.[/li]
[li]“Серые волки” fires at “Вторая рота”: 3 shots, damage 2.[/li]
[li]“Вторая рота” loses 2 HP and has 5.5 left.[/li]
[li]“Серые волки” is destroyed![/li][/ul]

[b]Your behaviour rules in this battle[/b]

[ul][li]“Вторая рота”, rule 1 (cycle 3): Если к отряду прорвались в ближний бой, то использовать осколочные гранаты[/li]
[li]“Вторая рота”, rule 2 (cycles 1, 2, 3, 4): Если всегда, то сближаться вплотную[/li][/ul]

[b][u]Battle 2. “Миномёт”, “Вороны” vs “Las Sombras”: victory[/u][/b]

[b]You are attacked from a distance of 3. It takes 1 cycle; at the end the sides stand 3 cells apart.[/b]

[b]Your squads[/b]
[code]Squad      Миномёт
Type       Артиллерия
Skill      7
HP before  10
HP after   4
Shots      1
Hits       1
Damage     4
State      in action[/code]

[b]On your side[/b]
[code]Squad   Type    Ranges  Shots  Damage  State
------  ------  ------  -----  ------  ---------
Вороны  Пехота  2           3       7  in action[/code]

[b]The enemy, as far as seen[/b]
[code]Squad        Type      Ranges  Shots  Damage  State
-----------  --------  ------  -----  ------  ---------
Las Sombras  Разведка  2           3       6  destroyed[/code]

[b]What happened[/b]

[b]Cycle 1, distance 3[/b]

[ul][li]“Las Sombras” fires at “Миномёт”: 3 shots, damage 6.[/li]
[li]“Миномёт” opens fire on “Las Sombras” (distance 3, Миномёт): 1 shot, 1 hit, damage 4. Your number: skill 7.[/li]
[li]Dice: 7 hit, 4.[/li]
[li]“Вороны” fires at “Las Sombras”: 3 shots, damage 7.[/li]
[li]“Las Sombras” is destroyed![/li]
[li]“Миномёт” loses 6 HP and has 4 left.[/li][/ul]

[b][u]How to read this[/u][/b]

[ul][li]A shot hits if its d12 is no higher than skill plus modifiers; a 1 always hits, a 12 always misses.[/li]
[li]The enemy’s own modifiers are hidden, so a shot may miss within your own number or hit beyond it. Of other players’ squads the report holds only what was seen.[/li][/ul]

[b][u]Check your dice[/u][/b]

[i]Anybody who has a squad’s key can recompute its dice: for each cycle they come in order, a d12 for every shot and its damage dice after a hit. For cycle 1 take HMAC-SHA-256 with the key below (as text) and the message C1/<squad id>#0, then #1 and so on; every 8 hex digits are a number w, and a number is a die: the remainder of w divided by the number of sides, plus 1. Numbers at or above the largest multiple of the sides within 2^32 are skipped.[/i]

Battle 1, “Вторая рота”, squad id S-02:
[code]key-of-S-0200000000000000000000000000000000000000000000000000000[/code]
Battle 2, “Миномёт”, squad id S-03:
[code]key-of-S-0300000000000000000000000000000000000000000000000000000[/code]

Commitment (SHA-256 of the master seed):
[code]c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0[/code]
Digest of the phase:
[code]d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1[/code]
