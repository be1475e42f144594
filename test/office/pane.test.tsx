/**
 * @jest-environment jsdom
 * @jest-environment-options {"globalsCleanup": "off"}
 */
import '../support/page';
import { act, fireEvent, render, screen } from '@testing-library/react';
import * as React from 'react';
import { openCampaign } from '../../src/app/open';
import { lastReport } from '../../src/commands/report';
import { excelServices } from '../../src/taskpane/excelServices';
import { Pane } from '../../src/taskpane/Pane';
import type { PaneServices } from '../../src/taskpane/services';
import { installExcel, type ExcelHost } from '../support/office/excel';
import { loadOffice } from '../support/office/library';
import { contentsOf } from '../support/sample-campaign';
import { forget, goTo, press } from '../taskpane/support';

const office = loadOffice();
let excel: ExcelHost;
const spoken: string[] = [];

beforeAll(() => {
  excel = installExcel(office);
});

afterEach(forget);

/** The pane as it runs in Excel; only the document's own settings have no host here. */
const openInExcel = (): PaneServices => {
  const services = { ...excelServices(), campaignSpeaks: (language: string) => void spoken.push(language) };
  render(<Pane services={services} />);
  return services;
};

describe('the pane over the workbook that is open in Excel', () => {
  test('makes the sample, resolves its phase, shows a private sheet, undoes', async () => {
    excel.reset();
    const { port } = openInExcel();
    await press('Sample campaign: Landing');
    await screen.findByText('6 fights · 14 squads · 4 players');
    expect(spoken).toContain('en');
    const before = await contentsOf(port);
    await press('Resolve the phase');
    await screen.findByText(/^The phase is resolved: \d+ dice, 5 sheets written\.$/);
    await goTo('Players');
    const [sheet] = await screen.findAllByRole('button', { name: 'Private sheet' });
    fireEvent.click(sheet!);
    await goTo('Turn');
    await press('Undo the phase');
    await screen.findByText('The phase is undone; its dice stay the same.');
    const { ['Ledger 4']: ledger, ...after } = await contentsOf(port);
    expect(ledger).toBeDefined();
    expect(after).toEqual(before);
  });

  test('selects a cell, and takes squads from the rows selected', async () => {
    excel.reset();
    const services = openInExcel();
    await press('Sample campaign: Landing');
    await screen.findByText('6 fights · 14 squads · 4 players');
    const { place } = (await openCampaign(services.port)).reading.campaign.squads[2]!;
    await services.select({ sheet: place.sheet, row: place.row, columnIndex: 1 });
    expect(excel.book.active?.name).toBe(place.sheet);
    expect(await services.selection()).toEqual({ sheet: place.sheet, row: place.row, column: 1, rows: 1, columns: 1 });
  });

  test('what Excel refuses is told in words, and nothing is written', async () => {
    excel.reset();
    const { port } = openInExcel();
    await press('Sample campaign: Landing');
    await screen.findByText('6 fights · 14 squads · 4 players');
    excel.book.isProtected = true;
    await press('Resolve the phase');
    await screen.findByText('It did not work:');
    expect(screen.getByText(/^the structure of the workbook is protected/)).toBeTruthy();
    expect((await port.outline()).sheets.some(({ name }) => name.startsWith('Turn 4'))).toBe(false);
  });

  test('tells what came of a button of the ribbon, each problem with its cell', async () => {
    excel.reset();
    openInExcel();
    await screen.findByRole('heading', { name: 'No campaign here yet' });
    const place = { sheet: 'Sheet1', row: 4, column: 'HP', columnIndex: 2, value: 'x' };
    const lines = [
      { text: '1 problem stands in the way', place: null },
      { text: 'row 5 is wrong', place },
    ];
    act(() => lastReport.show({ button: 'check', state: 'refused', language: 'en', lines }));
    await screen.findByText('1 problem stands in the way');
    await press('row 5 is wrong');
    await screen.findByText('1 problem stands in the way');
    expect(excel.book.selection).toMatchObject({ row: 4, column: 2 });
    lastReport.show(null);
  });
});
