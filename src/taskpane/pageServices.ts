import { problem } from '../engine/problem';
import { HostFailure } from '../workbook/hostProblems';
import type { MemoryKey, OutgoingFile, PaneServices } from './services';

/** A file's bytes. What makes workbooks is loaded only when one is wanted: most evenings copy posts. */
export async function bytesOf(file: OutgoingFile): Promise<Uint8Array> {
  if (file.kind === 'text') return new TextEncoder().encode(file.text);
  const { writeCheckedReport } = await import('../adapters/xlsx/report');
  const { sheetName, sheet, check } = file;
  const written = await writeCheckedReport({ name: sheetName, widths: sheet.widths, rows: sheet.cells }, check);
  if (written.ok) return written.value;
  throw new HostFailure(written.error[0] ?? problem('leak-found'));
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const typeOf = ({ kind, name }: OutgoingFile): string =>
  kind === 'sheet' ? XLSX : name.endsWith('.html') ? 'text/html;charset=utf-8' : 'text/plain;charset=utf-8';

async function download(file: OutgoingFile): Promise<void> {
  const blob = new Blob([new Uint8Array(await bytesOf(file))], { type: typeOf(file) });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = file.name;
  document.body.append(link);
  link.click();
  link.remove();
  // The download reads the address only after this task.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Where the clipboard may not be used, as in some panes, the old command still may. */
function copyBySelection(text: string): boolean {
  const box = document.createElement('textarea');
  box.value = text;
  box.setAttribute('aria-hidden', 'true');
  box.style.position = 'fixed';
  document.body.append(box);
  box.select();
  const copied = document.execCommand('copy');
  box.remove();
  return copied;
}

async function copy(text: string): Promise<void> {
  const clipboard = navigator.clipboard as Clipboard | undefined;
  const copied = await clipboard?.writeText(text).then(
    () => true,
    () => false,
  );
  if (copied !== true && !copyBySelection(text)) throw new Error('clipboard');
}

const DARK = '(prefers-color-scheme: dark)';

/** What a page can do by itself, in Excel or without it. */
export const pageServices = (): Pick<PaneServices, 'copy' | 'save' | 'openWorkbook' | 'isDark' | 'random'> => {
  const dark = typeof matchMedia === 'function' ? matchMedia(DARK) : null;
  return {
    copy,
    save: download,
    openWorkbook: download,
    isDark: {
      now: () => dark?.matches ?? false,
      subscribe: (listener) => {
        dark?.addEventListener('change', listener);
        return () => dark?.removeEventListener('change', listener);
      },
    },
    random: (count) => crypto.getRandomValues(new Uint8Array(count)),
  };
};

/** Remembers in the browser; where it may not, only until the pane is closed. */
export const keepInBrowser = (prefix: string): Pick<PaneServices, 'remembered' | 'remember'> => {
  const kept = new Map<MemoryKey, string>();
  const inStorage = <T>(use: (storage: Storage) => T): T | null => {
    try {
      return use(localStorage);
    } catch {
      return null;
    }
  };
  return {
    remembered: (key) => kept.get(key) ?? inStorage((storage) => storage.getItem(`${prefix}.${key}`)),
    remember: (key, value) => {
      kept.set(key, value);
      inStorage((storage) => storage.setItem(`${prefix}.${key}`, value));
    },
  };
};
