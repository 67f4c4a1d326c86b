import { patternOf } from '#kit/pattern-of.ts';
import { isSpouse, kinOf } from '#facts/kin.ts';
import { fieldOf } from '#facts/told.ts';
import type { FactQuestion } from '#interview/fact-question.ts';
import { findQuestion } from '#interview/find-question.ts';
import type { Interview } from '#interview/interview.ts';
import { findDays } from '#interview/language/find-days.ts';
import { entryFor } from '#interview/papers/entry-for.ts';
import { findPeople, joinedFrom, type NamedHere } from '#interview/papers/find-people.ts';
import type { Told } from '#interview/papers/finding.ts';
import { type PaperReader, tell } from '#interview/papers/reading-paper.ts';
import type { Passage } from '#interview/papers/split-passages.ts';
import { readMarital } from '#interview/reader/marital.ts';

/** The spouse, the marital status and the children whom the sentences of a paper name. */
export const readFamily: PaperReader = ({ interview, parts }) =>
  parts.sentences.flatMap((passage) => [...spouseIn(interview, passage), ...childrenIn(interview, passage)]);

const former = /\b(?:former|late|ex|deceased|divorced|predeceased|first|previous)\b[-\s]*(?:\p{L}+\s)?$/iu;
const endedBehind = /\b(?:died|deceased|predeceased|divorced|passed away)\b/iu;
const wasMarried =
  /\b(?:was|were|had been|formerly|previously|once)\s+(?:\p{L}+\s+)?married\b|\buntil (?:our|the) divorce\b/iu;
const married = /\b(?:married to|wed to)\s*$/iu;

const spouseIn = (interview: Interview, passage: Passage): readonly Told[] => {
  const { text } = passage;
  const status = statusIn(interview, passage);
  const question = findQuestion(interview.plan, fieldOf('spouse-name'));
  if (!question || !/\b(?:wife|husband|spouse|married)\b/iu.test(text) || wasMarried.test(text)) return status;
  const person = findPeople(text).find(({ start, end, relationship, isDead, isOrganization }) => {
    if (isDead || isOrganization) return false;
    const before = text.slice(Math.max(0, start - 40), start);
    if (former.test(before.replace(/(?:wife|husband|spouse)[\s,]*$/iu, ''))) return false;
    if (endedBehind.test(text.slice(end, end + 40))) return false;
    return isSpouse(relationship) || married.test(before);
  });
  if (!person) return status;
  const from = Math.max(0, text.slice(0, person.start).search(/(?:\S+\s+){0,3}$/u));
  const name = tell(question, passage, { value: person.name, isEntry: false, from, to: person.end });
  return [...(status.length > 0 ? status : marriedBy(interview, name)), name];
};

// A wife or a husband is somebody to whom the maker is married.
const marriedBy = ({ plan }: Interview, { start, end }: Told): readonly Told[] => {
  const question = findQuestion(plan, fieldOf('marital-status'));
  const value = readMarital('I am married', false)?.status;
  return question && value ? [{ field: fieldOf('marital-status'), value, isEntry: false, start, end }] : [];
};

const aboutMaker =
  /\b(?:I am|I'm|we are)\s+(?:\p{L}+\s+){0,3}?(?:married|single|unmarried|divorced|widowed|a widow(?:er)?)\b/iu;

const statusIn = ({ plan }: Interview, passage: Passage): readonly Told[] => {
  const question = findQuestion(plan, fieldOf('marital-status'));
  const said = aboutMaker.exec(passage.text);
  const value = said && readMarital(said[0], false)?.status;
  return question && said && value
    ? [tell(question, passage, { value, isEntry: false, from: said.index, to: said.index + said[0].length })]
    : [];
};

const listCue = patternOf(
  'iu',
  String.raw`\b(?:(?:my|our|grantor's|settlor's|following)\s+(?:\p{L}+\s+){0,2}`,
  String.raw`|(?:I|we|grantors?|settlors?|trustors?|testator)\s+ha(?:ve|s)\s+(?:\p{L}+\s+){0,2}\(?\d?\)?\s*`,
  String.raw`|(?:mother|father|parents?) of (?:\p{L}+\s+){0,2})(?:children|child)\b(?![- ]in[- ]law)`,
);
const noChildren = /\b(?:I|we)\s+have\s+no\s+(?:living\s+)?(?:children|child|issue)\b/iu;

const childrenIn = ({ plan }: Interview, passage: Passage): readonly Told[] => {
  const question = plan.questions.find(
    ({ relation, entries, kind }) => relation === 'child' && entries && kind === 'people',
  );
  const { text } = passage;
  if (!question?.entries || !/\b(?:child|children|sons?|daughters?)\b/iu.test(text)) return [];
  const none = noChildren.exec(text);
  if (none && question.entries.noneLabel !== undefined)
    return [tell(question, passage, { value: [], isEntry: false, from: none.index, to: none.index + none[0].length })];
  return listed(question, passage) ?? singly(question, passage);
};

// "I have three children: Ann, Bo and Cy".
const listed = (question: FactQuestion, passage: Passage): readonly Told[] | undefined => {
  const cue = listCue.exec(passage.text);
  if (!cue || /\b(?:grand|step|god)-?child/iu.test(passage.text.slice(0, cue.index + cue[0].length))) return undefined;
  const from = cue.index + cue[0].length;
  const all = findPeople(passage.text, true);
  const people = joinedFrom(passage.text, all, from).filter(({ isOrganization }) => !isOrganization);
  const [first] = people;
  if (!first || !leadsToNames.test(passage.text.slice(from, first.start))) return undefined;
  const kin = people.filter(
    ({ relationship }) => relationship === undefined || kinOf(relationship)?.degree === 'child',
  );
  return kin.map((one, at) =>
    childOf(question, passage, {
      one,
      to: people[at + 1]?.start ?? passage.text.length,
      isFirst: at === 0,
      from: cue.index,
    }),
  );
};

// Small words alone stand between the cue and the first name: `now living, namely my son`.
const leadsToNames =
  /^(?:[\s,:;("-]|\(\w\)|1\.|\b(?:are|is|namely|as|follows|named|to|wit|my|our|now|living|whose|names?|all|of|whom|from|this|marriage|adult|their|birthdates|the|following|who|son|daughter)\b)*$/iu;

const singly = (question: FactQuestion, passage: Passage): readonly Told[] =>
  findPeople(passage.text, true)
    .filter(
      ({ relationship, isOrganization }) =>
        !isOrganization && kinOf(relationship)?.degree === 'child' && !/^(?:step|foster)/u.test(relationship ?? ''),
    )
    .map((one, at, all) =>
      childOf(question, passage, {
        one,
        to: all[at + 1]?.start ?? passage.text.length,
        isFirst: true,
        from: relationFrom(passage.text, one),
      }),
    );

const relationFrom = (text: string, { start }: NamedHere): number =>
  Math.max(0, text.slice(0, start).search(/(?:\b(?:my|our)\s+)?(?:\p{L}+\s+){0,2}\p{L}+[\s,:-]*$/iu));

interface ChildHere {
  readonly one: NamedHere;
  /** Where the next one begins. */
  readonly to: number;
  readonly isFirst: boolean;
  readonly from: number;
}

const childOf = (question: FactQuestion, passage: Passage, { one, to, isFirst, from }: ChildHere): Told => {
  const beside = passage.text.slice(one.end, Math.min(to, one.end + 60));
  const day =
    /^\s*,?\s*\(?\s*(?:who was |was )?(?:born|b\.|dob|date of birth)/iu.test(beside) || /^\s*[,(]\s*\d/u.test(beside)
      ? findDays(beside).find(({ isYearShort }) => !isYearShort)
      : undefined;
  return tell(question, passage, {
    value: question.entries && entryFor(question.entries, { ...one, bornOn: day?.date }),
    isEntry: true,
    from: isFirst ? from : one.start,
    to: day ? one.end + day.end : one.end,
  });
};
