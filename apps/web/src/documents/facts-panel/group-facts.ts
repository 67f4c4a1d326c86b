import type { FactRow } from '@evergrant/contract/documents.ts';

export interface FactGroup {
  readonly name: string;
  readonly rows: readonly FactRow[];
}

/** The facts under their group names, in the order in which groups first appear. */
export const groupFacts = (rows: readonly FactRow[]): readonly FactGroup[] =>
  [...Map.groupBy(rows, (row) => row.group)].map(([name, members]) => ({ name, rows: members }));

/** How many facts of a group are recorded, e.g. `2 of 5`. */
export const saidOf = (rows: readonly Pick<FactRow, 'state'>[]): string =>
  `${rows.filter(({ state }) => state !== 'missing').length} of ${rows.length}`;
