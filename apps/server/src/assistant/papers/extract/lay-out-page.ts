/** Some words of a page and where they stand, in points from the left and from the bottom. */
export interface PlacedWords {
  readonly words: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Line {
  readonly y: number;
  readonly height: number;
  readonly parts: PlacedWords[];
}

/** The words of a page in lines, as they are seen: columns apart by spaces, paragraphs by an empty line. */
export const layOutPage = (words: readonly PlacedWords[]): string => {
  const lines: Line[] = [];
  for (const one of words) {
    if (one.words.trim() === '') continue;
    const last = lines.at(-1);
    const isBeside = last && Math.abs(last.y - one.y) < Math.max(2, one.height * 0.4);
    // What belongs to the line before may come later in the file: the cells of a table.
    const line = isBeside ? last : lines.findLast(({ y }) => Math.abs(y - one.y) < 1);
    if (line) line.parts.push(one);
    else lines.push({ y: one.y, height: one.height, parts: [one] });
  }
  return lines
    .map((line, at) => {
      const before = lines[at - 1];
      const gap = before ? before.y - line.y : 0;
      const isApart = before !== undefined && (gap > 1.75 * Math.max(line.height, 6) || gap < 0);
      return `${isApart ? '\n' : ''}${writeLine(line)}`;
    })
    .join('\n');
};

const writeLine = ({ parts }: Line): string => {
  let [text, end] = ['', Number.NaN];
  for (const { words, x, width, height } of parts.toSorted((one, other) => one.x - other.x)) {
    const gap = x - end;
    const size = Math.max(height, 6);
    if (gap > size * 1.2) text += '   ';
    else if (gap > size * 0.12 && !/\s$/.test(text) && !/^\s/.test(words)) text += ' ';
    text += words;
    end = x + width;
  }
  return text.replace(/\s+$/, '');
};
