import { type OrdersPreview, previewOrders } from '../../app/importOrders';
import { writeOrder } from '../../behaviour/orders/write';
import { CLI_WORDS } from '../../i18n/cli';
import type { Language } from '../../i18n/language';
import { ORDER_REASON_WORDS } from '../../i18n/orderReasons';
import { fill } from '../../i18n/template';
import type { Command } from '../command';
import { DONE, REFUSED } from '../io';
import { readTextFile } from '../textFile';
import { wrongUsage } from '../usage';
import { changingWorkbook, refuse, refuseAll, save, WRITING } from '../workbookFile';

/** What is understood, what is refused and where, what was not read. */
function previewLines({ reading, names }: OrdersPreview, language: Language): readonly string[] {
  const words = CLI_WORDS[language];
  return [
    ...reading.accepted.map(({ order, player }) => `  ✓ ${player}: ${writeOrder(order, language, names)}`),
    ...reading.refused.flatMap(({ text, span, diagnostic }) => {
      const start = Math.max(0, diagnostic.span.start - span.start);
      const length = Math.max(1, Math.min(diagnostic.span.end - diagnostic.span.start, text.length - start));
      const { reason, params, nearest } = diagnostic;
      return [
        `  ✗ ${text.replace(/\s/gu, ' ')}`,
        `    ${' '.repeat(start)}${'^'.repeat(length)}`,
        `      ${fill(language, ORDER_REASON_WORDS[language][reason], { ...params, candidates: params['candidates'] || '–' })}`,
        ...(nearest.length > 0 ? [`      ${words.nearest}: ${nearest.join(' | ')}`] : []),
      ];
    }),
    ...reading.unread.map(({ text }) => fill(language, words['line-unread'], { text: text.trim() })),
  ];
}

/** `warsheet orders FILE.xlsx TEXT.txt`: imports orders of players from a forum post. */
export const orders: Command = {
  options: { ...WRITING, 'accept-understood': { type: 'boolean' }, player: { type: 'string' } },
  words: 2,
  run(typed, io) {
    const [, textFile] = typed.positionals;
    if (textFile === undefined)
      return wrongUsage(typed, io, typed.positionals.length === 0 ? 'file-needed' : 'text-needed');
    return changingWorkbook(typed, io, async (workbook, target, given) => {
      const { language, values } = given;
      const words = CLI_WORDS[language];
      const text = await readTextFile(textFile);
      if (!text.ok) return refuseAll([text.error], given, io);
      const player = typeof values['player'] === 'string' ? values['player'] : null;
      const preview = await previewOrders(workbook, text.value, player);
      if (!preview.ok) return refuse(preview.error, given, io);
      const { reading, complete, orders: count, changes } = preview.value;
      if (values['json'] === true) io.out(`${JSON.stringify(reading)}\n`);
      else for (const line of previewLines(preview.value, language)) io.out(`${line}\n`);
      if (reading.accepted.length === 0 || (!complete && values['accept-understood'] !== true)) {
        io.err(`${reading.accepted.length === 0 ? words['nothing-written'] : words['orders-refused']}\n`);
        return REFUSED;
      }
      await workbook.apply(changes);
      const status = await save(target, await workbook.bytes(), given, io);
      if (status !== DONE) return status;
      io.err(`${fill(language, words['orders-written'], { count, file: target })}\n`);
      return DONE;
    });
  },
};
