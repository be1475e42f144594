import '../support/page';
import { act, cleanup, configure, fireEvent, render, screen } from '@testing-library/react';
import * as React from 'react';
import { makeMemoryWorkbook } from '../../src/adapters/memory/workbook';
import type { Language } from '../../src/i18n/language';
import { memoryServices, type MemoryServices } from '../../src/taskpane/memoryServices';
import { Pane } from '../../src/taskpane/Pane';
import type { PaneServices } from '../../src/taskpane/services';
import type { WorkbookPort } from '../../src/workbook/port';
import { sampleCampaign } from '../support/sample-campaign';

// A slow machine is no failure; what never comes is.
configure({ asyncUtilTimeout: 20_000 });

/** jsdom keeps what one test remembers for the next one. */
export const forget = (): void => {
  cleanup();
  localStorage.clear();
};

/** The pane over a port, with services replaced where a test wants to. */
export function openPane(port: WorkbookPort, language: Language, own: Partial<PaneServices> = {}): MemoryServices {
  const services = { ...memoryServices(port, language), ...own };
  render(<Pane services={services} />);
  return services;
}

export const openSample = async (language: Language = 'en', own: Partial<PaneServices> = {}): Promise<MemoryServices> =>
  openPane(await sampleCampaign(language), language, own);

export const openEmpty = (language: Language = 'en', own: Partial<PaneServices> = {}): MemoryServices =>
  openPane(makeMemoryWorkbook(), language, own);

/** A button, once it is there and can be pressed. */
export async function button(name: string | RegExp): Promise<HTMLButtonElement> {
  const found = await screen.findByRole('button', { name });
  return found as HTMLButtonElement;
}

export const press = async (name: string | RegExp): Promise<void> => {
  const found = await button(name);
  // What follows at once from a click belongs to it.
  await act(async () => {
    fireEvent.click(found);
  });
};

/** Goes to a page of the pane. */
export const goTo = async (name: string): Promise<void> => {
  fireEvent.click(await screen.findByRole('tab', { name }));
};

/** Puts a text into the field of that name. */
export const type = async (name: string, text: string): Promise<void> => {
  const field = await screen.findByRole('textbox', { name });
  await act(async () => {
    fireEvent.change(field, { target: { value: text } });
  });
};
