import { Worker } from 'node:worker_threads';
import type { Reply, Request } from '#worker/answer-requests.ts';

/** Work done one piece after the other in a thread of its own, so that it never blocks the caller's event loop. */
export interface Press<Input, Output> {
  /**
   * What the thread makes of the input. Rejects when the thread fails or takes too long.
   * @throws WorkerBusy
   */
  readonly run: (input: Input) => Promise<Output>;
  /** Ends the thread; what is under way is rejected. A later call starts a new one. */
  readonly close: () => Promise<void>;
}

export interface PressSettings {
  /** A file that calls `answerRequests`. */
  readonly url: URL;
  /** In error messages, such as `the PDF`. */
  readonly product: string;
  readonly timeoutInMilliseconds: number;
  /** What native code leaks slowly goes with its thread. */
  readonly piecesPerThread: number;
  /** How many pieces may be asked for and not yet done. */
  readonly waitingAtMost: number;
}

/** Too much waits already; the same call works a moment later. */
export class WorkerBusy extends Error {
  override readonly name = 'WorkerBusy';
}

interface Pending {
  readonly resolve: (output: unknown) => void;
  readonly reject: (error: Error) => void;
  readonly timer: NodeJS.Timeout;
}

interface Thread {
  readonly settings: PressSettings;
  readonly worker: Worker;
  readonly pending: Map<number, Pending>;
  started: number;
}

/** A press whose thread starts with the first piece of work. */
export const startPress = <Input, Output>(settings: PressSettings): Press<Input, Output> => {
  let thread: Thread | undefined;

  const current = (): Thread => {
    if (thread && thread.started < settings.piecesPerThread) return thread;
    const next = startThread(settings, () => {
      if (thread === next) thread = undefined;
    });
    thread = next;
    return next;
  };

  return {
    run: async (input) => {
      if ((thread?.pending.size ?? 0) >= settings.waitingAtMost) throw new WorkerBusy(`${settings.product} must wait`);
      return (await send(current(), input)) as Output;
    },
    close: async () => {
      const closing = thread;
      thread = undefined;
      if (closing) await endThread(closing, new Error(`the worker of ${settings.product} was closed`));
    },
  };
};

const startThread = (settings: PressSettings, onEnd: () => void): Thread => {
  const thread: Thread = {
    settings,
    worker: new Worker(settings.url, { execArgv: [] }),
    pending: new Map(),
    started: 0,
  };
  thread.worker.on('message', (reply: Reply) => {
    settle(thread, reply);
  });
  thread.worker.on('error', (error) => {
    onEnd();
    rejectAll(thread, error instanceof Error ? error : new Error(String(error)));
  });
  thread.worker.on('exit', () => {
    onEnd();
    rejectAll(thread, new Error(`the worker of ${settings.product} ended`));
  });
  thread.worker.unref();
  return thread;
};

const send = (thread: Thread, input: unknown): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const { product, timeoutInMilliseconds } = thread.settings;
    thread.started += 1;
    const id = thread.started;
    const timer = setTimeout(() => {
      void endThread(thread, new Error(`${product} took longer than ${timeoutInMilliseconds / 1000} seconds`));
    }, timeoutInMilliseconds);
    thread.pending.set(id, { resolve, reject, timer });
    thread.worker.ref();
    thread.worker.postMessage({ id, input } satisfies Request);
  });

const settle = (thread: Thread, reply: Reply): void => {
  const waiting = thread.pending.get(reply.id);
  thread.pending.delete(reply.id);
  if (waiting) clearTimeout(waiting.timer);
  if ('error' in reply) waiting?.reject(new Error(reply.error));
  else waiting?.resolve(reply.output);

  if (thread.pending.size > 0) return;
  // An idle worker does not keep the process alive; a used-up one ends.
  thread.worker.unref();
  if (thread.started >= thread.settings.piecesPerThread) void thread.worker.terminate();
};

const endThread = async (thread: Thread, reason: Error): Promise<void> => {
  rejectAll(thread, reason);
  await thread.worker.terminate();
};

const rejectAll = (thread: Thread, reason: Error): void => {
  for (const waiting of thread.pending.values()) {
    clearTimeout(waiting.timer);
    waiting.reject(reason);
  }
  thread.pending.clear();
};
