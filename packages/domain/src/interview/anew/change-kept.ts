import { isStep } from '#facts/child-kind.ts';
import { isSaidCloserBy } from '#facts/kin.ts';
import { isFullName, isMisspelled, isSamePerson, wordsOfName } from '#facts/same-person.ts';
import { type Entry, nameOf } from '#interview/anew/entries-of.ts';
import { wordsOf } from '#interview/anew/same-thing.ts';
import type { FactQuestion } from '#interview/fact-question.ts';

/** A recorded entry that is said again: what is new of it is taken over, what is not spoken of stays. */
export const changeKept = (question: FactQuestion, known: Entry, said: Entry): Entry =>
  question.kind === 'assets' ? changeThing(known, said) : changePerson(question, known, said);

const changePerson = (question: FactQuestion, known: Entry, said: Entry): Entry => {
  const { relationship: told, ...more } = said;
  const relationship = relationFor(question, known['relationship'], told);
  return {
    ...known,
    ...more,
    name: nameFor(nameOf(known), nameOf(said)),
    ...(relationship !== undefined && { relationship }),
  };
};

// The fuller name stays; letters that are put right are taken over.
const nameFor = (known: string, said: string): string => {
  if (!isFullName(said)) return known;
  if (isSamePerson(known, said) || !isMisspelled(known, said))
    return wordsOfName(said).length > wordsOfName(known).length ? said : known;
  return said;
};

// What says less than is known stays out; a stepson is called a son by the way, but not where the children are asked.
const relationFor = ({ relation }: FactQuestion, known: unknown, said: unknown): unknown => {
  // Whoever stands among the children is a child; that is nothing new.
  if (known === undefined && said === relation) return undefined;
  if (typeof known !== 'string' || typeof said !== 'string') return said ?? known;
  const isVague = said === 'organization' || isSaidCloserBy(said, known);
  const isByTheWay = relation !== 'child' && isStep(known) && !isStep(said);
  return isVague || isByTheWay ? known : said;
};

const changeThing = (known: Entry, said: Entry): Entry => ({
  ...known,
  ...said,
  description: wordsOf(nameOf(said)).length < wordsOf(nameOf(known)).length ? nameOf(known) : nameOf(said),
  ...(said['category'] === 'other' && { category: known['category'] }),
});
