import type { FieldId } from '#facts/facts.ts';
import { peopleIn } from '#facts/people-in.ts';
import { isAmong, isSamePerson } from '#facts/same-person.ts';
import { linesOf } from '#interview/edits/lines-of-office.ts';
import type { Interview } from '#interview/interview.ts';
import { applicableQuestions } from '#interview/missing-facts.ts';
import { dropFacts, setFact } from '#interview/set-fact.ts';

/**
 * Whoever has come first in a line does not come next as well: they leave those who follow. Where nobody is left, who follows is open
 * and asked again.
 */
export const leaveLine = (before: Interview, after: Interview, recorded: readonly FieldId[]): Interview =>
  linesOf({ questions: applicableQuestions(after) }).reduce((now, { first, list }) => {
    const next: unknown = now.facts[list];
    if (first === undefined || !recorded.includes(first) || recorded.includes(list) || !Array.isArray(next)) return now;
    const [was, is] = [before, now].map(({ facts }) => peopleIn({ [first]: facts[first] }).map(({ name }) => name));
    const come = is?.filter((name) => was !== undefined && was.length > 0 && !isAmong(was, name)) ?? [];
    const left = next.filter((one: { readonly name: string }) => !come.some((name) => isSamePerson(name, one.name)));
    if (left.length === next.length) return now;
    return left.length === 0 ? dropFacts(now, [list]) : setFact(now, list, left);
  }, after);
