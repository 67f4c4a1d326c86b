import type { MediaKind } from '@evergrant/domain/properties/media-kinds.ts';
import { and, asc, desc, eq, ilike, inArray, or, sql, type SQL } from 'drizzle-orm';
import { propertyFiles, propertySubmissions } from '#properties/tables.ts';
import type { DbOrTx } from '#platform/database/database.ts';

export interface PropertyFileEntry {
  readonly id: string;
  readonly kind: MediaKind;
  readonly name: string;
  readonly sizeInBytes: number;
}

/** A submission as the team reads it, with its files in the order of the sender. */
export type PropertySubmissionEntry = Omit<typeof propertySubmissions.$inferSelect, 'idempotencyKey'> & {
  readonly files: readonly PropertyFileEntry[];
};

interface Asked {
  /** Words in the address, city, ZIP code, or the name or address of the sender; all of them must be found. */
  readonly search?: string | undefined;
  /** What the page before answered as `nextCursor`. */
  readonly cursor?: string | undefined;
}

interface SubmissionPage {
  readonly submissions: readonly PropertySubmissionEntry[];
  /** Leads to the next page; null at the end. */
  readonly nextCursor: string | null;
}

const pageSize = 50;

/** Submitted properties, the newest first, fifty at a time. */
export const listPropertySubmissions = async (
  db: DbOrTx,
  { search = '', cursor = '' }: Asked,
): Promise<SubmissionPage> => {
  const rows = await db
    .select()
    .from(propertySubmissions)
    .where(and(...wordsOf(search).map(mentions), olderThan(cursor)))
    .orderBy(desc(propertySubmissions.createdAt), desc(propertySubmissions.id))
    .limit(pageSize + 1);
  const shown = rows.slice(0, pageSize);
  const last = shown.at(-1);
  return {
    submissions: await withFiles(db, shown),
    nextCursor: rows.length > pageSize && last ? `${last.createdAt.getTime()}_${last.id}` : null,
  };
};

/** One submission with its files. */
export const findSubmission = async (db: DbOrTx, id: string): Promise<PropertySubmissionEntry | undefined> => {
  const rows = await db.select().from(propertySubmissions).where(eq(propertySubmissions.id, id));
  return (await withFiles(db, rows))[0];
};

const wordsOf = (search: string): readonly string[] => search.trim().split(/\s+/).filter(Boolean).slice(0, 10);

const mentions = (word: string): SQL | undefined => {
  const pattern = `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const { address, city, zipCode, state, submitterName, submitterEmail } = propertySubmissions;
  return or(...[address, city, zipCode, state, submitterName, submitterEmail].map((column) => ilike(column, pattern)));
};

// A cursor that is none of ours begins at the beginning.
const olderThan = (cursor: string): SQL | undefined => {
  const [, milliseconds, id] = /^(\d{1,15})_([\da-f-]{36})$/.exec(cursor) ?? [];
  if (!milliseconds || !id) return undefined;
  const { createdAt, id: ownId } = propertySubmissions;
  return sql`(${createdAt}, ${ownId}) < (${new Date(Number(milliseconds)).toISOString()}::timestamptz, ${id}::uuid)`;
};

const withFiles = async (
  db: DbOrTx,
  rows: readonly (typeof propertySubmissions.$inferSelect)[],
): Promise<readonly PropertySubmissionEntry[]> => {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const files = await db
    .select()
    .from(propertyFiles)
    .where(inArray(propertyFiles.submissionId, ids))
    .orderBy(asc(propertyFiles.position));
  return rows.map(({ idempotencyKey: _key, ...row }) => ({
    ...row,
    files: files
      .filter(({ submissionId }) => submissionId === row.id)
      .map(({ id, kind, name, sizeInBytes }) => ({ id, kind: kind as MediaKind, name, sizeInBytes })),
  }));
};
