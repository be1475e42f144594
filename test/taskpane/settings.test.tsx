/** @jest-environment jsdom */
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { openCampaign } from '../../src/app/open';
import { forget, button, openPane, openSample, press, type } from './support';

afterEach(forget);

const optionsOf = async (port: Parameters<typeof openCampaign>[0]) =>
  (await openCampaign(port)).reading.campaign.settings.options;

describe('settings', () => {
  test('the language of the pane is remembered, the workbook keeps its own', async () => {
    const { port } = await openSample('en');
    await press('Settings');
    fireEvent.change(await screen.findByRole('combobox', { name: 'Language of the pane' }), {
      target: { value: 'ru' },
    });
    await press('Назад');
    await screen.findByRole('tab', { name: 'Игроки' });
    expect((await openCampaign(port)).reading.campaign.settings.language).toBe('en');
    cleanup();
    openPane(port, 'en');
    await screen.findByRole('tab', { name: 'Игроки' });
  });

  test('options are checked, written in the language of the workbook, and taken back', async () => {
    const { port } = await openSample('es');
    const before = await optionsOf(port);
    await press('Ajustes');
    await type('Ciclos', 'muchos');
    await screen.findByText('«muchos» no es un número entero; se admiten enteros de 1 a 20');
    expect((await button('Escribir los ajustes')).disabled).toBe(true);
    await type('Ciclos', '7');
    fireEvent.change(screen.getByRole('combobox', { name: 'Mostrar PV del enemigo' }), { target: { value: 'yes' } });
    await press('Escribir los ajustes');
    await screen.findByText('Los ajustes están escritos.');
    expect(await optionsOf(port)).toMatchObject({ cycles: 7, showEnemyHp: true });
    await press('Deshacer');
    await screen.findByText('Todo ha vuelto a como estaba.');
    expect(await optionsOf(port)).toEqual(before);
  });
});
