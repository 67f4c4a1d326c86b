import { Worker } from 'node:worker_threads';
import type { PdfInput } from '#pdf/pdf-input.ts';
import type { PdfReply, PdfRequest } from '#pdf/pdf-worker.ts';

export interface PdfRenderer {
  /** The bytes of the PDF; the same input gives the same bytes. Rejects when the worker fails or takes over a minute. */
  readonly render: (input: PdfInput) => Promise<Uint8Array>;
  /** Ends the worker; renderings under way are rejected. A later rendering starts a new one. */
  readonly close: () => Promise<void>;
}

interface Pending {
  readonly resolve: (pdf: Uint8Array) => void;
  readonly reject: (error: Error) => void;
  readonly timer: NodeJS.Timeout;
}

interface Press {
  readonly worker: Worker;
  readonly pending: Map<number, Pending>;
  started: number;
}

const timeoutInMilliseconds = 60_000;

// What native code leaks slowly goes with its thread.
const rendersPerWorker = 2_000;

/** A renderer with its own worker thread, so that 200 ms of typesetting never block the caller's event loop. */
export const createPdfRenderer = (): PdfRenderer => {
  let press: Press | undefined;

  const current = (): Press => {
    if (press && press.started < rendersPerWorker) return press;
    const next = startPress(() => {
      if (press === next) press = undefined;
    });
    press = next;
    return next;
  };

  return {
    render: (input) => send(current(), input),
    close: async () => {
      const closing = press;
      press = undefined;
      if (closing) await endPress(closing, new Error('the PDF renderer was closed'));
    },
  };
};

const startPress = (onEnd: () => void): Press => {
  const press: Press = {
    worker: new Worker(new URL('./pdf-worker.ts', import.meta.url), { execArgv: [] }),
    pending: new Map(),
    started: 0,
  };
  press.worker.on('message', (reply: PdfReply) => {
    settle(press, reply);
  });
  press.worker.on('error', (error) => {
    onEnd();
    rejectAll(press, error instanceof Error ? error : new Error(String(error)));
  });
  press.worker.on('exit', () => {
    onEnd();
    rejectAll(press, new Error('the PDF worker ended'));
  });
  press.worker.unref();
  return press;
};

const send = (press: Press, input: PdfInput): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    press.started += 1;
    const id = press.started;
    const timer = setTimeout(() => {
      void endPress(press, new Error('the PDF took longer than a minute'));
    }, timeoutInMilliseconds);
    press.pending.set(id, { resolve, reject, timer });
    press.worker.ref();
    press.worker.postMessage({ id, input } satisfies PdfRequest);
  });

const settle = (press: Press, reply: PdfReply): void => {
  const waiting = press.pending.get(reply.id);
  press.pending.delete(reply.id);
  if (waiting) clearTimeout(waiting.timer);
  if ('pdf' in reply) waiting?.resolve(reply.pdf);
  else waiting?.reject(new Error(reply.error));

  if (press.pending.size > 0) return;
  // An idle worker does not keep the process alive; a used-up one ends.
  press.worker.unref();
  if (press.started >= rendersPerWorker) void press.worker.terminate();
};

const endPress = async (press: Press, reason: Error): Promise<void> => {
  rejectAll(press, reason);
  await press.worker.terminate();
};

const rejectAll = (press: Press, reason: Error): void => {
  for (const waiting of press.pending.values()) {
    clearTimeout(waiting.timer);
    waiting.reject(reason);
  }
  press.pending.clear();
};
