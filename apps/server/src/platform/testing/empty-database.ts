import type { PGlite } from '@electric-sql/pglite';

/** What an empty database consists of. */
export interface Beginning {
  readonly shape: string;
  /** All tables of the product and of its job queue, as SQL names. */
  readonly tables: readonly string[];
  /** The rows, as JSON, of those that are not empty. */
  readonly rowsByTable: ReadonlyMap<string, string>;
}

/** Takes down what a database that nobody has used consists of. */
export const noteBeginning = async (pglite: PGlite): Promise<Beginning> => {
  const tables = await namesFrom(pglite, allTables);
  const rowsByTable = new Map<string, string>();
  for (const table of await findFilled(pglite, tables)) {
    const { rows } = await pglite.query<{ all: string }>(`select json_agg(kept)::text as all from ${table} as kept`);
    rowsByTable.set(table, rows[0]?.all ?? '[]');
  }
  return { shape: await readShape(pglite), tables, rowsByTable };
};

/** Makes a used database what it was at its beginning. False, and of no use any more, when its tables were changed. */
export const emptyDatabase = async (pglite: PGlite, { shape, tables, rowsByTable }: Beginning): Promise<boolean> => {
  await pglite.exec('discard all');
  if ((await readShape(pglite)) !== shape) return false;

  const filled = await findFilled(pglite, tables);
  const moved = await namesFrom(pglite, movedSequences);

  await pglite.transaction(async (tx) => {
    // Without triggers: some of them keep what was written for ever.
    await tx.exec('set local session_replication_role = replica');
    if (filled.length > 0) await tx.exec(`truncate ${filled.join(', ')} cascade`);
    for (const sequence of moved) await tx.exec(`alter sequence ${sequence} restart`);
    for (const [table, rows] of rowsByTable) {
      await tx.query(`insert into ${table} select * from json_populate_recordset(null::${table}, $1)`, [rows]);
    }
  });
  await pglite.exec(`set time zone 'UTC'`);
  return true;
};

const findFilled = (pglite: PGlite, tables: readonly string[]): Promise<readonly string[]> =>
  namesFrom(pglite, tables.map((table) => `(select '${table}' as name from ${table} limit 1)`).join(' union all '));

const allTables = `select format('%I.%I', nspname, relname) as name
  from pg_class join pg_namespace on pg_namespace.oid = relnamespace
  where nspname in ('public', 'pgboss') and relkind = 'r'`;

const movedSequences = `select format('%I.%I', schemaname, sequencename) as name
  from pg_sequences where schemaname in ('public', 'pgboss') and last_value is not null`;

/** Tables, columns, indexes, constraints, triggers and functions, as one number. */
const readShape = async (pglite: PGlite): Promise<string> => {
  const { rows } = await pglite.query<{ shape: string }>(
    `select md5(string_agg(part, ',' order by part)) as shape from (
      select concat('class', oid, relname) as part from pg_class where oid >= 16384
      union all select concat('column', attrelid, attname, atttypid, attnotnull) from pg_attribute where attrelid >= 16384
      union all select concat('constraint', oid) from pg_constraint where oid >= 16384
      union all select concat('trigger', oid, tgenabled) from pg_trigger
      union all select concat('function', oid, md5(prosrc)) from pg_proc where oid >= 16384) as parts`,
  );
  return rows[0]?.shape ?? '';
};

const namesFrom = async (pglite: PGlite, query: string): Promise<readonly string[]> =>
  (await pglite.query<{ name: string }>(query)).rows.map(({ name }) => name);
