import type { HelpWord } from './words';

/** Help of the command line in English. */
export const en: Readonly<Record<HelpWord, string>> = {
  usage: `Usage: warsheet COMMAND … [--lang en|ru|es] [--json]

  new FILE.xlsx [--sample] [--seed MASTER]      a campaign workbook to start from
  check FILE.xlsx                               every problem with sheet, row and column
  rules FILE.xlsx TEXT.txt (--out FILE2.xlsx | --in-place) [--accept-understood]
                                                import behaviour rules from a forum post
  orders FILE.xlsx TEXT.txt (--out FILE2.xlsx | --in-place) [--player ID] [--accept-understood]
                                                import orders from a forum post
  resolve FILE.xlsx --phase PHASE (--out FILE2.xlsx | --in-place) [--reason TEXT]
                                                resolve a phase: build, combat or turn (Landing), round (EXO), turn (planet wargame)
  covert FILE.xlsx [ORDER] (--out FILE2.xlsx | --in-place)
                                                covert operations of the turn, each resolved at once
  reports FILE.xlsx --dir DIR [--format xlsx,dm,bbcode,html,md,txt] [--turn N]
                                                one file a player and format, and the public packet
  undo FILE.xlsx (--out FILE2.xlsx | --in-place)
                                                back to before the last phase
  next FILE.xlsx (--out FILE2.xlsx | --in-place)
                                                go on to the next turn
  verify FILE.xlsx [--seed MASTER]              recompute the dice ledger
  odds FILE.xlsx [--combat F-1]                 odds of the turn's combats, before they are resolved
  stats FILE.xlsx [--turn N]                    how the dice of the ledger fell, by player
  call NAME 'JSON array of arguments'           one custom function; a range is an array of rows
  call -                                        many: each line of standard input is ["NAME",[arguments]]
  help COMMAND                                  options and examples of a command
  --version                                     the version of Warsheet

Messages are in the language of --lang, else of the campaign, else of the system.
Example: warsheet new campaign.xlsx --sample
Exit status: 0 done, 1 refused input (nothing written), 2 wrong usage.`,

  new: `Usage: warsheet new FILE.xlsx [--sample] [--seed MASTER] [--ruleset landing|exo|planet]
       warsheet new FILE.xlsx --calculator

Makes a campaign workbook to start from, with a new master seed, and prints the commitment to publish. A file that is
there already is left alone.

  --sample                 with players, forces and orders to try it out
  --seed MASTER            your own master seed: at least 26 characters A–Z and 2–7
  --ruleset landing|exo|planet  the rules the campaign is played by
  --calculator             no campaign: formulas to try fights and odds with, for an Excel with the add-in
  --lang en|ru|es          language of the workbook

Examples: warsheet new campaign.xlsx --sample
          warsheet new campaign.xlsx --lang es
          warsheet new calculator.xlsx --calculator`,

  check: `Usage: warsheet check FILE.xlsx

Lists every problem of the workbook at once, with sheet, row, column, value and what is accepted instead. Nothing is
written. Exit status 1 if there are any.

Examples: warsheet check campaign.xlsx
          warsheet check campaign.xlsx --json`,

  rules: `Usage: warsheet rules FILE.xlsx TEXT.txt (--out FILE2.xlsx | --in-place)
       [--accept-understood] [--player NAME] [--force]

Imports behaviour rules from a forum post saved as a text file. A header such as “Squad: Second Company” stands above
the rules of each squad; they replace those of the squads named. The preview shows how each rule was understood; with
a refused one nothing is written.

  --out FILE2.xlsx       write another file; one that is there already is left alone
  --in-place             write the changed workbook into FILE.xlsx
  --accept-understood    write the rules understood, without those refused
  --player NAME          refuse the post if it commands a squad that is not this player's
  --force                let --out replace a file

Examples: warsheet rules campaign.xlsx orders.txt --in-place
          warsheet rules campaign.xlsx orders.txt --out campaign-2.xlsx --accept-understood`,

  orders: `Usage: warsheet orders FILE.xlsx TEXT.txt (--out FILE2.xlsx | --in-place) [--player ID] [--accept-understood] [--force]

Imports orders of players (Landing) from a forum post saved as a text file: move, attack, build, produce, research,
study, covert operation, use of the superweapon, in English, Russian or Spanish. A line such as “Player: Anna” says
whose orders follow. With a refused one nothing is written.

  --out FILE2.xlsx       write another file; one that is there already is left alone
  --in-place             write the changed workbook into FILE.xlsx
  --player ID            whose orders they are, until a line says otherwise
  --accept-understood    write the orders understood, without those refused
  --force                let --out replace a file

Examples: warsheet orders campaign.xlsx post.txt --in-place
          warsheet orders campaign.xlsx post.txt --player P1 --out campaign-2.xlsx --accept-understood`,

  resolve: `Usage: warsheet resolve FILE.xlsx --phase PHASE (--out FILE2.xlsx | --in-place) [--reason TEXT] [--force]

Resolves a phase, all or nothing: HP or the state of characters, results, the dice ledger, one private sheet a player. Resolved
again, the phase keeps its dice.

  --phase PHASE      build, combat or turn (Landing), round (EXO), turn (planet wargame)
  --out FILE2.xlsx    write another file; one that is there already is left alone
  --in-place          write the changed workbook into FILE.xlsx
  --reason TEXT       why the phase is resolved again, for the ledger
  --force             let --out replace a file

Examples: warsheet resolve campaign.xlsx --phase combat --in-place
          warsheet resolve campaign.xlsx --phase combat --out turn-4.xlsx --reason "HP of S-07 was mistyped"`,

  covert: `Usage: warsheet covert FILE.xlsx [ORDER] (--out FILE2.xlsx | --in-place) [--reason TEXT] [--force]

Resolves the covert operations of the turn's orders (Landing), one after the other in the order of entry: cost, die,
answer, a private sheet for whom each concerns. ORDER is the id of one order; without it all that are still open.

  --out FILE2.xlsx    write another file; one that is there already is left alone
  --in-place          write the changed workbook into FILE.xlsx
  --reason TEXT       why it is resolved again, for the ledger
  --force             let --out replace a file

Examples: warsheet covert campaign.xlsx --in-place
          warsheet covert campaign.xlsx R-3 --in-place`,

  reports: `Usage: warsheet reports FILE.xlsx --dir DIR [--format xlsx,dm,bbcode,html,md,txt] [--turn N]

Writes one file a player and format, and the public packet. Files of an earlier run for the same turn are replaced.
In a Markdown file
a remark such as <!-- 2/3 --> stands between messages of at most 2000 characters, as Discord takes them.

  --dir DIR         the folder; it is made if it is missing
  --format LIST     formats, separated by commas; without it each player gets the one on the Players sheet
  --turn N          a turn resolved earlier; without it the last one

Examples: warsheet reports campaign.xlsx --dir reports
          warsheet reports campaign.xlsx --dir reports --format md,html --turn 4`,

  undo: `Usage: warsheet undo FILE.xlsx (--out FILE2.xlsx | --in-place) [--force]

Puts the workbook's cells back as they were before the last phase and removes its private sheets. The ledger keeps its
rows, marked as undone; the phase's dice stay what they are.

  --out FILE2.xlsx    write another file; one that is there already is left alone
  --in-place          write the changed workbook into FILE.xlsx
  --force             let --out replace a file

Example: warsheet undo campaign.xlsx --in-place`,

  next: `Usage: warsheet next FILE.xlsx (--out FILE2.xlsx | --in-place) [--force]

Goes on to the next turn (in EXO: the next round): the number goes up, the public word is cleared, and the combats of
the turn that is over leave their table. HP, results, ledger and reports stay. Combats that have not been resolved
are not thrown away: they are named, and nothing is written.

  --out FILE2.xlsx    write another file; one that is there already is left alone
  --in-place          write the changed workbook into FILE.xlsx
  --force             let --out replace a file that is there

Example: warsheet next campaign.xlsx --in-place`,

  verify: `Usage: warsheet verify FILE.xlsx [--seed MASTER]

Recomputes every die of the ledger and names the lines that do not match. Exit status 1 if there are any.

  --seed MASTER    the master seed published at the end; without it that of the workbook

Examples: warsheet verify campaign.xlsx
          warsheet verify campaign.xlsx --seed ABCDEFGHIJKLMNOPQRSTUVWXYZ`,

  odds: `Usage: warsheet odds FILE.xlsx [--combat F-1]

Odds of the combats of the turn, before they are resolved; nothing is written. One squad against one: exact. More
squads, or an exact calculation that would take too long: simulated, always with the same 100000 runs, and the margin
is shown.

  --combat F-1    this combat only

Examples: warsheet odds campaign.xlsx
          warsheet odds campaign.xlsx --combat F-1 --json`,

  stats: `Usage: warsheet stats FILE.xlsx [--turn N]

How the dice of the ledger fell: for all together and for each player, every kind of die with its faces and its mean.
A word is said only where fair dice would hardly ever fall so, however many players are looked at. Undone dice and the
game master's overrides do not count.

  --turn N    this turn only

Examples: warsheet stats campaign.xlsx
          warsheet stats campaign.xlsx --turn 4 --json`,

  call: `Usage: warsheet call NAME 'JSON array of arguments'
       warsheet call -

Calls a custom function and prints its value as JSON: one value, a row as an array, a table as an array of rows. A
range is an array of rows, null an argument left out. With - each line of standard input is ["NAME",[arguments]] and
gets a line of its own: {"value":…} or {"error":{"code":…,"message":…}}.

Examples: warsheet call ROLL '["2d6+1", "turn 4"]'
          warsheet call CELL_DISTANCE '["A1", "C4"]'
          warsheet call CHECK_RULES '["If our HP is below 40%, then withdraw"]'`,
};
