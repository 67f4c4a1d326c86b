import type { PdfInput } from '#pdf/pdf-input.ts';
import { startPress } from '#worker/start-press.ts';

export interface PdfRenderer {
  /** The bytes of the PDF; the same input gives the same bytes. Rejects when the worker fails or takes over a minute. */
  readonly render: (input: PdfInput) => Promise<Uint8Array>;
  /** Ends the worker; renderings under way are rejected. A later rendering starts a new one. */
  readonly close: () => Promise<void>;
}

/** A renderer with its own worker thread, so that 200 ms of typesetting never block the caller's event loop. */
export const createPdfRenderer = (): PdfRenderer => {
  const press = startPress<PdfInput, Uint8Array>({
    url: new URL('./pdf-worker.ts', import.meta.url),
    product: 'the PDF',
    timeoutInMilliseconds: 60_000,
    piecesPerThread: 2_000,
    waitingAtMost: Number.POSITIVE_INFINITY,
  });
  return { render: press.run, close: press.close };
};
