import { inArray, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { affiliates } from '#affiliates/tables.ts';
import type { Db } from '#platform/database/database.ts';

/** So many are named one by one; with more, a list in its own order comes upon them soon enough. */
const few = 2_000;

/** Affiliates with words that begin with what was typed; undefined when nothing was typed. */
export const isFound = (search: string | undefined): SQL | undefined => {
  if (search === undefined || search.trim() === '') return undefined;
  const words = search.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu);
  if (!words) return sql`false`;
  const query = words.map((word) => `'${word}':*`).join(' & ');
  return sql`${affiliates.searchWords} @@ to_tsquery('simple', ${query})`;
};

/** What is said of rows with an affiliate: for reading them in order, and for counting those joined with affiliates. */
interface Belonging {
  readonly inOrder: SQL;
  readonly joined: SQL;
}

/** Rows whose affiliate is found: `column` names the affiliate. Undefined when nothing was typed. */
export const belongsToFound = async (
  db: Db,
  { column, search }: { readonly column: PgColumn; readonly search: string | undefined },
): Promise<Belonging | undefined> => {
  const found = isFound(search);
  if (!found) return undefined;
  const ids = await db
    .select({ id: affiliates.id })
    .from(affiliates)
    .where(found)
    .limit(few + 1);
  if (ids.length === 0) return { inOrder: sql`false`, joined: sql`false` };
  if (ids.length > few) {
    // As a value of each row it leaves no choice but to go through the rows in their order.
    return { inOrder: sql`(select ${found} from ${affiliates} where ${affiliates.id} = ${column})`, joined: found };
  }
  const isNamed = inArray(
    column,
    ids.map(({ id }) => id),
  );
  return { inOrder: isNamed, joined: isNamed };
};
