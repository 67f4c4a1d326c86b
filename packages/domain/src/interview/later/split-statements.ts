import { analyzeMessage } from '#interview/language/analyze-message.ts';
import { type Clause, splitSentences } from '#interview/language/clauses.ts';
import { patternOf } from '#kit/pattern-of.ts';

/**
 * What a message says one thing after another: its sentences, and of a longer one each part that begins anew with somebody and what
 * they do, or that stands between commas as a remark by itself: `divorced`, `from Boise`, `two boys`.
 */
export const splitStatements = (text: string): readonly Clause[] => splitSentences(text).flatMap(cut);

const cut = (sentence: Clause): readonly Clause[] => {
  const { text, start } = sentence;
  const marks = [...text.matchAll(breaks)].filter(
    ({ index, groups }) => groups?.['after'] || saysWhat(text.slice(0, index)),
  );
  if (marks.length === 0) return [sentence];
  const froms = [0, ...marks.map(({ index }) => index)];
  return froms
    .map((from, at) => toClause(text.slice(from, froms[at + 1] ?? text.length), start + from))
    .filter(({ low }) => /[\p{L}\p{N}]/u.test(low));
};

/** Statements in the words of the person; whoever is spoken of stands in the one before: `My son pays my bills. He's Kurt Reed`. */
export const inOwnWords = (statements: readonly Clause[], text: string): readonly string[] =>
  statements
    .reduce<readonly Clause[]>((joined, one) => {
      const before = joined.at(-1);
      const isNext = before !== undefined && !/[\p{L}\p{N}]/u.test(text.slice(before.end, one.start));
      if (!isNext || !ofOther.test(one.text)) return [...joined, one];
      return [...joined.slice(0, -1), toClause(text.slice(before.start, one.end), before.start)];
    }, [])
    .map(({ text: said }) => said.replace(lead, '').replace(/[\s,;–—-]+$/gu, ''));

const ofOther = /^\W*(?:he|she|they|it|his|her|their|its|that)(?:['’](?:s|re|d|ll))?\b/iu;
const lead = /^[\s,;.–—-]*(?:(?:(?:and|but|also|oh|plus|so|by the way|btw)\b[\s,]*)+)?/iu;

const toClause = (text: string, start: number): Clause => ({
  text,
  low: text.toLowerCase(),
  start,
  end: start + text.length,
});

// “My wife and I live there” is one statement: nothing is said of her alone.
const saysWhat = (before: string): boolean =>
  /\p{L}['’](?:m|ve|re|d|ll|s)\b/u.test(before) || analyzeMessage(before).words.some(({ part }) => part === 'verb');

const speaker = String.raw`(?:i|we)(?:['’](?:m|ve|d|ll|re))?\b(?! (?:and|or)\b)`;
const doing = 'is|are|has|have|gets?|should|would|will|can|could|goes?|lives?|needs?|must|owns?|pays?|takes?|wants?';
const ofOurs = String.raw`(?:my|our) (?:\p{L}+ ){1,3}(?:${doing})\b`;
const byName = String.raw`(?-i:\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2}) (?:should|would|gets?|is to|is my|will|can|could|has to|must)\b`;
const status = 'single|(?:re)?married|divorced|separated|widow(?:ed|er)?|retired';
const place = 'from|living|live|born|aged';
const wish = 'want(?:s|ing)?|needs?|looking|hoping|trying|would like';
const count = String.raw`(?:no|one|two|three|four|five|six|\d|both|a couple of)`;
const counted = String.raw`${count} (?:\p{L}+ ){0,2}(?:kids?|children|boys?|girls?|sons?|daughters?|dogs?|cats?)\b`;

const breaks = patternOf(
  'giu',
  String.raw`(?:(?<after>\s*[,;]|\s+[-–—]+(?=\s))(?:\s+(?:and|but|plus|also|so|oh))*|\s+(?:and|but|plus|also|so))`,
  String.raw`\s+(?=(?:(?:by the way|btw|also|oh),? )?(?:${speaker}|${ofOurs}|${byName}`,
  String.raw`|(?<=[,;–—-]\s+)(?:(?:${status}|${place}|${wish})\b|${counted}|\d{2}(?=\s*(?:,|$|years|yrs|yo\b)))))`,
);
