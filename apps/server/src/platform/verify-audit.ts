import { asc, gt, inArray, sql } from 'drizzle-orm';
import { findBreak } from '#platform/audit.ts';
import type { Context } from '#platform/context.ts';
import { auditBreaks, auditChecks, auditRows } from '#platform/tables.ts';

const trailsAtOnce = 200;

interface Break {
  readonly stream: string;
  /** The first entry that does not hold. */
  readonly position: number;
}

/** Follows every chain of the audit trail from its beginning, keeps what was found and tells of each broken one once. */
export const verifyAudit = async ({
  db,
  announce,
  clock,
}: Pick<Context, 'db' | 'announce' | 'clock'>): Promise<void> => {
  const { entryCount, breaks } = await followTrails(db);
  const at = clock();

  await db.transaction(async (tx) => {
    await tx.insert(auditChecks).values({ at, entryCount, brokenCount: breaks.length });
    for (const { stream, position } of breaks) {
      const [found] = await tx
        .insert(auditBreaks)
        .values({ stream, position, foundAt: at })
        .onConflictDoNothing()
        .returning();
      if (found) await announce(tx, 'audit.broken', { stream, position });
    }
  });
};

const followTrails = async (db: Context['db']): Promise<{ entryCount: number; breaks: readonly Break[] }> => {
  const breaks: Break[] = [];
  let entryCount = 0;
  for (let streams = await nextStreams(db, ''); streams.length > 0; streams = await nextStreams(db, streams.at(-1))) {
    const rows = await db
      .select()
      .from(auditRows)
      .where(inArray(auditRows.stream, streams))
      .orderBy(auditRows.position);
    entryCount += rows.length;
    for (const [stream, trail] of Map.groupBy(rows, (row) => row.stream)) {
      const position = findBreak(stream, trail);
      if (position !== undefined) breaks.push({ stream, position });
    }
  }
  return { entryCount, breaks };
};

// In the order of bytes, in which the database compares too, whatever its language.
const nextStreams = async (db: Context['db'], after = ''): Promise<string[]> => {
  const stream = sql<string>`${auditRows.stream} collate "C"`;
  const found = await db
    .selectDistinct({ stream })
    .from(auditRows)
    .where(gt(stream, after))
    .orderBy(asc(stream))
    .limit(trailsAtOnce);
  return found.map((row) => row.stream);
};
