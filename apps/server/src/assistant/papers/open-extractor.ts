import { type Press, startPress } from '@evergrant/rendering/worker/start-press.ts';
import type { Extracted } from '#assistant/papers/extract/extract-text.ts';

/** The longest paper is read in a few seconds; whatever takes longer was made to. */
const longestInMs = 15_000;

let open: Press<Uint8Array, Extracted> | undefined;

/** Reads files in a thread of its own, which ends with whatever goes on for too long, and with all that it has read. */
export const openExtractor = (): Press<Uint8Array, Extracted> => {
  open ??= startPress<Uint8Array, Extracted>({
    url: new URL('extract/extract-in-thread.ts', import.meta.url),
    product: 'the text of a paper',
    timeoutInMilliseconds: longestInMs,
    piecesPerThread: 20,
    waitingAtMost: 6,
  });
  return open;
};
