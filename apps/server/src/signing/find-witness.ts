import { eq } from 'drizzle-orm';
import type { DbOrTx } from '#platform/database/database.ts';
import { Refused } from '#platform/refused.ts';
import { witnesses } from '#signing/tables.ts';
import type { VersionRow } from '#trusts/trust-row.ts';
import { hashWitnessToken } from '#signing/witness-token.ts';

export type WitnessRow = typeof witnesses.$inferSelect;

/** The witness whom a link belongs to. Unknown, replaced and withdrawn links are refused alike. */
export const requireWitness = async (db: DbOrTx, token: string): Promise<WitnessRow> => {
  const [witness] = await db
    .select()
    .from(witnesses)
    .where(eq(witnesses.tokenHash, hashWitnessToken(token)));
  if (!witness) throw invalidLink();
  return witness;
};

/** Refuses a link that was mailed for an earlier version, also before the job that withdraws such links has run. */
export const requireLinkOf = (version: Pick<VersionRow, 'createdAt'>, witness: WitnessRow): void => {
  if (witness.inviteSentAt !== null && witness.inviteSentAt < version.createdAt) throw invalidLink();
};

/** What every link that leads nowhere is answered with. */
export const invalidLink = (): Refused =>
  new Refused('absent', {
    code: 'invalid-link',
    title: 'Invalid Link',
    message: 'This witness invitation link is invalid or has expired.',
  });
