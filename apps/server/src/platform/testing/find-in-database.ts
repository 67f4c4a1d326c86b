import { sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';

/** The tables, of jobs too, that contain a text anywhere. */
export const findInDatabase = async (db: Db, text: string): Promise<readonly string[]> => {
  const tables = await rowsOf(
    db,
    sql`select format('%I.%I', table_schema, table_name) as name from information_schema.tables
      where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await rowsOf(
      db,
      sql`select 1 as hit from ${sql.raw(String(name))} as kept where position(${text} in kept::text) > 0 limit 1`,
    );
    if (rows.length > 0) found.push(String(name));
  }
  return found;
};

const rowsOf = async (db: Db, query: ReturnType<typeof sql>): Promise<readonly Record<string, unknown>[]> =>
  ((await db.execute(query)) as { readonly rows: readonly Record<string, unknown>[] }).rows;
