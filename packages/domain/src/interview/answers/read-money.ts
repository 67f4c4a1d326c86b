import type { FieldId } from '#facts/facts.ts';
import type { Answer, AnswerReader, Heard } from '#interview/answers/heard.ts';
import { takenBack } from '#interview/turning/last-word.ts';
import { weighRest } from '#interview/answers/weigh-rest.ts';
import { type Amount, findAmounts } from '#interview/language/find-amounts.ts';
import { readAmountsOfEach } from '#interview/reader/shares/amounts-of-each.ts';
import { isNothing } from '#interview/acts/nothing.ts';
import { setScene } from '#interview/asked/scene.ts';

/** The sum of money that a message gives, in cents; what each of several puts in is added up. */
export const readMoneyAnswer: AnswerReader = (heard) => {
  if (ofEach(heard).length > 0) return undefined;
  const text = takenBack(heard.message)?.after ?? heard.message;
  const all = findAmounts(text).filter(({ unit, start, end }) =>
    unit === undefined ? !countsPeople(text, end) : unit === 'dollars' && start >= 0,
  );
  const asMoney = all.some(({ isMoney }) => isMoney)
    ? all
    : all.filter(({ end }) => !/^\s*(?:or so )?(?:cats?|dogs?|years?)\b/u.test(text.slice(end)));
  const [first, second, ...more] = asMoney;
  if (!first) return isNothing(text) ? propose(heard, 0, { confidence: 0.5, rest: [] }) : undefined;
  if (second && more.length === 0) return readTwo(heard, text, [first, second]);
  if (more.length > 0) return { patch: [] };
  const rate = /^[^,.;]{0,12}\b(?:an?|per|every|each) (?:month|week|day|quarter)\b/u.test(text.slice(first.end));
  const count = isEach.test(text.slice(first.end)) ? countOfEach(heard, text) : 1;
  if (count === undefined) return { patch: [] };
  const { isTurned, remarks } = weighRest(text, [first]);
  // A small number among other words is seldom a sum.
  const isOdd = !first.isMoney && first.value < leastSum && remarks.length > 0;
  return propose(heard, cents(first) * count, { confidence: isTurned || rate || isOdd ? 0.5 : 0.95, rest: remarks });
};

const leastSum = 50;

const cents = ({ value }: Amount): number => Math.round(value * 100);

const isEach = /^[^.;]{0,24}\b(?:each|apiece|a ?piece|per (?:person|member|head)|both of us)\b/u;
const countsPeople = (text: string, end: number): boolean =>
  /^\s*(?:of us|of them|members?|people|partners|owners|kids|children)\b/iu.test(text.slice(end));

const propose = (
  { question, message }: Heard,
  value: number,
  { confidence, rest }: { readonly confidence: number; readonly rest: readonly string[] },
): Answer => ({
  patch: [{ field: question.field, value, evidence: message, confidence }],
  ...(rest.length > 0 && { rest }),
});

// How many there are who each put it in: as it was said, else as the facts know.
const countOfEach = ({ question, interview }: Heard, text: string): number | undefined => {
  const said = findAmounts(text).find(({ end }) => countsPeople(text, end))?.value;
  const list = question.perEntry && interview.facts[question.perEntry.field as FieldId];
  const known = Array.isArray(list) ? list.length : 0;
  return said ?? (known > 0 ? known : undefined);
};

const ofEach = ({ interview, message, today }: Heard): Answer['patch'] =>
  readAmountsOfEach(setScene(interview, { text: message, isLenient: true, today }));

// "90k, 30 from each": a whole and its parts; "10,000 from me and 5,000 from Ky": the parts of a whole; "3 to 5 thousand": neither.
const readTwo = (heard: Heard, text: string, [one, other]: readonly [Amount, Amount]): Answer | undefined => {
  const behind = { one: text.slice(one.end, other.start), other: text.slice(other.end) };
  const scaled = (amount: Amount, like: Amount): number =>
    amount.isMoney || !like.isMoney || amount.value >= 1000
      ? cents(amount)
      : cents(amount) * (like.value >= 1000 ? 1000 : 1);
  const sums = [scaled(one, other), scaled(other, one)] as const;
  const count = countOfEach(heard, text);
  const eachFirst = isEach.test(behind.one) || /^\s*(?:from|for) each\b/u.test(behind.one);
  const eachLast = isEach.test(behind.other) || /^\s*(?:from|for) each\b/u.test(behind.other);
  if (eachFirst !== eachLast) {
    const [each, whole] = eachFirst ? [sums[0], sums[1]] : [sums[1], sums[0]];
    const isWhole = count === undefined ? whole % each === 0 && whole > each : each * count === whole;
    return propose(heard, whole, { confidence: isWhole ? 0.95 : 0.5, rest: [] });
  }
  if (sums[0] === sums[1]) return propose(heard, sums[0], { confidence: 0.95, rest: [] });
  const isSum =
    heard.question.perEntry !== undefined &&
    /\bfrom\b|\bputs?\b|\bby\b/u.test(text) &&
    !/\b(?:or|between|to)\b/u.test(behind.one);
  return isSum ? propose(heard, sums[0] + sums[1], { confidence: 0.5, rest: [] }) : { patch: [] };
};
