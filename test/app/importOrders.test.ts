import { previewOrders } from '../../src/app/importOrders';
import { checkCampaign } from '../../src/app/resolve';
import { writeOrder } from '../../src/behaviour/orders/write';
import { readOrder } from '../../src/behaviour/orders/read';
import { good, sampleCampaign } from '../support/sample-campaign';

const POST = `Good evening, here is what we do.

Player: Anna
1) Build a bunker in C4.
2) Research Automation; study the Humming ring
Second Company: move C4 D5
Grey Wolves: attack Red Lances

Player: Ben
- Covert operation "Spying" against Anna
- Build a cathedral in F4
`;

describe('orders of a forum post', () => {
  test('what is understood becomes rows in the order of the text; what is refused says why and where', async () => {
    const port = await sampleCampaign();
    const { reading, complete, orders, changes, names } = good(await previewOrders(port, POST, null));
    expect(reading.accepted.map(({ player, order }) => [player, order.kind, order.subject, order.details])).toEqual([
      ['P1', 'build', 'Bunker', 'C4'],
      ['P1', 'research', 'Automation', ''],
      ['P1', 'study', 'Humming ring', ''],
      ['P1', 'move', 'S-01', 'C4 D5'],
      ['P1', 'attack', 'S-02', 'S-05'],
      ['P2', 'covert', 'Spying', 'P1'],
    ]);
    expect(
      reading.refused.map(({ text, diagnostic }) => [text, diagnostic.reason, diagnostic.params['quote']]),
    ).toEqual([['Build a cathedral in F4', 'no-such-name', 'cathedral']]);
    expect(reading.unread.map(({ text }) => text)).toEqual(['Good evening, here is what we do']);
    expect(complete).toBe(false);
    // Anna's study stands on the sheet already.
    expect(orders).toBe(5);
    // The canonical sentence is read back as the same order.
    for (const { order, player } of reading.accepted) {
      for (const language of ['en', 'ru', 'es'] as const) {
        const text = writeOrder(order, language, names);
        const again = readOrder(text, { start: 0, end: text.length }, names, { player, squad: null });
        expect([text, again?.ok && again.value[0]?.order]).toEqual([text, order]);
      }
    }
    await port.apply(changes);
    const { campaign, problems } = await checkCampaign(port);
    expect(problems).toEqual([]);
    expect(campaign.ruleset === 'landing' && campaign.growth.orders.slice(-5).map(({ id }) => id)).toEqual([
      ...['R-8', 'R-9', 'R-10', 'R-11', 'R-12'],
    ]);
  });

  test('without a player nobody’s construction is guessed at; a squad tells whose it is', async () => {
    const port = await sampleCampaign();
    const { reading } = good(await previewOrders(port, 'Build a bunker in C4\nS-01: move D5', null));
    expect(reading.refused.map(({ diagnostic }) => diagnostic.reason)).toEqual(['no-player']);
    expect(reading.accepted.map(({ player }) => player)).toEqual(['P1']);
    const named = good(await previewOrders(port, 'Build a bunker in C4', 'Anna'));
    expect(named).toMatchObject({ complete: true, orders: 1 });
    const unknown = await previewOrders(port, 'Build a bunker in C4', 'Nobody');
    expect(!unknown.ok && unknown.error.problems.map(({ problem }) => problem.code)).toEqual(['unknown-player']);
  });
});
