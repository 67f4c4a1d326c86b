import { createHmac, randomInt } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { recoveryCodes } from '#accounts/tables.ts';
import type { Origin } from '#platform/actor.ts';
import { appendAudit } from '#platform/audit.ts';
import type { Context, Inside } from '#platform/context.ts';

const count = 10;
// Without characters that look alike on paper (0 o, 1 i l).
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz';

/** Makes new recovery codes in place of the old ones; this is the only moment at which they can be read. */
export const replaceRecoveryCodes = async (context: Inside<'settings'>, userId: string): Promise<string[]> => {
  const codes = Array.from({ length: count }, makeCode);
  await context.tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  const rows = codes.map((code) => ({ userId, codeHash: hashOf(context, code) }));
  await context.tx.insert(recoveryCodes).values(rows);
  return codes;
};

interface Typed {
  readonly userId: string;
  readonly typed: string;
  readonly origin: Origin;
}

/** Uses a recovery code up; false when it is none, or was used before. */
export const spendRecoveryCode = async (
  context: Inside<'settings' | 'clock'>,
  { userId, typed, origin }: Typed,
): Promise<boolean> => {
  const own = and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, hashOf(context, typed)));
  const used = await context.tx.delete(recoveryCodes).where(own).returning({ userId: recoveryCodes.userId });
  if (used.length === 0) return false;
  const entry = { stream: `account:${userId}`, at: context.clock(), actor: `member:${userId}` };
  await appendAudit(context.tx, { ...entry, action: 'recovery code used', origin });
  return true;
};

const makeCode = (): string => {
  const letters = Array.from({ length: 10 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return `${letters.slice(0, 5)}-${letters.slice(5)}`;
};

const hashOf = ({ settings }: Pick<Context, 'settings'>, code: string): string => {
  const bare = code.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  return createHmac('sha256', settings.secret).update(`recovery code ${bare}`).digest('hex');
};
