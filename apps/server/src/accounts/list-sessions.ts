import type { SignedInDevice } from '@evergrant/contract/account.ts';
import { and, desc, eq, gt } from 'drizzle-orm';
import { describeDevice } from '#accounts/describe-device.ts';
import { sessions } from '#accounts/tables.ts';
import type { Context } from '#platform/context.ts';

/** Where a member is signed in: this session first, then those seen last. */
export const listSessions = async (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { userId, sessionId }: { readonly userId: string; readonly sessionId: string },
): Promise<SignedInDevice[]> => {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, clock())))
    .orderBy(desc(sessions.updatedAt), sessions.id);
  const devices = rows.map((row) => ({
    id: row.id,
    device: describeDevice(row.userAgent),
    ipAddress: row.ipAddress || null,
    signedInAt: row.createdAt.toISOString(),
    lastSeenAt: row.updatedAt.toISOString(),
    isThisOne: row.id === sessionId,
  }));
  return devices.toSorted((a, b) => Number(b.isThisOne) - Number(a.isThisOne));
};
