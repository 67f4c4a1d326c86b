import { denominatorOf, spellOutInDigits } from '#interview/language/numbers.ts';
import { patternOf } from '#kit/pattern-of.ts';

/** A share that was said, as the list engine reads it, and where it stands. */
export interface SaidShare {
  readonly share: string;
  readonly start: number;
  readonly end: number;
}

const pattern = patternOf(
  'giu',
  String.raw`(?<mixed>\d{1,3} \d{1,2}/\d{1,3})\s*%?|(?<top>\d{1,4})\s*/\s*(?<bottom>\d{1,4})(?!\d|\s*/)|`,
  String.raw`(?<count>\d{1,2}|an?|a half of an?)(?:\s+|\s*-\s*)`,
  String.raw`(?<part>half|halves|thirds?|quarters?|fourths?|fifths?|sixths?|sevenths?|eighths?|ninths?|tenths?)\b`,
  String.raw`|(?<half>\b(?:half|halves))\b|(?<all>\b`,
  String.raw`(?:all of (?:it|the \p{L}+(?: share)?)|everything|all|the whole thing))\b|(?<sign>[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞])`,
  String.raw`|(?<![\d,.$])(?<percent>\d{1,3}(?:\.\d{1,6})?)(?![\d,]*\d)\s*(?:%|percent\b|per cent\b|pct\b)?`,
);

/** Every share in a text of the same length with numbers in digits: `12.5`, `a third`, `1/6`, `half`. */
export const sharesSaid = (text: string): readonly SaidShare[] =>
  [...spellOutInDigits(text).matchAll(pattern)].flatMap(({ 0: whole, index, groups = {} }) => {
    const share = shareOf(groups);
    return share === undefined ? [] : [{ share, start: index, end: index + whole.trimEnd().length }];
  });

const shareOf = (groups: Readonly<Record<string, string | undefined>>): string | undefined => {
  const { mixed, top, bottom, count, part, half, sign, percent } = groups;
  if (mixed !== undefined) return mixed;
  if (top !== undefined && bottom !== undefined) return Number(top) < Number(bottom) ? `${top}/${bottom}` : undefined;
  if (half !== undefined) return '1/2';
  if (groups['all'] !== undefined) return '100';
  if (sign !== undefined) return sign;
  const under = part === undefined ? undefined : denominatorOf(part.toLowerCase());
  if (count !== undefined && under !== undefined) return `${/^\d+$/u.test(count) ? count : '1'}/${under}`;
  return percent;
};
