/** @jest-environment jsdom */
import { fireEvent, screen, within } from '@testing-library/react';
import { packLetter, packPost } from '../../src/app/delivery';
import { writeReports } from '../../src/app/reports';
import { resolveCombat } from '../../src/app/resolve';
import type { OutgoingFile, PaneServices } from '../../src/taskpane/services';
import { openCampaign } from '../../src/app/open';
import { good, sampleCampaign } from '../support/sample-campaign';
import { forget, goTo, openPane, openSample, press } from './support';

afterEach(forget);

/** What has left the workbook, by the way it left. */
const outbox = () => {
  const sent = { copied: [] as string[], saved: [] as OutgoingFile[], opened: [] as OutgoingFile[] };
  const services: Partial<PaneServices> = {
    copy: async (text) => void sent.copied.push(text),
    save: async (file) => void sent.saved.push(file),
    openWorkbook: async (file) => void sent.opened.push(file),
  };
  return { sent, services };
};

const pressIn = (name: string, label: string): void => {
  fireEvent.click(within(screen.getByRole('region', { name })).getByRole('button', { name: label }));
};

describe('what the players get (L-23 e)', () => {
  test('before a phase is resolved the page says who plays, and gives out nothing', async () => {
    await openSample();
    await goTo('Players');
    await screen.findByText(/^No phase of this turn is resolved yet/);
    expect(screen.queryByRole('button', { name: 'Save all as files' })).toBeNull();
  });

  test('each player in a format of their own, the dm.am post, all as files', async () => {
    const port = await sampleCampaign();
    good(await resolveCombat(port, ''));
    const { sent, services } = outbox();
    const pane = openPane(port, 'en', services);
    await goTo('Players');
    await screen.findByText(/^Searched: none of the 4 reports/);
    const written = good(await writeReports(port, 4));
    const [anna, ben, clara] = written.letters;

    pressIn('Anna', 'Copy');
    await screen.findByText('Copied.');
    expect(sent.copied).toEqual([(good(packLetter(written, anna!, 'dm')) as { text: string }).text]);
    pressIn('Ben', 'New workbook');
    expect(sent.opened.map(({ name }) => name)).toEqual([good(packLetter(written, ben!, 'xlsx')).fileName]);
    fireEvent.change(screen.getByLabelText('Format for Clara'), { target: { value: 'md' } });
    fireEvent.click(
      within(screen.getByRole('region', { name: 'Clara' })).getByRole('button', { name: /^Copy message 1/ }),
    );
    fireEvent.change(screen.getByLabelText('Format for Clara'), { target: { value: 'dm' } });
    await press('Copy the post');
    expect(sent.copied.at(-1)).toBe((good(packPost(written, [anna!, clara!])) as { text: string }).text);

    fireEvent.click(
      within(screen.getByRole('region', { name: 'Anna' })).getByRole('button', { name: 'Private sheet' }),
    );
    expect(pane.selected()).toMatchObject({ sheet: 'Turn 4 · Anna' });
    await press('Save all as files');
    await screen.findByText('5 files saved.');
    expect(sent.saved).toHaveLength(5);
  });

  test('a report that cannot go out says why, and nothing goes out with it', async () => {
    const port = await sampleCampaign('es');
    good(await resolveCombat(port, ''));
    const { place } = (await openCampaign(port)).reading.campaign.players[0]!;
    const column = place.columns['character']!;
    await port.apply([{ kind: 'cells', sheet: place.sheet, row: place.row, column, values: [['A [B]']] }]);
    const { sent, services } = outbox();
    openPane(port, 'es', services);
    await goTo('Jugadores');
    expect(await screen.findAllByText(/«A \[B\]».*corchetes/)).toHaveLength(2);
    await press('Guardar todo como archivos');
    expect(await screen.findAllByText(/«A \[B\]».*corchetes/)).toHaveLength(3);
    expect(sent.saved).toEqual([]);
  });

  test('the clipboard may be refused: the text is then there to copy by hand', async () => {
    const port = await sampleCampaign('ru');
    good(await resolveCombat(port, ''));
    openPane(port, 'ru', { copy: () => Promise.reject(new Error('refused')) });
    await goTo('Игроки');
    await press('Скопировать пост');
    await screen.findByText(/^Буфер обмена здесь недоступен/);
    const box = screen.getByRole('textbox', { name: 'Скопировать пост' }) as HTMLTextAreaElement;
    expect(box.value).toContain('[private=');
  });
});
