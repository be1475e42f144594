/** @jest-environment jsdom */
import { fireEvent, screen, within } from '@testing-library/react';
import { exoSample } from '../support/exo-campaign';
import { planetCampaign } from '../support/planet-campaign';
import { forget, goTo, openPane, openSample, press, type } from './support';

afterEach(forget);

const choose = async (name: string, value: string): Promise<void> => {
  fireEvent.change(await screen.findByRole('combobox', { name }), { target: { value } });
};

describe('odds in the pane', () => {
  test('of Landing: one squad against two, where its HP ends, and the same as a formula', async () => {
    const services = await openSample();
    await goTo('Odds');
    await choose('Attacker', 'S-01');
    await choose('Add a target', 'S-03');
    await choose('Add a target', 'S-04');
    const fights = await screen.findAllByRole('region', { name: /→/ });
    expect(fights).toHaveLength(2);
    const shares = within(fights[0]!)
      .getAllByRole('listitem')
      .map((item) => Number(/([\d.]+)%$/.exec(item.textContent)?.[1]));
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(100, 0);
    expect(await screen.findAllByRole('heading', { name: /^HP left: / })).toHaveLength(2);
    services.setSelection({ sheet: 'Squads', row: 40, column: 0, rows: 1, columns: 1 });
    fireEvent.click(within(fights[0]!).getByRole('button', { name: 'Insert as a formula' }));
    await screen.findByText(/^The formula stands in the selected cell/);
    const [formulas] = await services.port.formulas(['Squads']);
    expect(formulas?.[40]?.[0]?.formula).toMatch(/^=_xldudf_GM_COMBAT_ODDS\(\{"HP",12;/);
  });

  test('of EXO: a burst; what is no number is said', async () => {
    openPane(await exoSample('es'), 'es');
    await goTo('Pronóstico');
    expect((await screen.findAllByRole('row')).length).toBeGreaterThan(2);
    await type('habilidad', 'mucha');
    await screen.findByText(/^«mucha»: hace falta un número entero/);
  });

  test('of the planet wargame: only soldiers that fire templates fire them', async () => {
    openPane(await planetCampaign('ru'), 'ru');
    await goTo('Шансы');
    expect((await screen.findAllByRole('row')).length).toBeGreaterThan(2);
    await choose('Вид боя', 'parabolic');
    expect(within(await screen.findByRole('combobox', { name: 'x' })).getAllByRole('option')).toHaveLength(3);
    await press('Вставить формулой');
    await screen.findByText('Сначала нужно выделить ячейку для формулы.');
  });
});
