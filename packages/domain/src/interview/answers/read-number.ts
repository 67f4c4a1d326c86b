import type { AnswerReader } from '#interview/answers/heard.ts';
import { takenBack } from '#interview/turning/last-word.ts';
import { weighRest } from '#interview/answers/weigh-rest.ts';
import { type Amount, findAmounts } from '#interview/language/find-amounts.ts';
import { isNothing } from '#interview/acts/nothing.ts';

/** The number that a message gives, in what the question counts: `a month` is 30 days. */
export const readNumberAnswer: AnswerReader = ({ question, message }) => {
  const text = takenBack(message)?.after ?? message;
  const amounts = findAmounts(text).filter(({ unit, isMoney }) => unit !== 'percent' && !isMoney);
  const propose = (value: number, confidence: number) => ({
    patch: [{ field: question.field, value, evidence: message, confidence }],
  });
  const [first, ...others] = amounts;
  if (!first) return isNothing(text) ? propose(0, 0.5) : undefined;
  const counted = countOf(first, question.unit);
  if (counted === undefined) return undefined;
  const { isTurned, remarks } = weighRest(text, [first]);
  const isOne = others.every((other) => countOf(other, question.unit) === counted) || /\binstead of\b/u.test(text);
  const said = propose(counted, isOne && !(isTurned && !/\binstead of\b/u.test(text)) ? 0.95 : 0.5);
  return remarks.length > 0 ? { ...said, rest: remarks } : said;
};

const daysOf = { days: 1, weeks: 7, months: 30, years: 365 } as const;

const countOf = ({ value, unit }: Amount, wanted: string | undefined): number | undefined => {
  if (unit === undefined || unit === wanted) return value;
  return wanted === 'days' && unit in daysOf ? value * daysOf[unit as keyof typeof daysOf] : undefined;
};
