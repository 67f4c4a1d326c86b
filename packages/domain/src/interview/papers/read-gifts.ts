import { findPeople, type NamedHere } from '#interview/papers/find-people.ts';
import type { Told } from '#interview/papers/finding.ts';
import type { FactQuestion } from '#interview/fact-question.ts';
import { type PaperReader, tell } from '#interview/papers/reading-paper.ts';
import { shortenNumbers } from '#interview/papers/shorten-numbers.ts';
import type { Passage } from '#interview/papers/split-passages.ts';

/** Particular things and sums for somebody: `I give my piano to Ann Lee`, `I leave Ann Lee the sum of $5,000`. */
export const readGifts: PaperReader = ({ interview, parts }) => {
  const question = interview.plan.questions.find(({ kind }) => kind === 'gifts');
  return question ? parts.sentences.flatMap((passage) => giftsIn(question, passage)) : [];
};

const gives = /\bI (?:\p{L}+ )?(?:(?:give|devise|bequeath|leave)\b[\s,]*(?:and\s+)?)+/iu;
const isGeneral =
  /\b(?:rest|residue|remainder|remaining|all|everything|entire|estate|share|shares|half|third|balance|equal|trustee|power|authority|discretion)\b/iu;

const giftsIn = (question: FactQuestion, passage: Passage): readonly Told[] => {
  const cue = gives.exec(passage.text);
  if (!cue) return [];
  const from = cue.index + cue[0].length;
  const people = findPeople(passage.text).filter(({ start }) => start >= from);
  const gift = thingThenTaker(passage.text, from, people) ?? takerThenThing(passage.text, from, people);
  if (!gift || isGeneral.test(gift.item) || !isNamedThing.test(gift.item)) return [];
  return [
    tell(question, passage, {
      value: { item: shortenNumbers(gift.item), recipient: gift.recipient.name },
      isEntry: true,
      from: cue.index,
      to: Math.max(gift.to, gift.recipient.end),
    }),
  ];
};

interface Gift {
  readonly item: string;
  readonly recipient: NamedHere;
  readonly to: number;
}

const isNamedThing = /\p{L}{3}|\$\s?\d/u;
const longestItem = 140;

const thingThenTaker = (text: string, from: number, people: readonly NamedHere[]): Gift | undefined => {
  const [recipient, other] = people;
  if (!recipient) return undefined;
  const match = /^(.+?)\s*,?\s+(?:un)?to\s+(?:my\s+(?:\p{L}+[\s,-]+){1,3}|the\s+)?$/iu.exec(
    text.slice(from, recipient.start),
  );
  const isShared = other !== undefined && /^[\s,]*and\b/iu.test(text.slice(recipient.end, other.start));
  return match?.[1] && !isShared && match[1].length <= longestItem
    ? { item: thing(match[1]), recipient, to: recipient.end }
    : undefined;
};

const takerThenThing = (text: string, from: number, people: readonly NamedHere[]): Gift | undefined => {
  const [recipient] = people;
  if (!recipient || !/^\s*(?:(?:un)?to\s+)?(?:my\s+(?:\p{L}+[\s,-]+){1,3})?$/iu.test(text.slice(from, recipient.start)))
    return undefined;
  const match =
    /^[\s,]*(?:if (?:he|she) survives me,?\s*)?((?:the sum of |my |the |a |an )?(?:[^.;]|\.(?=\d))+?)(?=[;]|\.(?!\d)|,?\s+(?:if|provided|should|outright)\b|$)/iu.exec(
      text.slice(recipient.end),
    );
  const said = match?.[1]?.trim();
  if (said === undefined || said.length > longestItem || !/^(?:the sum of|my|the|an?|\$)\s*\S/iu.test(said))
    return undefined;
  return { item: thing(said), recipient, to: recipient.end + (match?.[0].length ?? 0) };
};

const thing = (words: string): string =>
  words
    .replace(/^(?:my|the sum of|the)\s+/iu, '')
    .replace(/[\s,]+$/u, '')
    .trim();
