import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** Something the sandbox remembers: under a table and a key, the latest value counts, and `null` forgets the key. */
export interface Entry {
  readonly table: string;
  readonly key: string;
  readonly value: unknown;
}

export interface Ledger {
  readonly find: (table: string, key: string) => unknown;
  /** All values of a table, the oldest key first. */
  readonly list: (table: string) => readonly unknown[];
  /** Remembers all entries or none, also across a crash. */
  readonly commit: (entries: readonly Entry[]) => void;
  readonly close: () => void;
}

/** Opens what the folder's journal holds: one JSON line a commit, a half-written last line does not count. */
export const openLedger = (folder: string): Ledger => {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'journal.jsonl');
  const tables = readTables(file);
  compact(file, tables);
  const journal = openSync(file, 'a');

  return {
    find: (table, key) => tables.get(table)?.get(key),
    list: (table) => [...(tables.get(table)?.values() ?? [])],
    commit: (entries) => {
      if (entries.length === 0) return;
      writeSync(journal, `${JSON.stringify(entries)}\n`);
      for (const entry of entries) remember(tables, entry);
    },
    close: () => closeSync(journal),
  };
};

type Tables = Map<string, Map<string, unknown>>;

const remember = (tables: Tables, { table, key, value }: Entry): void => {
  const rows = tables.get(table) ?? new Map<string, unknown>();
  if (value === null) rows.delete(key);
  if (value !== null) rows.set(key, value);
  tables.set(table, rows);
};

const readTables = (file: string): Tables => {
  const tables: Tables = new Map();
  if (!existsSync(file)) return tables;
  const text = readFileSync(file, 'utf8');
  const whole = text
    .slice(0, text.lastIndexOf('\n') + 1)
    .split('\n')
    .filter(Boolean);
  for (const line of whole) {
    for (const entry of JSON.parse(line) as readonly Entry[]) remember(tables, entry);
  }
  return tables;
};

// Written anew at every start: the journal stays as small as what it holds, and a torn line is gone.
const compact = (file: string, tables: Tables): void => {
  const draft = openSync(`${file}.new`, 'w');
  for (const [table, rows] of tables) {
    for (const [key, value] of rows) writeSync(draft, `${JSON.stringify([{ table, key, value }])}\n`);
  }
  fsyncSync(draft);
  closeSync(draft);
  renameSync(`${file}.new`, file);
};
