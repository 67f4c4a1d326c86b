import { findInstitutions } from '#facts/institutions.ts';
import type { FactQuestion } from '#interview/fact-question.ts';
import { assetFrom } from '#interview/papers/asset-from.ts';
import { findTables } from '#interview/papers/find-tables.ts';
import type { Told } from '#interview/papers/finding.ts';
import { type PaperReader, tell } from '#interview/papers/reading-paper.ts';
import type { Line } from '#interview/papers/split-passages.ts';
import { categoryOf } from '#interview/reader/property/assets.ts';

/** The property that a schedule or a list of a paper names, one item on a line: `Chase checking account no. 00448812, $4,200`. */
export const readProperty: PaperReader = ({ interview, parts }) => {
  const question = interview.plan.questions.find(({ kind }) => kind === 'assets');
  if (!question) return [];
  const inTables = new Set(findTables(parts.lines).flatMap(({ rows }) => rows.map(({ line }) => line)));
  return parts.lines.filter((line) => !inTables.has(line)).flatMap((line) => itemIn(question, line));
};

const longestItem = 280;

const bullet = /^\s*(?:[-•*·▪–]|\(?(?:\d{1,3}|[a-z])[.)])?\s*/iu;
const sum =
  /[\s,:(–-]*(?:(?:worth|valued at|value|balance|approx(?:imately|\.)?|about|with|of)[\s:]*)*\$\s?(\d{1,3}(?:,\d{3})+|\d{1,10})(\.\d{2})?\)?/iu;
const account =
  /(?:[\s]*[,;(]\s*(?:account|acct|policy|contract|certificate)\.?)?[\s,;(]*(?:(?:no|number|nbr)\b\.?|#|\bending(?: in)?\b)\s*:?\s*([\dXx*•-]{2,}\d)\)?/iu;
const plainNumber = /[\s,;(]+([Xx*•]+[-\s]?\d{4}|\d[\d-]{6,}\d)\)?(?=[\s,;.)]|$)/u;

const itemIn = (question: FactQuestion, line: Line): readonly Told[] => {
  const { text } = line;
  const lead = bullet.exec(text)?.[0].length ?? 0;
  const said = text
    .slice(lead)
    .replace(/\t| {2,}/gu, ' ')
    .trimEnd();
  if (line.isRow || said.length > longestItem || said.length < 6) return [];
  const isAccount = findInstitutions(said).length > 0 && sum.test(said);
  if ((!line.isListed && !isAccount) || /[?]|:\s*$/u.test(said)) return [];
  if (/\b(?:I|shall|will|grantor|trustee|hereby|total)\b/iu.test(said) || !/\p{L}{3}/u.test(said)) return [];
  const number = account.exec(said) ?? plainNumber.exec(said);
  const worth = sum.exec(said);
  const words = without(said, [number?.[0], worth?.[0]]);
  const value = assetFrom({ words, number: number?.[1] ?? '', value: worth ? `${worth[1]}${worth[2] ?? ''}` : '' });
  if (!value || (value.category === 'other' && !worth) || (!worth && categoryOf(words.toLowerCase()) === 'other'))
    return [];
  return [tell(question, line, { value, isEntry: true, from: lead, to: text.trimEnd().length })];
};

const without = (text: string, parts: readonly (string | undefined)[]): string =>
  parts
    .reduce<string>((rest, part) => (part === undefined ? rest : rest.replace(part, ' ')), text)
    .replace(/\s+/gu, ' ')
    .replace(/\s+(?=[,.;])/gu, '')
    .replace(/[\s,;:.–-]+$/u, '')
    .trim();
