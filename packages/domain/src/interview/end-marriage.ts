import { isSpouse } from '#facts/kin.ts';
import type { Facts, FieldId } from '#facts/facts.ts';
import { isMarried } from '#facts/is-married.ts';
import { changePeople, isPeopleField, peopleIn } from '#facts/people-in.ts';
import { isSamePerson } from '#facts/same-person.ts';
import { told } from '#facts/told.ts';
import type { Interview } from '#interview/interview.ts';
import { isSameValue } from '#kit/is-same-value.ts';
import { listWords } from '#kit/list-words.ts';
import { dropFacts, parseFact, pruneFacts, setFact } from '#interview/set-fact.ts';

/** What a change took from other facts. */
export interface Consequence {
  readonly interview: Interview;
  /** What was taken and what to do about it, in plain words; empty when nothing was. */
  readonly words: string;
}

/**
 * When a marriage has ended, nobody stays in the document only for having been the spouse: gifts, shares and offices lose the spouse, answers that only the married can give are cleared, and the person is told.
 */
export const endMarriage = (before: Interview, after: Interview): Consequence => {
  const status = told(after.facts, 'marital-status');
  const hasEnded = isMarried(told(before.facts, 'marital-status')) && status !== undefined && !isMarried(status);
  const spouses = hasEnded ? spousesIn(before.facts) : [];
  if (!hasEnded) return { interview: after, words: '' };
  const losing = after.plan.questions.filter(({ formerSpouse }) => formerSpouse === 'leaves');
  const without = losing.reduce((interview, { field }) => withoutSpouse(interview, { field, spouses }), after);
  const interview = pruneFacts(without);
  const taken = after.plan.questions.filter(
    ({ field }) =>
      before.facts[field] !== undefined &&
      (interview.facts[field] === undefined || !isSameValue(after.facts[field], interview.facts[field])),
  );
  if (taken.length === 0) return { interview, words: '' };
  const who = spouses.length > 0 ? listWords(spouses) : 'your spouse';
  return {
    interview,
    words: `Because you are no longer married, I have taken out ${who} and what depended on the marriage: ${listWords(taken.map(({ label }) => `“${label}”`))}. If ${who} should keep a part in your document, please tell me.`,
  };
};

const spousesIn = (facts: Facts): readonly string[] => {
  const names = peopleIn(facts)
    .filter(({ relationship }) => isSpouse(relationship))
    .map(({ name }) => name);
  return names.filter((name, index) => names.findIndex((one) => isSamePerson(one, name)) === index);
};

const withoutSpouse = (
  interview: Interview,
  { field, spouses }: { readonly field: FieldId; readonly spouses: readonly string[] },
): Interview => {
  if (!isPeopleField(field) || interview.facts[field] === undefined) return interview;
  const before = interview.facts[field];
  const left = changePeople(before, (name) =>
    spouses.some((spouse) => isSamePerson(spouse, name)) ? undefined : name,
  );
  if (Array.isArray(left) && Array.isArray(before) && left.length === before.length) return interview;
  if (left === before) return interview;
  const parsed = parseFact(field, left);
  return parsed.ok && (!Array.isArray(left) || left.length > 0)
    ? setFact(interview, field, parsed.value)
    : dropFacts(interview, [field]);
};
