import type { TrustSummary } from '@evergrant/contract/trusts.ts';
import { desc, eq } from 'drizzle-orm';
import type { Context } from '#platform/context.ts';
import { describeTrust } from '#trusts/describe-trust.ts';
import { trusts } from '#trusts/tables.ts';
import { listVersionMarks } from '#trusts/list-version-marks.ts';

/** The documents of a member, newest first. */
export const listTrusts = async (
  { db }: Pick<Context, 'db'>,
  { userId }: { readonly userId: string },
): Promise<{ trusts: TrustSummary[]; count: number }> => {
  const own = await db
    .select()
    .from(trusts)
    .where(eq(trusts.userId, userId))
    .orderBy(desc(trusts.createdAt), desc(trusts.id));
  const versions = await listVersionMarks(db, own);
  return { trusts: own.map((trust) => describeTrust(trust, versions)), count: own.length };
};
