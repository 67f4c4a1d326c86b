import { isSamePerson } from '#facts/same-person.ts';
import { editFact } from '#interview/edits/change-list.ts';
import { isConditional } from '#interview/edits/is-conditional.ts';
import type { Desk } from '#interview/edits/known-entries.ts';
import type { Part } from '#interview/edits/split-orders.ts';
import { peopleSaid } from '#interview/edits/people-said.ts';
import type { FreeEdit } from '#interview/edits/read-in-place.ts';
import { type Amount, findAmounts } from '#interview/language/find-amounts.ts';
import { type Clause, splitSentences } from '#interview/language/clauses.ts';

const resizes =
  /\b(?:make|raise|lower|increase|reduce|change|bump|should (?:be|get|have|receive)|(?:gift|share|amount|sum) to be|wants?)(?:\s+[^\s,;]+){0,5}\s*\$?$/iu;
const owed = /\b(?:lent|lend|loan(?:ed)?|owes?|owed|borrow(?:ed)?|paid|pay|pays|earns?|costs?|worth)\b/iu;
const taken = /\b(?:instead of|rather than|not|from|up from|down from|was|said)\s+(?:the |just |only |about )?$/iu;

/** "I have been thinking, let's make it three thousand dollars for Ebbie instead of two": the sum that somebody is given, said anew. */
export const readSumsFreely = (desk: Desk, text: string): FreeEdit | undefined => {
  if (desk.things.every(({ words }) => amountOf(words) === undefined)) return undefined;
  const said = peopleSaid(desk, text);
  for (const sentence of splitSentences(text)) {
    const people = said.filter(({ start, end }) => start >= sentence.start && end <= sentence.end);
    const [person, ...others] = people.filter(({ name }) => sumsOf(desk, name).length > 0);
    if (!person || others.length > 0 || owed.test(sentence.text) || isConditional(sentence.text)) continue;
    const [thing, ...more] = sumsOf(desk, person.name);
    const [sum, ...rest] = newSums(sentence);
    if (!thing || more.length > 0 || !sum || rest.length > 0 || amountOf(thing.words) === sum.value) continue;
    if (!resizes.test(sentence.text.slice(0, sum.start))) continue;
    const item = `$${sum.value.toLocaleString('en-US')}`;
    const values = editFact(desk, thing.field, [{ kind: 'rename', who: thing.words, name: item }]);
    if (values) return { edit: { values, confidence: 0.85 }, taken: clauseOf(sentence, sum.start) };
  }
  return undefined;
};

// Why it is said stands before it.
const clauseOf = ({ text, start, end }: Clause, at: number): Part => {
  const breaks = [...text.slice(0, at).matchAll(/[,;]\s+(?:and\s+|so\s+)?|\s(?:and|but|so)\s+/giu)];
  const last = breaks.at(-1);
  return { start: start + (last ? last.index + last[0].length : 0), end };
};

const sumsOf = ({ things }: Desk, name: string): Desk['things'] =>
  things.filter(({ recipient, words }) => isSamePerson(recipient ?? '', name) && amountOf(words) !== undefined);

// The sum of a gift that is nothing but money.
const amountOf = (words: string): number | undefined => {
  const [amount, ...more] = findAmounts(words);
  const isAll = amount && more.length === 0 && words.slice(0, amount.start).trim().replace('$', '').length === 0;
  return isAll && amount.isMoney && /^\W*(?:in cash|cash)?\W*$/iu.test(words.slice(amount.end))
    ? amount.value
    : undefined;
};

const leastSum = 100;

const newSums = ({ text }: Clause): readonly Amount[] =>
  findAmounts(text).filter(
    ({ start, value, isMoney, unit }) =>
      (isMoney || (unit === undefined && value >= leastSum)) && !taken.test(text.slice(0, start).replace(/\$$/u, '')),
  );
