import { type Cell, type Separator, separators, splitCells } from '#interview/papers/split-cells.ts';
import type { Line } from '#interview/papers/split-passages.ts';

/** What a column of a table holds. */
export type Column =
  | 'name'
  | 'first'
  | 'last'
  | 'relationship'
  | 'born'
  | 'address'
  | 'institution'
  | 'kind'
  | 'number'
  | 'value'
  | 'title';

/** A row of a table under a heading that says what its columns are. */
export interface Row {
  readonly line: Line;
  readonly cells: ReadonlyMap<Column, Cell>;
}

/** A table of a paper with a heading that is understood. */
export interface Table {
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
}

const headings: readonly (readonly [RegExp, Column])[] = [
  [/^(?:first|given)(?: names?)?$/iu, 'first'],
  [/^(?:last|family|sur)[ -]?(?:names?)?$/iu, 'last'],
  [/^(?:full |legal |complete )*names?$|^(?:person|family member|who|member)$/iu, 'name'],
  [/^(?:relation(?:ship)?)(?: to (?:me|you|grantor|us))?$/iu, 'relationship'],
  [/^(?:date of birth|birth ?date|birthday|dob|d\.o\.b\.|born)(?: \(.*\))?$/iu, 'born'],
  [/^(?:(?:home|mailing|street|full) )?address$/iu, 'address'],
  [
    /^(?:financial )?(?:institution|bank|custodian|broker(?:age)?|company|firm|held at|where)(?: name)?$|^bank ?\/ ?.*$/iu,
    'institution',
  ],
  [
    /^(?:account|acct\.?|policy)?\s?(?:#|no\.?|number|nbr|num)$|^(?:account|policy) (?:number|#)(?: \(.*\))?$|^(?:last|ending)(?: (?:in|4|four).*)?$/iu,
    'number',
  ],
  [
    /^(?:(?:current|approx(?:imate)?\.?|estimated|market|account|ending|total|est\.?) )*(?:value|balance|amount|worth)(?: \(.*\))?$/iu,
    'value',
  ],
  [/^(?:title|owner|owners|ownership|titled|registered|registration|held by|account owner|in whose name)$/iu, 'title'],
  [
    /^(?:(?:account|type of|asset|kind of|property) ?)*(?:type|kind|account|asset|property|item|description|investment)s?$/iu,
    'kind',
  ],
];

/** The tables of a paper whose first row says what their columns are. */
export const findTables = (lines: readonly Line[]): readonly Table[] => {
  const tables: { columns: readonly Column[]; rows: Row[] }[] = [];
  let open:
    | { readonly separator: Separator; readonly at: ReadonlyMap<number, Column>; readonly width: number }
    | undefined;
  let before: Line | undefined;
  for (const line of lines) {
    if (line.text.length > longestRow) continue;
    const isApart: boolean = before !== undefined && line.start - before.end > 1 && open?.separator === 'gap';
    before = line;
    const heading = headingOf(line);
    if (heading) {
      open = heading;
      tables.push({ columns: [...heading.at.values()], rows: [] });
      continue;
    }
    const cells: readonly Cell[] = open ? splitCells(line.text, open.separator) : [];
    if (!open || isApart || cells.length < 2 || (open.separator === 'gap' && cells.length !== open.width)) {
      if (cells.length < 2 || isApart) open = undefined;
      continue;
    }
    if (/^[\s|:+=-]*$/u.test(line.text)) continue;
    tables.at(-1)?.rows.push({ line, cells: pick(cells, open.at) });
  }
  return tables;
};

const longestRow = 2000;

const pick = (cells: readonly Cell[], at: ReadonlyMap<number, Column>): ReadonlyMap<Column, Cell> =>
  new Map(
    [...at].flatMap(([index, column]) => {
      const cell = cells[index];
      return cell && cell.text !== '' ? [[column, cell] as const] : [];
    }),
  );

const headingOf = ({ text }: Line) => {
  if (text.length > 300) return undefined;
  for (const separator of [...separators, 'gap'] as const) {
    if (separator !== 'gap' && !text.includes(separator)) continue;
    const cells = splitCells(text, separator);
    const at = new Map<number, Column>();
    for (const [index, cell] of cells.entries()) {
      const column = headings.find(([words]) => words.test(cell.text))?.[1];
      if (column && ![...at.values()].includes(column)) at.set(index, column);
    }
    if (at.size >= 2 && at.size >= cells.length / 2) return { separator, at, width: cells.length };
  }
  return undefined;
};
