import * as React from 'react';
import { lookAt, type Glance } from '../app/glance';
import type { Stage, Work } from '../app/work';
import { done, failed, type Notice } from './notice';
import type { Message, PaneServices } from './services';

/** Long work as the pane shows it; `null`: what is done is not counted. */
export interface Busy {
  readonly progress: { readonly stage: Stage; readonly done: number; readonly total: number } | null;
  readonly cancelled: boolean;
  /** Somebody else is at work, who cannot be stopped from here. */
  readonly elsewhere?: true;
}

/** Something the pane does to the workbook; its notice tells what came of it. */
export type Job = (work: Work) => Promise<Notice | null>;

/** The pane's dealings with its workbook. */
export interface Session {
  /** `null`: not looked at yet. */
  readonly glance: Glance | null;
  readonly busy: Busy | null;
  readonly notice: Notice | null;
  /** Does one thing at a time: while something is being done, nothing else starts. */
  readonly run: (job: Job) => void;
  /** Stops long work before it writes anything. */
  readonly cancel: () => void;
  /** Does something that changes nothing in the workbook; only its failure is told. */
  readonly quietly: (act: () => Promise<void>) => void;
  readonly dismiss: () => void;
}

/** Longest time that work may hold the page, in milliseconds. */
const BREATH = 40;
/** Edits come in bursts, as when a range is pasted; the pane looks once they have ended, milliseconds. */
const SETTLED = 400;

/** Work that tells how far it is, lets the page draw in between, and stops when asked to. */
export function breathingWork(show: (busy: Busy) => void, isCancelled: () => boolean): Work {
  let last = performance.now();
  return {
    step: async (stage, done, total) => {
      if (performance.now() - last > BREATH) {
        show({ progress: { stage, done, total }, cancelled: isCancelled() });
        await new Promise((resolve) => setTimeout(resolve));
        last = performance.now();
      }
      return !isCancelled();
    },
  };
}

/** What somebody else tells, as a notice; what is still going on is told again when it is over. */
const noticeOf = ({ tone, lines: [first, ...lines] }: Message): Notice => ({
  ...done(first?.text ?? ''),
  tone: tone === 'working' ? 'done' : tone,
  isSaid: true,
  lines,
});

/** Looks at the workbook when the pane opens, after each action and after edits. */
export function useSession({ port, onEdit, told }: PaneServices): Session {
  const [glance, setGlance] = React.useState<Glance | null>(null);
  const [busy, setBusy] = React.useState<Busy | null>(null);
  const [notice, setNotice] = React.useState<Notice | null>(null);
  const working = React.useRef(false);
  const cancelled = React.useRef(false);
  const others = React.useRef(false);

  const attempt = React.useCallback(async (job: () => Promise<void>) => {
    try {
      await job();
    } catch (error) {
      setNotice(failed(error));
    }
  }, []);
  // What fails without anybody waiting for it is told as well; nothing of the workbook hangs on it.
  React.useEffect(() => {
    const hear = ({ reason }: PromiseRejectionEvent): void => setNotice(failed(reason));
    window.addEventListener('unhandledrejection', hear);
    return () => window.removeEventListener('unhandledrejection', hear);
  }, []);
  const look = React.useCallback(() => attempt(async () => setGlance(await lookAt(port))), [attempt, port]);

  const run = React.useCallback(
    (job: Job) => {
      if (working.current) return;
      working.current = true;
      cancelled.current = false;
      setBusy({ progress: null, cancelled: false });
      setNotice(null);
      const work = breathingWork(setBusy, () => cancelled.current);
      void attempt(async () => setNotice(await job(work)))
        .then(look)
        .finally(() => {
          working.current = false;
          setBusy(null);
        });
    },
    [attempt, look],
  );

  React.useEffect(() => {
    void look();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = onEdit(() => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (!working.current) void look();
      }, SETTLED);
    });
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [look, onEdit]);

  React.useEffect(() => {
    const hear = (): void => {
      const message = told?.now() ?? null;
      if (!message) return;
      const isWorking = message.tone === 'working';
      // What the pane itself is doing goes on, and shows how far it is.
      if (isWorking ? !working.current : others.current) {
        others.current = isWorking;
        working.current = isWorking;
        setBusy(isWorking ? { progress: null, cancelled: false, elsewhere: true } : null);
      }
      setNotice(noticeOf(message));
      if (!isWorking) void look();
    };
    hear();
    return told?.subscribe(hear);
  }, [told, look]);

  const cancel = React.useCallback(() => {
    cancelled.current = true;
    setBusy((now) => now && { ...now, cancelled: true });
  }, []);
  const quietly = React.useCallback((act: () => Promise<void>) => void attempt(act), [attempt]);
  const dismiss = React.useCallback(() => setNotice(null), []);
  return { glance, busy, notice, run, cancel, quietly, dismiss };
}
