import { AsyncLocalStorage } from 'node:async_hooks';

interface Hidden {
  cause?: unknown;
}

const hidden = new AsyncLocalStorage<Hidden>();

/** A log for better-auth: where it throws words of its own, it logs what broke and drops it. */
export const causeLog = {
  level: 'error',
  log: (_level: string, _message: string, ...details: unknown[]): void => {
    const store = hidden.getStore();
    if (store) store.cause ??= details.find((detail) => detail instanceof Error);
  },
} as const;

/** The same calls; what one throws because something else broke has that as its cause. */
export const showCauses = <Api extends object>(api: Api): Api =>
  new Proxy(api, {
    get: (target, name, receiver) => {
      const call: unknown = Reflect.get(target, name, receiver);
      return typeof call === 'function' ? (...asked: unknown[]) => withCause(() => call.apply(target, asked)) : call;
    },
  });

const withCause = <Answer>(call: () => Promise<Answer>): Promise<Answer> =>
  hidden.run({}, async () => {
    try {
      return await call();
    } catch (error) {
      const cause = hidden.getStore()?.cause;
      if (cause === undefined || cause === error) throw error;
      throw new Error('the account library failed', { cause });
    }
  });
