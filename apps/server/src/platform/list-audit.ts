import { and, desc, inArray, like, lt, or, sql, type SQL } from 'drizzle-orm';
import type { Context } from '#platform/context.ts';
import { beginsWith, countRows, pageSize, type PageOf } from '#platform/paging.ts';
import { Refused } from '#platform/refused.ts';
import { auditRows } from '#platform/tables.ts';

export type ListedAuditRow = Omit<typeof auditRows.$inferSelect, 'userAgent' | 'previousHash' | 'hash'>;

interface Asked {
  readonly search?: string | undefined;
  readonly cursor?: string | undefined;
}

/** The whole trail, newest first; found by how an actor, an action or a stream begins, or by an id within them. */
export const listAudit = async ({ db }: Pick<Context, 'db'>, asked: Asked): Promise<PageOf<ListedAuditRow>> => {
  const before = readPosition(asked.cursor);
  const fits = isMentioned(asked.search?.trim() ?? '');
  const { id, stream, position, at, actor, action, details, ipAddress } = auditRows;
  const found = await db
    .select({ id, stream, position, at, actor, action, details, ipAddress })
    .from(auditRows)
    .where(and(fits, before === undefined ? undefined : lt(id, before)))
    .orderBy(desc(id))
    .limit(pageSize + 1);
  const rows = found.slice(0, pageSize);
  const last = rows.at(-1);
  return {
    rows,
    nextCursor: found.length > pageSize && last ? String(last.id) : null,
    ...(await countRows(db, fits ? sql`${auditRows} where ${fits}` : sql`${auditRows}`)),
  };
};

const isMentioned = (search: string): SQL | undefined => {
  if (search === '') return undefined;
  const { stream, actor, action } = auditRows;
  if (isId.test(search))
    return or(inArray(stream, named(streamKinds, search)), inArray(actor, named(actorKinds, search)));
  const pattern = beginsWith(search);
  return or(like(stream, pattern), like(actor, pattern), like(action, pattern));
};

// Ids are long and have no colon; actions have spaces.
const isId = /^[\w-]{20,64}$/;
const streamKinds = ['trust', 'account', 'order', 'affiliate', 'property', 'payout'];
const actorKinds = ['member', 'admin', 'witness'];

const named = (kinds: readonly string[], id: string): string[] => kinds.map((kind) => `${kind}:${id}`);

const readPosition = (cursor: string | undefined): number | undefined => {
  if (cursor === undefined) return undefined;
  if (/^\d{1,15}$/.test(cursor)) return Number(cursor);
  throw new Refused('invalid', { code: 'invalid-cursor', message: 'Please load the list again from its beginning.' });
};
