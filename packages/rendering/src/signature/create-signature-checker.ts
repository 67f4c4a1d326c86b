import type { Result } from '@evergrant/domain/kit/result.ts';
import type { SignatureImage } from '#signature/check-signature.ts';
import type { SignatureRefusal } from '#signature/signature-refusal.ts';
import { startPress } from '#worker/start-press.ts';

export interface SignatureChecker {
  /**
   * `checkSignature` of a data URL, in a worker thread.
   * @throws WorkerBusy when too many pictures wait already.
   */
  readonly check: (dataUrl: string) => Promise<Result<SignatureImage, SignatureRefusal>>;
  /** Ends the worker; checks under way are rejected. A later check starts a new one. */
  readonly close: () => Promise<void>;
}

/** A checker with its own worker thread: unpacking a picture must not hold up everybody else. */
export const createSignatureChecker = ({ waitingAtMost = 64 } = {}): SignatureChecker => {
  const press = startPress<string, Result<SignatureImage, SignatureRefusal>>({
    url: new URL('./signature-worker.ts', import.meta.url),
    product: 'the signature image',
    timeoutInMilliseconds: 20_000,
    piecesPerThread: 10_000,
    waitingAtMost,
  });
  return { check: press.run, close: press.close };
};
