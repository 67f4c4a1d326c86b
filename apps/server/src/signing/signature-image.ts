import { signatureRefusalSentences } from '@evergrant/rendering/signature/signature-refusal.ts';
import { WorkerBusy } from '@evergrant/rendering/worker/start-press.ts';
import type { Context } from '#platform/context.ts';
import { rateLimitOf, type Limit } from '#platform/rate-limit.ts';
import { Refused } from '#platform/refused.ts';

/** Pictures that one account, or the holder of one link, has checked. */
const limits = {
  owner: { name: 'signature-owner', attempts: 60, seconds: 600 },
  witness: { name: 'signature-witness', attempts: 20, seconds: 600 },
} as const satisfies Record<string, Limit>;

interface Drawn {
  readonly signatureData: string;
  readonly by: keyof typeof limits;
  /** Whose attempts are counted together. */
  readonly signerId: string;
}

/** Checks what the pad sent and returns it cropped and encoded anew, as a data URL. Only for who may sign right now. */
export const requireSignatureImage = async (
  { db, signatureChecker }: Pick<Context, 'db' | 'signatureChecker'>,
  { signatureData, by, signerId }: Drawn,
): Promise<string> => {
  if (signatureData === '') {
    const message = 'Please sign in the box before submitting';
    throw new Refused('invalid', { code: 'signature-required', title: 'Signature Required', message });
  }
  const tooMany = 'Your signature was sent many times. Please wait a few minutes, then submit it again.';
  await rateLimitOf(db).count(limits[by], signerId, tooMany);
  const checked = await signatureChecker.check(signatureData).catch((error: unknown) => {
    throw error instanceof WorkerBusy ? busy(error) : error;
  });
  if (checked.ok) return `data:image/png;base64,${Buffer.from(checked.value.png).toString('base64')}`;
  throw new Refused('invalid', {
    code: checked.reason,
    title: 'Signature Required',
    message: signatureRefusalSentences[checked.reason],
  });
};

const busy = (cause: WorkerBusy): Refused => {
  const message = 'Many people are signing at this moment. Please wait a little, then submit your signature again.';
  return new Refused('outside', { code: 'busy', message, retryAfterSeconds: 5 }, { cause });
};
