import { randomBytes } from 'node:crypto';
import type { NewSecondFactor } from '@evergrant/contract/account.ts';
import { brand } from '@evergrant/domain/brand/brand.ts';
import { symmetricEncrypt } from 'better-auth/crypto';
import { eq } from 'drizzle-orm';
import { renderSVG } from 'uqr';
import type { Accounts } from '#accounts/accounts.ts';
import { requirePassword } from '#accounts/require-password.ts';
import { encodeBase32 } from '#accounts/second-factor/encode-base32.ts';
import { totpPeriodSeconds } from '#accounts/second-factor/find-totp-step.ts';
import { secondFactors, users } from '#accounts/tables.ts';
import type { Member, Origin } from '#platform/actor.ts';
import { appendAudit } from '#platform/audit.ts';
import type { Context } from '#platform/context.ts';
import { Refused } from '#platform/refused.ts';

// As long as the hash that it feeds (RFC 4226, 4).
const secretBytes = 20;

interface Begun {
  readonly member: Member;
  readonly password: string;
  readonly origin: Origin;
}

/** Makes a secret for an authenticator app in place of one that was never confirmed; nothing else changes yet. */
export const beginSecondFactor = async (
  context: Pick<Context, 'db' | 'clock' | 'settings'> & Pick<Accounts, 'auth' | 'rateLimit'>,
  { member, password, origin }: Begun,
): Promise<NewSecondFactor> => {
  const { db, clock, settings } = context;
  const { userId, email } = member;
  await requirePassword(context, { userId, password });
  const secret = randomBytes(secretBytes);
  const sealedSecret = await symmetricEncrypt({ key: settings.secret, data: secret.toString('hex') });

  await db.transaction(async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
    if (user?.secondFactorSince) {
      throw new Refused('conflict', { code: 'already-on', message: 'Your second factor is set up already.' });
    }
    const fresh = { sealedSecret, lastStep: null };
    await tx
      .insert(secondFactors)
      .values({ userId, ...fresh })
      .onConflictDoUpdate({ target: secondFactors.userId, set: fresh });
    const action = 'second factor begun';
    await appendAudit(tx, { stream: `account:${userId}`, at: clock(), actor: `member:${userId}`, action, origin });
  });
  return describeSecret(encodeBase32(secret), email);
};

const describeSecret = (secret: string, email: string): NewSecondFactor => {
  const label = `${encodeURIComponent(brand.name)}:${encodeURIComponent(email)}`;
  const parameters = `secret=${secret}&issuer=${encodeURIComponent(brand.name)}&algorithm=SHA1&digits=6`;
  const otpauthUri = `otpauth://totp/${label}?${parameters}&period=${totpPeriodSeconds}`;
  return { otpauthUri, qrSvg: renderSVG(otpauthUri, { border: 2 }), secret: secret.match(/.{1,4}/g)?.join(' ') ?? '' };
};
