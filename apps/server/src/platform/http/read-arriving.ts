import { Refused } from '#platform/refused.ts';

const silenceInMs = 60_000;
/** As long as the largest file takes over a slow line; a sender who drips holds no connection beyond it. */
const longestInMs = 60 * 60_000;

/**
 * The body of a request as it arrives. Stopping early leaves the rest unread instead of breaking the connection, so that
 * an answer can still be given; a sender who breaks off, falls silent or takes longer than `atMostInMs` for all of it is refused.
 */
export const readArriving = (
  body: ReadableStream<Uint8Array> | null,
  { atMostInMs = longestInMs }: { readonly atMostInMs?: number } = {},
): AsyncIterator<Uint8Array> => {
  const reader = (body ?? emptyBody()).getReader();
  const endsAt = Date.now() + atMostInMs;
  let isBroken = false;
  return {
    next: async () => {
      if (isBroken) throw cutOff();
      try {
        const { done, value } = await within(Math.min(silenceInMs, endsAt - Date.now()), reader.read());
        return done ? { done, value: undefined } : { done, value };
      } catch (error) {
        isBroken = true;
        throw cutOff(error);
      }
    },
  };
};

const emptyBody = (): ReadableStream<Uint8Array> => new ReadableStream({ start: (controller) => controller.close() });

const cutOff = (cause?: unknown): Refused =>
  new Refused('invalid', { code: 'cut-off', message: 'The file did not arrive completely.' }, { cause });

const within = async <Answer>(ms: number, reading: Promise<Answer>): Promise<Answer> => {
  const { promise: silence, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('the rest did not arrive in time')), Math.max(0, ms));
  try {
    return await Promise.race([reading, silence]);
  } finally {
    clearTimeout(timer);
  }
};
