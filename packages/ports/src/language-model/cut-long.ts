// Many times what the longest answer takes with all that the protocol puts around each word of a stream.
const mostBytes = 4_000_000;

/** An answer is longer than any that was asked for. */
export class AnswerTooLong extends Error {
  override readonly name = 'AnswerTooLong';
}

/** Passes an answer on, and breaks it off where it does not end: a server that talks for ever must not fill our memory. */
export const cutLong = (): TransformStream<Uint8Array, Uint8Array> => {
  let bytes = 0;
  return new TransformStream({
    transform: (part, controller) => {
      bytes += part.byteLength;
      if (bytes > mostBytes) controller.error(new AnswerTooLong('the answer does not end'));
      else controller.enqueue(part);
    },
  });
};

/** Whether an error, or what caused it, is that an answer was too long. */
export const isTooLong = (error: unknown): boolean =>
  error instanceof AnswerTooLong || (error instanceof Error && error.cause !== undefined && isTooLong(error.cause));
