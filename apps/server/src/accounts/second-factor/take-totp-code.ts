import { symmetricDecrypt } from 'better-auth/crypto';
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { findTotpStep } from '#accounts/second-factor/find-totp-step.ts';
import { secondFactors } from '#accounts/tables.ts';
import type { Inside } from '#platform/context.ts';

/** Takes a code of the authenticator app; false when it is wrong, or was taken before (RFC 6238, 5.2: once only). */
export const takeTotpCode = async (
  { tx, settings, clock }: Inside<'settings' | 'clock'>,
  { userId, typed }: { readonly userId: string; readonly typed: string },
): Promise<boolean> => {
  const [factor] = await tx.select().from(secondFactors).where(eq(secondFactors.userId, userId));
  if (!factor) return false;
  const secret = Buffer.from(await symmetricDecrypt({ key: settings.secret, data: factor.sealedSecret }), 'hex');
  const step = findTotpStep({ secret, typed, now: clock() });
  if (step === undefined) return false;

  const isNew = or(isNull(secondFactors.lastStep), lt(secondFactors.lastStep, step));
  const taken = await tx
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(eq(secondFactors.userId, userId), isNew))
    .returning({ userId: secondFactors.userId });
  return taken.length > 0;
};
