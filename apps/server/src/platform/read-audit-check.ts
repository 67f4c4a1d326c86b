import type { AuditCheck } from '@evergrant/contract/administration-records.ts';
import { asc, desc } from 'drizzle-orm';
import type { Context } from '#platform/context.ts';
import { auditBreaks, auditChecks } from '#platform/tables.ts';

/** When the chains of the audit trail were last followed, and every one that was ever found broken. */
export const readAuditCheck = async ({ db }: Pick<Context, 'db'>): Promise<AuditCheck> => {
  const [last] = await db.select().from(auditChecks).orderBy(desc(auditChecks.id)).limit(1);
  const breaks = await db.select().from(auditBreaks).orderBy(asc(auditBreaks.foundAt), asc(auditBreaks.stream));
  return {
    last: last ? { at: last.at.toISOString(), entryCount: last.entryCount, brokenCount: last.brokenCount } : null,
    breaks: breaks.map(({ stream, position, foundAt }) => ({ stream, position, foundAt: foundAt.toISOString() })),
  };
};
