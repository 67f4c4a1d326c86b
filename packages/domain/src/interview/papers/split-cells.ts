import type { Place } from '#interview/papers/finding.ts';

/** A cell of a table, without its quotes; offsets are those of the line. */
export interface Cell extends Place {
  readonly text: string;
}

/** What separates the cells of a line, the surest first. */
export const separators = ['\t', '|', ';', ','] as const;
export type Separator = (typeof separators)[number] | 'gap';

/** The cells of one line of a table (RFC 4180: a quoted cell may hold the separator, and two quotes for one). */
export const splitCells = (line: string, separator: Separator): readonly Cell[] => {
  if (separator === 'gap') return splitGaps(line);
  const cells: Cell[] = [];
  for (let at = 0; at <= line.length;) {
    const quoted = /^\s*"((?:[^"]|"")*)"\s*/u.exec(line.slice(at));
    const isQuoted =
      quoted !== null && (at + quoted[0].length === line.length || line[at + quoted[0].length] === separator);
    const end = isQuoted ? at + quoted[0].length : endOf(line, separator, at);
    cells.push({
      text: isQuoted ? (quoted[1] ?? '').replaceAll('""', '"').trim() : line.slice(at, end).trim(),
      start: at,
      end,
    });
    at = end + 1;
  }
  // `| a | b |`.
  return separator === '|' ? cells.filter(({ text }, at) => text !== '' || (at > 0 && at < cells.length - 1)) : cells;
};

const endOf = (line: string, separator: Separator, from: number): number => {
  const at = line.indexOf(separator, from);
  return at < 0 ? line.length : at;
};

// Columns of a page that are set apart by space alone.
const splitGaps = (line: string): readonly Cell[] =>
  Array.from(line.matchAll(/\S+(?: \S+)*/gu), ({ 0: text, index }) => ({
    text,
    start: index,
    end: index + text.length,
  }));
