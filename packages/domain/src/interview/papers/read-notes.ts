import { birthField } from '#facts/births.ts';
import { isSpouse, kinOf } from '#facts/kin.ts';
import { fieldOf } from '#facts/told.ts';
import type { FieldId } from '#facts/facts.ts';
import { findQuestion } from '#interview/find-question.ts';
import { isCountyQuestion } from '#interview/answers/is-county-question.ts';
import type { FactQuestion } from '#interview/fact-question.ts';
import type { Interview } from '#interview/interview.ts';
import { findDays } from '#interview/language/find-days.ts';
import { findRelation } from '#interview/language/relations.ts';
import { entryFor } from '#interview/papers/entry-for.ts';
import { findPeople, type NamedHere } from '#interview/papers/find-people.ts';
import type { Told } from '#interview/papers/finding.ts';
import { type PaperReader, tell } from '#interview/papers/reading-paper.ts';
import type { Line } from '#interview/papers/split-passages.ts';
import { findAddresses } from '#interview/reader/property/addresses.ts';

/** What the lines of a note say of the maker and the family, one thing on each: `Daughter: Ann Lee, born May 3, 1970`. */
export const readNotes: PaperReader = ({ interview, parts }) => {
  const found: Told[] = [];
  let about: About = 'nobody';
  let heading: string | undefined;
  for (const line of parts.lines) {
    if (line.isListed || line.isRow || line.text.length > longestLine) continue;
    const label = labelOf(line);
    if (label?.value === '') {
      heading = label.words;
      continue;
    }
    const isMakerNext: boolean = about === 'maker' && label !== undefined && ofPerson.test(label.words);
    const told = tellLine(interview, {
      line,
      label,
      heading,
      isOfMaker: isMakerNext || /^my\b/iu.test(label?.words ?? ''),
    });
    if (label && ownName.test(label.words)) about = 'maker';
    else if (!isMakerNext && !ofPerson.test(label?.words ?? '')) about = told.length > 0 ? 'other' : about;
    if (label) heading = undefined;
    found.push(...told);
  }
  return found;
};

type About = 'nobody' | 'maker' | 'other';

interface Label {
  readonly words: string;
  readonly value: string;
  /** Where the value begins in the line. */
  readonly at: number;
}

const ownName =
  /^(?:my )?(?:own )?(?:full |legal )*name$|^(?:grantor|settlor|trustor|testator|principal|me|myself)(?:'s name)?$/iu;
const ofPerson =
  /^(?:my )?(?:date of birth|birth ?date|birthday|dob|born|(?:home )?address|county|phone|e-?mail|state)$/iu;

const labelOf = ({ text }: Line): Label | undefined => {
  const match =
    /^\s*(?:[-•*·]|\(?\d{1,2}[.)])?\s*((?:\p{L}[\p{L}'’/() -]{0,40}?))\s*(?::|\s[-–—]\s|=)\s*(.*?)\s*$/u.exec(text);
  if (!match || match[1] === undefined || match[2] === undefined || /\t/u.test(match[1])) return undefined;
  return {
    words: match[1].trim(),
    value: match[2],
    at: text.length - match[2].length - (text.length - text.trimEnd().length),
  };
};

interface LineHere {
  readonly line: Line;
  readonly label: Label | undefined;
  readonly heading: string | undefined;
  readonly isOfMaker: boolean;
}

const tellLine = (interview: Interview, here: LineHere): readonly Told[] => {
  const { line, label, heading, isOfMaker } = here;
  if (label && ownName.test(label.words)) return oneName(interview, here, fieldOf('maker-name'));
  if (label && isOfMaker && ofPerson.test(label.words)) return ofMaker(interview, line, label);
  const words =
    label?.words ??
    relationIn(line.text) ??
    (marked.test(line.text) || !/[.]\s*$/u.test(line.text) ? heading : undefined);
  const relation =
    words === undefined
      ? undefined
      : findRelation(
          words
            .toLowerCase()
            .replace(/^(?:my|our|the)\s+/u, '')
            .replace(/\s*(?:#?\d+|\(\d+\)|'s name|'s full name| name)$/u, ''),
        );
  if (!relation) return [];
  return tellKin(interview, here, relation.relationship);
};

const longestLine = 300;
const marked = /^\s*(?:[-•*·]|\(?\d{1,2}[.)])/u;

const oneName = ({ plan }: Interview, { line, label }: LineHere, field: FieldId): readonly Told[] => {
  const question = findQuestion(plan, field);
  const [person, other] = findPeople(line.text.replace(/\([^()]*\)/gu, (aside) => ' '.repeat(aside.length))).filter(
    ({ start }) => start >= (label?.at ?? 0),
  );
  return question && person && !other && !person.isOrganization
    ? [tell(question, line, { value: person.name, isEntry: false, from: 0, to: line.text.length })]
    : [];
};

const ofMaker = ({ plan }: Interview, line: Line, { words, value, at }: Label): readonly Told[] => {
  const say = (question: FactQuestion | undefined, said: unknown): readonly Told[] =>
    question && said !== undefined
      ? [tell(question, line, { value: said, isEntry: false, from: 0, to: at + value.length })]
      : [];
  if (/birth|dob|born/iu.test(words))
    return say(findQuestion(plan, birthField('maker')), findDays(value).find(({ isYearShort }) => !isYearShort)?.date);
  if (/address/iu.test(words))
    return say(findQuestion(plan, fieldOf('maker-address')), findAddresses(value, false)[0]?.address);
  if (/county/iu.test(words) && /^\p{Lu}[\p{L} .'-]{2,40}$/u.test(value))
    return say(plan.questions.find(isCountyQuestion), value.replace(/ county$/iu, ''));
  return [];
};

// "Son Tom Baker, born 1/2/1980", "Tom Baker (son)", "Tom Baker - son".
const relationIn = (text: string): string | undefined => {
  if (!(text.match(/\p{L}+/gu) ?? []).some((word) => findRelation(word.toLowerCase()))) return undefined;
  const [first] = findPeople(text, true);
  const lead = /^\s*(?:[-•*·]|\(?\d{1,2}[.)])?\s*/u.exec(text)?.[0].length ?? 0;
  if (!first || /[.]\s+\p{Lu}/u.test(text.slice(0, first.start))) return undefined;
  const before = text
    .slice(lead, first.start)
    .trim()
    .replace(/^(?:my|our)\s+/iu, '')
    .replace(/[\s,:-]+$/u, '');
  if (before !== '') return findRelation(before.toLowerCase()) ? before : undefined;
  const behind = /^\s*(?:[(,]|[-–—])?\s*(?:my |our )?(\p{L}[\p{L}-]*(?: in law)?)/u
    .exec(text.slice(first.end))?.[1]
    ?.toLowerCase();
  return behind !== undefined && findRelation(behind) ? behind : undefined;
};

const tellKin = (interview: Interview, { line, label }: LineHere, relationship: string): readonly Told[] => {
  const people = findPeople(line.text, true).filter(
    ({ start, isOrganization }) => start >= (label?.at ?? 0) && !isOrganization,
  );
  const living = people.filter(({ isDead }) => !isDead && !/\b(?:deceased|died|late|ex-?|former)\b/iu.test(line.text));
  if (isSpouse(relationship)) {
    const [one, other] = living;
    const [question, status] = [fieldOf('spouse-name'), fieldOf('marital-status')].map((field) =>
      findQuestion(interview.plan, field),
    );
    if (!one || other || !question) return [];
    const place = { isEntry: false, from: 0, to: line.text.length } as const;
    const married = status?.choices?.find(({ cues }) => cues.test('i am married'))?.value;
    return [
      ...(status && married !== undefined ? [tell(status, line, { ...place, value: married })] : []),
      tell(question, line, { ...place, value: one.name }),
    ];
  }
  return kinOf(relationship)?.degree === 'child' ? children(interview, { line, people, relationship }) : [];
};

interface Kin {
  readonly line: Line;
  readonly people: readonly NamedHere[];
  readonly relationship: string;
}

const children = ({ plan }: Interview, { line, people, relationship }: Kin): readonly Told[] => {
  const question = plan.questions.find(
    ({ relation, entries, kind }) => relation === 'child' && entries && kind === 'people',
  );
  const form = question?.entries;
  if (!question || !form || /^(?:step|foster)/u.test(relationship)) return [];
  return people.map((one, at) => {
    const to = people[at + 1]?.start ?? line.text.length;
    const day = findDays(line.text.slice(one.end, to)).find(({ isYearShort }) => !isYearShort);
    const said = relationship === 'child' ? one.relationship : relationship;
    const value = entryFor(form, { ...one, ...(said !== undefined && { relationship: said }), bornOn: day?.date });
    return tell(question, line, {
      value,
      isEntry: true,
      from: people.length === 1 ? 0 : one.start,
      to: people.length === 1 ? line.text.length : one.end + (day?.end ?? 0),
    });
  });
};
