/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import * as React from 'react';
import { DICE_WORDS } from '../../src/i18n/pane/dice';
import { ErrorBoundary } from '../../src/taskpane/shell/ErrorBoundary';
import { SpeechProvider } from '../../src/taskpane/speech';
import { forget, goTo, openSample, press, type } from './support';

afterEach(forget);

describe('a failure inside the pane', () => {
  test('is told in the campaign’s language, with details to copy; what stands above it is kept', async () => {
    // React tells of what a boundary has caught.
    const told = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const copied: string[] = [];
    const reload = jest.fn();
    let isBroken = true;
    const Page = (): React.ReactElement => {
      if (isBroken) throw new RangeError('no such squad');
      return <p>the page again</p>;
    };
    render(
      <SpeechProvider value="ru">
        <ErrorBoundary copy={async (text) => void copied.push(text)} onReload={reload}>
          <Page />
        </ErrorBoundary>
      </SpeechProvider>,
    );
    await screen.findByRole('heading', { name: 'Сбой панели' });
    await press('Скопировать подробности');
    expect(copied[0]).toMatch(/^Warsheet \d+\.\d+\.\d+\n[^]*RangeError: no such squad/);
    await press('Перезагрузить панель');
    expect(reload).toHaveBeenCalledTimes(1);
    isBroken = false;
    await press('Попробовать ещё раз');
    await screen.findByText('the page again');
    told.mockRestore();
  });

  test('that nobody waits for is told with its details, and the pane goes on', async () => {
    const copied: string[] = [];
    await openSample('es', { copy: async (text) => void copied.push(text) });
    await screen.findByText('6 combates · 14 escuadras · 4 jugadores');
    const event = Object.assign(new Event('unhandledrejection'), { reason: new Error('timer') });
    act(() => void window.dispatchEvent(event));
    await screen.findByText('No ha funcionado: timer');
    await press('Copiar los detalles');
    expect(copied[0]).toContain('Error: timer');
    await goTo('Dados');
    await screen.findByRole('heading', { name: DICE_WORDS.es.commitment });
  });

  test('of a part that cannot be loaded says what to do', async () => {
    await openSample('en');
    await screen.findByText('6 fights · 14 squads · 4 players');
    const reason = Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' });
    act(() => void window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason })));
    await screen.findByText(/^A part of the pane could not be loaded/);
  });

  test('a post that was kept over a reload is there again, once', async () => {
    localStorage.setItem('warsheet.post', 'Squad: Grey Wolves');
    await openSample('en');
    await goTo('Import');
    expect(
      ((await screen.findByRole('textbox', { name: 'Post with behaviour rules' })) as HTMLTextAreaElement).value,
    ).toBe('Squad: Grey Wolves');
    expect(localStorage.getItem('warsheet.post')).toBe('');
    await type('Post with behaviour rules', '');
  });
});
