import { fork, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Asked, Opened } from '#integration/open-checkout.ts';

export interface CheckoutProcesses {
  /** Opens a checkout in the process of this number; the numbers go round. */
  readonly open: (processNumber: number, asked: Asked) => Promise<Opened>;
  readonly stop: () => Promise<void>;
}

interface Answer {
  readonly id: string;
  readonly answer: Opened;
}

/** Three server processes on one database and one payment provider. */
export const startCheckoutProcesses = async (databaseUrl: string, port: number): Promise<CheckoutProcesses> => {
  const file = join(import.meta.dirname, 'checkout-process.ts');
  const started = await Promise.all([0, 1, 2].map(() => startOne(file, [databaseUrl, String(port)])));
  return {
    open: async (processNumber, asked) => {
      const child = started[processNumber % started.length];
      if (!child) throw new Error('there is no such process');
      return ask(child, asked);
    },
    stop: async () => {
      await Promise.all(
        started.map(async (child) => {
          child.kill('SIGKILL');
          await once(child, 'exit');
        }),
      );
    },
  };
};

const startOne = async (file: string, args: readonly string[]): Promise<ChildProcess> => {
  const child = fork(file, args, { execArgv: ['--disable-warning=ExperimentalWarning'] });
  child.setMaxListeners(0);
  const ended = once(child, 'exit').then(([code]) => Promise.reject(new Error(`a process ended: ${String(code)}`)));
  ended.catch(() => undefined);
  await Promise.race([once(child, 'message'), ended]);
  return child;
};

const ask = async (child: ChildProcess, asked: Asked): Promise<Opened> => {
  const id = randomUUID();
  return new Promise((resolve) => {
    const hear = (message: Answer): void => {
      if (message.id !== id) return;
      child.off('message', hear);
      resolve(message.answer);
    };
    child.on('message', hear);
    child.send({ id, asked });
  });
};
