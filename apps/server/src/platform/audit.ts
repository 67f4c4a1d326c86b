import { createHash } from 'node:crypto';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import type { Origin } from '#platform/actor.ts';
import { auditBreaks, auditRows } from '#platform/tables.ts';

export interface AuditEntry {
  /** What the entry belongs to: `trust:{id}` for a document, `account:{id}`, or `order:{id}` of a guest. */
  readonly stream: string;
  readonly at: Date;
  /** Who did it: `member:{id}`, `witness:{id}`, `cosigner:{id}`, `system`. */
  readonly actor: string;
  /** A verb in the past tense, e.g. `witness signed`. */
  readonly action: string;
  readonly details?: Readonly<Record<string, unknown>>;
  readonly origin?: Origin;
}

export interface AuditRow {
  readonly position: number;
  readonly at: Date;
  readonly actor: string;
  readonly action: string;
  readonly details: Readonly<Record<string, unknown>>;
  readonly ipAddress: string | null;
  readonly userAgent: string | null;
  readonly previousHash: string;
  readonly hash: string;
}

const beginning = '0'.repeat(64);

/** Appends to the trail, in the transaction of what it records. Each row carries the hash of the one before. */
export const appendAudit = async (tx: Tx, entry: AuditEntry): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`audit ${entry.stream}`}))`);
  const [last] = await tx
    .select({ position: auditRows.position, hash: auditRows.hash })
    .from(auditRows)
    .where(eq(auditRows.stream, entry.stream))
    .orderBy(desc(auditRows.position))
    .limit(1);
  const row = {
    stream: entry.stream,
    position: (last?.position ?? 0) + 1,
    at: entry.at,
    actor: entry.actor,
    action: entry.action,
    details: entry.details ?? {},
    ipAddress: entry.origin?.ipAddress ?? null,
    userAgent: entry.origin?.userAgent.slice(0, 400) ?? null,
    previousHash: last?.hash ?? beginning,
  };
  await tx.insert(auditRows).values({ ...row, hash: hashOf(row) });
};

/** The trail of a stream, oldest first. */
export const readAudit = async (tx: Pick<Tx, 'select'>, stream: string): Promise<readonly AuditRow[]> =>
  tx.select().from(auditRows).where(eq(auditRows.stream, stream)).orderBy(auditRows.position);

/**
 * Removes the trails that a member began, and their account's, for good; `keptStreams` stay whole, because a chain with
 * gaps proves nothing. What the member did in trails of others stays there.
 */
export const forgetAudit = async (
  tx: Tx,
  { userId, keptStreams }: { readonly userId: string; readonly keptStreams: readonly string[] },
): Promise<void> => {
  const begun = await tx
    .select({ stream: auditRows.stream })
    .from(auditRows)
    .where(and(eq(auditRows.position, 1), eq(auditRows.actor, `member:${userId}`)));
  const gone = [...begun.map(({ stream }) => stream), `account:${userId}`].filter((one) => !keptStreams.includes(one));
  await tx.delete(auditRows).where(inArray(auditRows.stream, gone));
  await tx.delete(auditBreaks).where(inArray(auditBreaks.stream, gone));
};

/** The first position at which the chain does not hold, or undefined when it is whole. */
export const findBreak = (stream: string, rows: readonly AuditRow[]): number | undefined => {
  let previousHash = beginning;
  for (const [index, row] of rows.entries()) {
    const isWhole =
      row.position === index + 1 && row.previousHash === previousHash && row.hash === hashOf({ ...row, stream });
    if (!isWhole) return index + 1;
    previousHash = row.hash;
  }
  return undefined;
};

const hashOf = (row: Omit<AuditRow, 'hash'> & { readonly stream: string }): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        row.stream,
        row.position,
        row.at.toISOString(),
        row.actor,
        row.action,
        sorted(row.details),
        row.ipAddress,
        row.userAgent,
        row.previousHash,
      ]),
    )
    .digest('hex');

// The database keeps JSON objects in its own key order.
const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  return Object.entries(value)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, entry]) => [key, sorted(entry)]);
};
