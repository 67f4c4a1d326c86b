import { sql } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';

/** Removes the finished jobs of a member: what they were told, and what a mail server answered about the address. */
export const forgetJobs = async (
  tx: Tx,
  { userId, email }: { readonly userId: string; readonly email: string },
): Promise<void> => {
  const text = sql`lower(concat(data::text, ' ', output::text))`;
  await tx.execute(sql`
    delete from pgboss.job where state in ('completed', 'failed', 'cancelled')
      and (position(${email.toLowerCase()} in ${text}) > 0 or position(${userId.toLowerCase()} in ${text}) > 0)`);
};
