import { eq } from 'drizzle-orm';
import type { Accounts } from '#accounts/accounts.ts';
import { loginsFromAddress, secondFactorsOfAccount } from '#accounts/limits.ts';
import type { SignedIn } from '#accounts/login.ts';
import { sessionHeaders } from '#accounts/open-session.ts';
import { readUser } from '#accounts/read-user.ts';
import { findChallenge } from '#accounts/second-factor/open-challenge.ts';
import { spendRecoveryCode } from '#accounts/second-factor/recovery-codes.ts';
import { takeTotpCode } from '#accounts/second-factor/take-totp-code.ts';
import { signInChallenges } from '#accounts/tables.ts';
import type { Origin } from '#platform/actor.ts';
import type { Context } from '#platform/context.ts';
import { networkOf } from '#platform/network-of.ts';
import { Refused } from '#platform/refused.ts';

const title = 'Login failed';
const tooMany = 'Too many login attempts. Please wait a few minutes before trying again.';

interface Given {
  /** What the browser kept since its password was right. */
  readonly challenge: string | undefined;
  readonly code?: string | undefined;
  readonly recoveryCode?: string | undefined;
  readonly origin: Origin;
}

type Needs = Pick<Context, 'db' | 'announce' | 'clock' | 'settings'>;

/** Finishes signing in with a code of the authenticator app or a recovery code, each good for one time. */
export const signInWithSecondFactor = async (
  context: Needs & Pick<Accounts, 'auth' | 'rateLimit'>,
  given: Given,
): Promise<SignedIn> => {
  const { auth, rateLimit } = context;
  const { origin } = given;
  const proof = proofOf(given);
  await rateLimit.count(loginsFromAddress, networkOf(origin.ipAddress), tooMany);
  const challenge = await findChallenge(context, given.challenge);
  if (!challenge) throw expired();
  const { userId, tokenHash } = challenge;
  await rateLimit.count(secondFactorsOfAccount, userId, tooMany);

  await context.db.transaction(async (tx) => {
    const closed = await tx.delete(signInChallenges).where(eq(signInChallenges.tokenHash, tokenHash)).returning();
    if (closed.length === 0) throw expired();
    if (proof.kind === 'code') {
      if (!(await takeTotpCode({ ...context, tx }, { userId, typed: proof.typed }))) throw wrong(proof.kind);
      return;
    }
    if (!(await spendRecoveryCode({ ...context, tx }, { userId, typed: proof.typed, origin }))) throw wrong(proof.kind);
    const change = { userId, change: 'recovery-code-used', at: context.clock().toISOString() } as const;
    await context.announce(tx, 'account.protection-changed', change);
  });
  await rateLimit.forget(secondFactorsOfAccount, userId);
  const body = { userId };
  const opened = await auth.api.openSession({ body, headers: sessionHeaders(origin), returnHeaders: true });
  const user = await readUser(context, userId);
  return { answer: { user }, cookies: opened.headers.getSetCookie() };
};

type Proof = { readonly kind: 'code' | 'recovery-code'; readonly typed: string };

const proofOf = ({ code, recoveryCode }: Given): Proof => {
  if (code?.trim()) return { kind: 'code', typed: code };
  if (recoveryCode?.trim()) return { kind: 'recovery-code', typed: recoveryCode };
  const message = 'Please enter the code that your app shows, or a recovery code.';
  throw new Refused('invalid', { code: 'missing', title, message, errors: [{ field: 'code', message }] });
};

const wrong = (kind: Proof['kind']): Refused => {
  const message =
    kind === 'code'
      ? 'This code is not right. Enter the newest one that your app shows.'
      : 'This recovery code is not right, or was used already.';
  return new Refused('unauthenticated', { code: 'wrong-code', title, message });
};

const expired = (): Refused => {
  const message = 'Please log in with your password again.';
  return new Refused('unauthenticated', { code: 'challenge-expired', title, message });
};
