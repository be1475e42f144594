/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { openCampaign } from '../../src/app/open';
import { resolveCombat } from '../../src/app/resolve';
import { commitment } from '../../src/engine/dice/campaignKeys';
import { good, MASTER, sampleCampaign } from '../support/sample-campaign';
import { forget, goTo, openPane, openSample, press, type } from './support';

afterEach(forget);

describe('the page of the dice (D-3, D-4)', () => {
  test('shows the commitment to publish and never the master seed', async () => {
    const copied: string[] = [];
    await openSample('en', { copy: async (text) => void copied.push(text) });
    await goTo('Dice');
    await press('Copy');
    expect(copied).toEqual([commitment(MASTER)]);
    await screen.findByText('No die has been rolled yet.');
    expect(document.body.innerHTML).not.toContain(MASTER);
  });

  test('writes the public word, and takes it back', async () => {
    const { port } = await openSample('ru');
    const wordNow = async () => (await openCampaign(port)).reading.campaign.settings.publicWord;
    await goTo('Кубики');
    await type('Открытое слово хода 4', 'маяк');
    await press('Записать слово');
    await screen.findByText('Открытое слово записано.');
    expect(await wordNow()).toBe('маяк');
    await press('Отменить');
    await screen.findByText('Всё возвращено, как было.');
    expect(await wordNow()).toBe('');
  });

  test('sums up the ledger and recomputes every die; another seed does not fit', async () => {
    const port = await sampleCampaign('es');
    const { dice } = good(await resolveCombat(port, ''));
    openPane(port, 'es');
    await goTo('Dados');
    await screen.findByText(`Turno 4, combate: ${dice} dados, 1 intento, anulados: 0`);
    await screen.findByText(/^\d+ dados, media \d,\d+; con dados justos es 6,5\.$/);
    await press('Recalcular todos los dados');
    await screen.findByText(`Dados recalculados y correctos: ${dice}.`);
    await type('Semilla maestra con que comprobar (vacío: la de este libro)', 'ZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZ');
    await press('Recalcular todos los dados');
    await screen.findByText('Correctos: 0; 1 discrepancia:');
    await screen.findByText(/no corresponde al compromiso/);
  });
});
