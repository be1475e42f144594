import { SHEET_WORDS } from '../i18n/sheets';
import type { Campaign, Player } from '../workbook/campaign';
import type { Outgoing } from './leaks';
import type { Played } from './ruleset';

/** One player's report, not yet in any format. */
export interface Letter extends Outgoing {
  readonly player: Player;
  /** How many fights concern the player. */
  readonly fights: number;
}

/** A player's report with its twin; made in a function that gets nobody else's. */
export function letterOf(played: Played, player: Player, campaign: Campaign, keys: readonly string[]): Letter {
  const { concerned, document } = played.report(player);
  const twin = played.twin(player.id).report(player).document;
  const hidden = played.hidden(player.id, campaign, keys);
  return { player, fights: concerned, reader: player.name, document, twin, hidden };
}

/** The public packet with its twin. */
export function packetOut(played: Played, campaign: Campaign, keys: readonly string[]): Outgoing {
  const { language } = campaign.settings;
  return {
    reader: SHEET_WORDS[language].everybody,
    document: played.packet(language),
    twin: played.twin(null).packet(language),
    hidden: played.hidden(null, campaign, keys),
  };
}
