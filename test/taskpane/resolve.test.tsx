/** @jest-environment jsdom */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { putCombat, entryOf } from '../../src/app/landing/combats';
import { openCampaign } from '../../src/app/open';
import type { WorkbookPort } from '../../src/workbook/port';
import { contentsOf, sampleCampaign } from '../support/sample-campaign';
import { button, forget, openPane, openSample, press, type } from './support';

afterEach(forget);

const combatsOf = async (port: WorkbookPort) => (await openCampaign(port)).reading.campaign.combats;

describe('resolving a phase (L-23)', () => {
  test('is done once, shows each fight with its course and HP, and is undone to the last cell', async () => {
    const { port } = await openSample();
    const before = await contentsOf(port);
    await press('Resolve the phase');
    await screen.findByText(/^The phase is resolved: \d+ dice, 5 sheets written\.$/);
    expect(screen.queryByRole('button', { name: 'Resolve the phase' })).toBeNull();

    const fight = (await screen.findByText(/^F-1: Second Company → .*: .*, \d cycles$/)).closest('details')!;
    await act(async () => {
      fight.open = true;
      fireEvent(fight, new Event('toggle'));
    });
    expect(within(fight).getByRole('heading', { name: 'Cycle 1' })).toBeTruthy();
    expect(within(fight).getByText(/^Second Company: 12( → [\d.]+){2,}$/)).toBeTruthy();
    expect(fight.querySelectorAll('polyline')).toHaveLength(2);

    await press('Undo the phase');
    await screen.findByText('The phase is undone; its dice stay the same.');
    const { ['Ledger 4']: ledger, ...after } = await contentsOf(port);
    expect(ledger).toBeDefined();
    expect(after).toEqual(before);
  });

  test('after a change offers to resolve again with a reason, and keeps the dice', async () => {
    const port = await sampleCampaign();
    openPane(port, 'en');
    await press('Resolve the phase');
    await screen.findByText(/^The phase is resolved:/);
    const [first] = await combatsOf(port);
    await putCombat(port, first!.id, { ...entryOf(first!), distance: 2 });
    await press('Check');
    await screen.findByText(/^The workbook has changed/);
    await type('Reason for resolving again (the ledger keeps it)', 'the distance was wrong');
    await press('Resolve again');
    await screen.findByText(/^The phase is resolved again, attempt 2, with the same dice/);
    expect((await openCampaign(port)).state.phases[0]?.attempts[1]?.reason).toBe('the distance was wrong');
  });

  test('is stopped by Cancel before anything is written', async () => {
    const slow = await sampleCampaign('ru');
    const { port } = await openSample('ru', {
      port: { ...slow, apply: () => Promise.reject(new Error('nothing may be written')) },
    });
    const before = await contentsOf(port);
    // Every look at the clock finds that the page is due for a breath.
    let clock = 0;
    const now = jest.spyOn(performance, 'now').mockImplementation(() => (clock += 1000));
    await press('Рассчитать фазу');
    await press('Прервать');
    await screen.findByText('Остановлено. Ничего не записано.');
    now.mockRestore();
    expect(await contentsOf(port)).toEqual(before);
  });

  test('goes on to the next turn and back', async () => {
    const { port } = await openSample('es');
    await press('Resolver la fase');
    await press('Pasar al turno 5');
    await screen.findByText('Ahora es el turno 5. La tabla de combates está vacía.');
    expect(await combatsOf(port)).toHaveLength(0);
    await press('Deshacer');
    await screen.findByText('Todo ha vuelto a como estaba.');
    expect(await combatsOf(port)).toHaveLength(6);
  });
});

describe('entering a fight', () => {
  test('of squads chosen and selected, changed, removed and put back', async () => {
    const services = await openSample();
    const { port } = services;
    await press('Remove fight F-6');
    await screen.findByText('Fight F-6 is removed.');
    await press('Enter a fight');
    const form = within(await screen.findByRole('region', { name: 'New fight' }));
    fireEvent.change(form.getByRole('combobox', { name: 'Add a squad: Attackers' }), { target: { value: 'S-14' } });
    await press('Selected rows: Defenders');
    await form.findByText(/^No squad that can be added is selected/);
    const squad = (await openCampaign(port)).reading.campaign.squads.find(({ id }) => id === 'S-07')!;
    services.setSelection({ ...squad.place, column: 0, rows: 1, columns: 1 });
    await press('Selected rows: Defenders');
    await form.findByRole('button', { name: `Take out ${squad.name}` });
    await type('Distance in cells (blank: longest range of the attackers)', 'far');
    await form.findByText('“far” is not a distance; accepted are whole numbers from 0 to 1000, or nothing');
    expect((await button('Write the fight')).disabled).toBe(true);
    await type('Distance in cells (blank: longest range of the attackers)', '3');
    await type('Modifier of the attackers', '−2');
    await press('Write the fight');
    await screen.findByText('Fight F-6 is written.');
    expect((await combatsOf(port)).find(({ id }) => id === 'F-6')).toMatchObject({
      attackers: ['S-14'],
      defenders: ['S-07'],
      distance: 3,
      attackerModifiers: [{ value: -2 }],
    });
    await press('Undo');
    await screen.findByText('Put back as it was.');
    expect(await combatsOf(port)).toHaveLength(5);
  });
});
