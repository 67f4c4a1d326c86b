import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { DbOrTx } from '#platform/database/database.ts';
import { isStorable } from '#platform/http/read-json.ts';
import { Refused } from '#platform/refused.ts';

/** Rows that one answer of a long list holds. */
export const pageSize = 100;
/** Nobody reads further than this; counting on would only cost time. */
const countsTo = 10_000;

export interface PageOf<Row> {
  readonly rows: Row[];
  readonly nextCursor: string | null;
  readonly total: number;
  readonly isMore: boolean;
}

/** Where a page ended: the value that it is sorted by, as text, and the row. */
export interface Cursor {
  readonly key: string;
  readonly id: string;
}

/** A moment as PostgreSQL writes it in UTC, with all of its digits: one that the calendar has. */
export const momentKey = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?\+00$/)
  .refine((key) => isMoment(key.replace(' ', 'T').replace(/(\.\d+)?\+00$/, '.000Z')));

/** Whether the calendar has this moment, as `Date` writes it, and PostgreSQL too, which knows no year 0. */
export const isMoment = (iso: string): boolean => {
  const moment = new Date(iso);
  return !Number.isNaN(moment.getTime()) && moment.toISOString() === iso && !iso.startsWith('0000');
};

const encode = ({ key, id }: Cursor): string => Buffer.from(JSON.stringify([key, id])).toString('base64url');

/** Reads the cursor of a request; one that this list has not given out is refused. */
export const readCursor = (cursor: string | undefined, key: z.ZodType<string>): Cursor | undefined => {
  if (cursor === undefined) return undefined;
  const parsed = z.tuple([key.refine(isStorable), z.guid()]).safeParse(parseJson(cursor));
  if (parsed.success) return { key: parsed.data[0], id: parsed.data[1] };
  throw new Refused('invalid', { code: 'invalid-cursor', message: 'Please load the list again from its beginning.' });
};

const parseJson = (cursor: string): unknown => {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
};

/** Turns one row more than a page into a page; `cursorOf` says where a row stands in the order. */
export const cutPage = <Row>(found: readonly Row[], cursorOf: (row: Row) => Cursor) => {
  const rows = found.slice(0, pageSize);
  const last = rows.at(-1);
  return { rows, nextCursor: found.length > pageSize && last !== undefined ? encode(cursorOf(last)) : null };
};

/** How many rows `from` (`table where …`) has, counted up to ten thousand. */
export const countRows = async (db: DbOrTx, from: SQL): Promise<Pick<PageOf<never>, 'total' | 'isMore'>> => {
  const counted = await db.execute(
    sql`select count(*)::int as total from (select 1 from ${from} limit ${countsTo + 1}) as counted`,
  );
  const total = (counted as { readonly rows: readonly { readonly total: number }[] }).rows[0]?.total ?? 0;
  return { total: Math.min(total, countsTo), isMore: total > countsTo };
};

/** What was typed as the pattern of words that begin so; `%` and `_` mean themselves. */
export const beginsWith = (text: string): string => `${text.replaceAll(/[\\%_]/g, (character) => `\\${character}`)}%`;
