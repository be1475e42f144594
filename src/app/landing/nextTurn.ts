import type { WorkbookPort } from '../../workbook/port';
import { combatRemovals, combatRow } from '../../workbook/write/landing/combats';
import { openCampaign } from '../open';
import { settingWrite } from '../settings';
import type { TakeBack } from '../takeBack';

/** Goes on to the next turn: its number, no public word, no fights. What the last one wrote elsewhere stays. */
export async function nextTurn(port: WorkbookPort): Promise<{ readonly turn: number; readonly takeBack: TakeBack }> {
  const { reading } = await openCampaign(port);
  const { settings, combats } = reading.campaign;
  const ids = combats.map(({ id }) => id);
  const rows = ids.flatMap((id) => combatRow(reading, id) ?? []);
  const turn = settings.turn + 1;
  const word = settings.publicWord === '' ? {} : { publicWord: '' };
  const written = settingWrite(reading, { turn, ...word });
  await port.apply([...written.changes, ...combatRemovals(reading, ids)]);
  const combatsBack: TakeBack = { kind: 'combats', remove: [], put: rows };
  return { turn, takeBack: { kind: 'all', parts: [written.takeBack, combatsBack] } };
}
