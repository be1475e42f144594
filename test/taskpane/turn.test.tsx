/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react';
import { openCampaign } from '../../src/app/open';
import { lastErrors } from '../../src/functions/excel/lastErrors';
import { sampleCampaign } from '../support/sample-campaign';
import { forget, openPane, openSample, press } from './support';

afterEach(forget);

describe('the page of the turn', () => {
  test('says where the campaign stands', async () => {
    await openSample();
    await screen.findByText('6 fights · 14 squads · 4 players');
    expect(screen.getByText('turn 4')).toBeTruthy();
    expect(screen.getByRole('button', { current: 'step' }).textContent).toBe('combat (on now)');
    await press('Check');
    await screen.findByText('Checked: nothing stands in the way.');
  });

  test('a problem is a link that shows its cell, and quotes the value', async () => {
    const port = await sampleCampaign();
    const { reading } = await openCampaign(port);
    const { place } = reading.campaign.squads[1]!;
    const column = place.columns['hp']!;
    await port.apply([{ kind: 'cells', sheet: place.sheet, row: place.row, column, values: [['many']] }]);
    const services = openPane(port, 'en');
    const link = await screen.findByRole('button', { name: /“many” is not a number/ });
    expect(link.textContent).toContain(`sheet “${place.sheet}”, row ${place.row + 1}`);
    fireEvent.click(link);
    expect(services.selected()).toMatchObject({ sheet: place.sheet, row: place.row, columnIndex: column });
  });

  test('a phase that is not on can be made the one that is on, and that taken back', async () => {
    const { port } = await openSample('es');
    await press('maniobra');
    await press('Pasar a esta fase');
    await screen.findByText('La fase en curso es ahora: maniobra.');
    expect((await openCampaign(port)).reading.campaign.settings.phase).toBe('manoeuvre');
    await press('Deshacer');
    await screen.findByText('Todo ha vuelto a como estaba.');
    expect((await openCampaign(port)).reading.campaign.settings.phase).toBe('combat');
  });

  test('shows the last errors of functions', async () => {
    const source = { now: () => lastErrors.all, subscribe: (listener: () => void) => lastErrors.subscribe(listener) };
    await openSample('ru', { functionErrors: source });
    await screen.findByText(/6 боёв/);
    act(() => lastErrors.add({ id: 'ROLL', address: 'Лист1!B2', code: '#VALUE!', message: '«2ы6» — не бросок' }));
    await screen.findByText('Лист1!B2, GM.ROLL');
    expect(screen.getByText(/«2ы6» — не бросок/)).toBeTruthy();
    act(() => lastErrors.clear('Лист1!B2'));
  });
});
