import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import { claimSecrets } from '#payments/tables.ts';
import type { DbOrTx } from '#platform/database/database.ts';

/** How long a browser can claim what was bought in it; the mailed link works until it has been used. */
export const browserClaimSeconds = 30 * 24 * 60 * 60;

/** 256 random bits that prove a purchase; only their hash is kept. */
export const createClaimSecret = (): string => randomBytes(32).toString('base64url');

/** SHA-256 in hex; a random secret of this length needs no slower hash. */
export const hashClaimSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');

interface BrowserClaim {
  readonly orderId: string;
  readonly browserSecret: string | undefined;
  readonly now: Date;
}

/** Whether an order was placed in the browser that carries this secret. */
export const isOfBrowser = async (db: DbOrTx, { orderId, browserSecret, now }: BrowserClaim): Promise<boolean> => {
  if (!browserSecret) return false;
  const oldest = new Date(now.getTime() - browserClaimSeconds * 1000);
  const [found] = await db
    .select({ hash: claimSecrets.hash })
    .from(claimSecrets)
    .where(
      and(
        eq(claimSecrets.orderId, orderId),
        eq(claimSecrets.hash, hashClaimSecret(browserSecret)),
        eq(claimSecrets.kind, 'browser'),
        gt(claimSecrets.createdAt, oldest),
      ),
    );
  return found !== undefined;
};

/** Which order a mailed link is about. */
export const findOrderOfLink = async (db: DbOrTx, token: string): Promise<string | undefined> => {
  const [found] = await db
    .select({ orderId: claimSecrets.orderId })
    .from(claimSecrets)
    .where(and(eq(claimSecrets.hash, hashClaimSecret(token)), eq(claimSecrets.kind, 'mailed')));
  return found?.orderId;
};
