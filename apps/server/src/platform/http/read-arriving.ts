import { Refused } from '#platform/refused.ts';

const silenceInMs = 60_000;

/**
 * The body of a request as it arrives. Stopping early leaves the rest unread instead of breaking the connection, so that
 * an answer can still be given; a sender who breaks off or falls silent is refused.
 */
export const readArriving = (body: ReadableStream<Uint8Array> | null): AsyncIterator<Uint8Array> => {
  const reader = (body ?? emptyBody()).getReader();
  let isBroken = false;
  return {
    next: async () => {
      if (isBroken) throw cutOff();
      try {
        const { done, value } = await withinSilence(reader.read());
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

const withinSilence = async <Answer>(reading: Promise<Answer>): Promise<Answer> => {
  const { promise: silence, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('nothing arrived for a minute')), silenceInMs);
  try {
    return await Promise.race([reading, silence]);
  } finally {
    clearTimeout(timer);
  }
};
