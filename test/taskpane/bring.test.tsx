/** @jest-environment jsdom */
import { fireEvent, screen, within } from '@testing-library/react';
import { openCampaign } from '../../src/app/open';
import type { WorkbookPort } from '../../src/workbook/port';
import { button, forget, goTo, openSample, press, type } from './support';

afterEach(forget);

const POST = `My orders.

Squad: Second Company
1) If under fire from extreme range, then close to effective range.
2) If the enemy is near, then withdraw.

Squad: Grey Wolfs
If always, then hold.`;

const textsOf = async (port: WorkbookPort, squad: string): Promise<readonly string[]> =>
  (await openCampaign(port)).reading.campaign.squads.find(({ name }) => name === squad)!.ruleTexts;

describe('taking in a post (B-5)', () => {
  test('shows what was understood and where not, mended in place, before anything is written', async () => {
    const { port } = await openSample();
    const before = await textsOf(port, 'Second Company');
    await goTo('Import');
    await type('Post with behaviour rules', POST);
    const squad = within(await screen.findByRole('region', { name: 'Second Company' }));
    expect(squad.getByText('If under fire from extreme range, then close to effective range.')).toBeTruthy();
    expect(squad.getByText('enemy is near').className).toContain('ws-mark');
    expect(squad.getByText(/says no number/)).toBeTruthy();
    expect((await button('Write only what is understood: 1 rule')).disabled).toBe(false);

    await type('Text of rule 2', 'If the enemy is closer than 2 cells, then withdraw.');
    await press('Read again');
    await press('Grey Wolves');
    await button('Write 3 rules');
    expect(await textsOf(port, 'Second Company')).toEqual(before);

    await press('Write 3 rules');
    await screen.findByText('3 rules of 2 squads written.');
    expect(await textsOf(port, 'Second Company')).toEqual([
      'If under fire from extreme range, then close to effective range.',
      'If the enemy is closer than 2 cells, then withdraw.',
    ]);
    expect(await textsOf(port, 'Grey Wolves')).toEqual(['If always, then hold.']);

    await press('Undo');
    await screen.findByText('Put back as it was.');
    expect(await textsOf(port, 'Second Company')).toEqual(before);
    expect((screen.getByLabelText('Post with behaviour rules') as HTMLTextAreaElement).value).toContain('Grey Wolves');
  });

  test('a squad named twice cannot be written', async () => {
    await openSample('ru');
    await goTo('Ввод');
    await type(
      'Пост с правилами поведения',
      'Отряд: Вторая рота\nЕсли всегда, то стоять.\nОтряд: Вторая рота\nЕсли всегда, то стоять.',
    );
    await screen.findByText(/назван дважды/);
    expect((await button(/^Записать/)).disabled).toBe(true);
  });

  test('a post without any header says what a header looks like', async () => {
    await openSample('es');
    await goTo('Importar');
    await type('Mensaje con reglas de comportamiento', 'Si siempre, retirarse.');
    await screen.findByText(/^Ninguna línea nombra una escuadra/);
  });

  test('a dropped file is read in the encoding it is in, and refused if it is no text', async () => {
    await openSample();
    await goTo('Import');
    const box = await screen.findByLabelText('Post with behaviour rules');
    const drop = (bytes: Uint8Array, name: string): void => {
      fireEvent.drop(box, { dataTransfer: { files: [new File([bytes as BlobPart], name)] } });
    };
    // «Если» in Windows-1251.
    drop(Uint8Array.from([0xc5, 0xf1, 0xeb, 0xe8]), 'post.txt');
    await screen.findByDisplayValue('Если');
    drop(Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0, 1]), 'campaign.xlsx');
    await screen.findByText('The file “campaign.xlsx” is not a text.');
    expect((box as HTMLTextAreaElement).value).toBe('Если');
  });
});
