import { isIPv6 } from 'node:net';
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
    ipAddress: row.ipAddress ? shortened(row.ipAddress) : null,
    signedInAt: row.createdAt.toISOString(),
    lastSeenAt: row.updatedAt.toISOString(),
    isThisOne: row.id === sessionId,
  }));
  return devices.toSorted((a, b) => Number(b.isThisOne) - Number(a.isThisOne));
};

/** An IPv6 address as people write it (RFC 5952), e.g. `2001:db8::1`. */
const shortened = (address: string): string => {
  if (!isIPv6(address)) return address;
  return new URL(`http://[${address}]`).hostname.slice(1, -1);
};
