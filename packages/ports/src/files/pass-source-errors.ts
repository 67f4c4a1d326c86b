/**
 * Stores chunks that somebody else makes: when they fail, their own error comes out, not the one that the storage makes of
 * it.
 */
export const passSourceErrors = async (
  chunks: AsyncIterable<Uint8Array>,
  store: (chunks: AsyncIterable<Uint8Array>) => Promise<void>,
): Promise<void> => {
  const failures: unknown[] = [];
  try {
    await store(noteErrors(chunks, failures));
  } catch (error) {
    throw failures.length > 0 ? failures[0] : error;
  }
};

async function* noteErrors(chunks: AsyncIterable<Uint8Array>, failures: unknown[]): AsyncGenerator<Uint8Array> {
  try {
    yield* chunks;
  } catch (error) {
    failures.push(error);
    throw error;
  }
}
