/** @jest-environment jsdom */
import { fireEvent, screen, within } from '@testing-library/react';
import { commitment } from '../../src/engine/dice/campaignKeys';
import { lookAt } from '../../src/app/glance';
import { makeMemoryWorkbook } from '../../src/adapters/memory/workbook';
import { forget, openEmpty, openPane, press } from './support';

afterEach(forget);

describe('a workbook without a campaign', () => {
  test('gets an empty one in the language of the program, with its commitment to copy', async () => {
    const copied: string[] = [];
    const { port } = openEmpty('ru', { copy: async (text) => void copied.push(text) });
    await press('Новая кампания: Высадка');
    await screen.findByRole('heading', { name: 'Кампания без названия' });
    const { campaign, empty } = await lookAt(port);
    expect({ empty, language: campaign.settings.language, squads: campaign.squads }).toEqual({
      empty: false,
      language: 'ru',
      squads: [],
    });
    await press('Скопировать');
    await screen.findByText('Скопировано.');
    expect(copied).toEqual([commitment(campaign.settings.master)]);
  });

  test('gets the sample in another language', async () => {
    const { port } = openEmpty('en');
    const language = await screen.findByRole('combobox', { name: 'Language of the campaign' });
    fireEvent.change(language, { target: { value: 'es' } });
    await press('Sample campaign: Landing');
    await screen.findByText('6 combates · 14 escuadras · 4 jugadores');
    expect((await lookAt(port)).campaign.squads).toHaveLength(14);
  });

  test('gets a campaign of EXO, whose only phase is the round', async () => {
    openEmpty('es');
    await press('Campaña de muestra: EXO');
    await screen.findByRole('button', { current: 'step', name: /^asalto/ });
    expect(screen.queryByRole('tab', { name: 'Importar' })).toBeNull();
  });

  test('a sheet of the game master is not replaced: the refusal names it, and nothing is written', async () => {
    const port = makeMemoryWorkbook([{ name: 'Squads', cells: [['my own']] }]);
    openPane(port, 'en');
    await press('New campaign: Landing');
    const notice = await screen.findByText('No campaign is made.');
    expect(within(notice.closest('[role=status]')! as HTMLElement).getByText(/“Squads”/)).toBeTruthy();
    expect((await port.outline()).sheets).toHaveLength(1);
  });
});
