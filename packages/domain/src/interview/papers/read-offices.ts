import { patternOf } from '#kit/pattern-of.ts';
import type { HeardAs } from '#facts/define-fact.ts';
import { isSamePerson } from '#facts/same-person.ts';
import { told } from '#facts/told.ts';
import type { FieldId } from '#facts/facts.ts';
import type { FactQuestion } from '#interview/fact-question.ts';
import { findQuestion } from '#interview/find-question.ts';
import type { Interview } from '#interview/interview.ts';
import { entryFor } from '#interview/papers/entry-for.ts';
import { findPeople, type NamedHere } from '#interview/papers/find-people.ts';
import { type Office, officesIn, type OfficeWord } from '#interview/papers/find-offices.ts';
import type { Told } from '#interview/papers/finding.ts';
import { heardAs, type PaperReader, tell } from '#interview/papers/reading-paper.ts';
import type { Passage } from '#interview/papers/split-passages.ts';

/** Who is appointed to which office: `I appoint my sister Ann Lee as executor, or if she cannot serve, Bo Lee`. */
export const readOffices: PaperReader = ({ interview, parts }) => {
  let before: Office | undefined;
  return parts.sentences.flatMap((passage) => {
    const isNext: boolean = before !== undefined && opensCondition.test(passage.text);
    const { found, office } = readSentence(interview, passage, isNext ? before : undefined);
    before = office ?? (isNext ? before : undefined);
    return found;
  });
};

const opensCondition = /^\s*(?:but |and |or )?(?:if|in the event|should|upon|when)\b/iu;
const splitsOff =
  /(?:[,;]\s*|\s)(?=(?:or,?\s+|and,?\s+|but,?\s+)?(?:if|in the event|should|upon the (?:death|failure|resignation))\b)/giu;

const readSentence = (
  interview: Interview,
  passage: Passage,
  before: Office | undefined,
): { readonly found: readonly Told[]; readonly office: Office | undefined } => {
  const { text } = passage;
  if (!officesIn(text).length && !before) return { found: [], office: undefined };
  if (/^[^\p{Ll}]*$/u.test(text)) return { found: [], office: undefined };
  const people = findPeople(text);
  const found: Told[] = [];
  let office = before;
  const maker = told(interview.facts, 'maker-name');
  const isOther = ({ name }: NamedHere): boolean => maker === undefined || !isSamePerson(maker, name);
  const namesOther = (from: number, to: number): boolean =>
    people.some((one) => one.start >= from && one.end <= to && isOther(one));
  for (const clause of clausesOf(text, namesOther)) {
    const words = officesIn(text).filter(({ start }) => start >= clause.from && start < clause.to);
    const there = people.filter(({ start, end }) => start >= clause.from && end <= clause.to);
    const named = appointed(text, { clause, words, people: there, before: office });
    if (named) {
      const { role } = named.office;
      const told = tellOffice(interview, passage, {
        ...named,
        office: { role, level: levelOf(asAsked(interview, named.office), clause, office) },
      });
      office = told.office;
      found.push(...told.found);
    }
  }
  return { found, office };
};

// Where nobody is asked for before them, the first is the first.
const asAsked = (interview: Interview, { role, level }: Office): Office => ({
  role,
  level: level < 0 && !askedBefore(interview, role) ? 0 : level,
});

const askedBefore = (interview: Interview, role: HeardAs): FactQuestion | undefined => {
  const asked = heardAs(interview, role);
  return asked && interview.plan.questions.find(({ nextInLine }) => nextInLine === asked.field);
};

// Whoever serves when somebody else cannot is never the first.
const levelOf = (named: Office, { isNext, isAfterOther }: Clause, before: Office | undefined): number => {
  if (isNext && before?.role === named.role) return Math.max(before.level + 1, named.level);
  return isAfterOther && named.level >= 0 ? Math.max(1, named.level) : named.level;
};

interface Clause {
  readonly from: number;
  readonly to: number;
  /** It says what happens when somebody named before cannot serve; not when the maker dies, which is when anybody serves. */
  readonly isNext: boolean;
  /** Of an office that somebody else holds first: `if Ann Lee cannot serve`. */
  readonly isAfterOther: boolean;
}

const clausesOf = (text: string, namesOther: (from: number, to: number) => boolean): readonly Clause[] => {
  const cuts = [0, ...Array.from(text.matchAll(splitsOff), ({ index, 0: cut }) => index + cut.length), text.length];
  return cuts.slice(0, -1).flatMap((from, at): readonly Clause[] => {
    const to = cuts[at + 1] ?? text.length;
    if (!opensCondition.test(text.slice(from, to))) return [{ from, to, isNext: false, isAfterOther: false }];
    const start = consequenceOf(text.slice(from, to));
    if (start === undefined) return [];
    const condition = text.slice(from, from + start);
    const isNext = !ofMaker.test(condition);
    const isOther = namesOther(from, from + start) || someoneBefore.test(condition);
    return [{ from: from + start, to, isNext, isAfterOther: isNext && aboutServing.test(condition) && isOther }];
  });
};

// "Upon my death or incapacity", "if I cannot serve".
const someoneBefore = /\b(?:he|she|they|him|her|them|successor|neither|my \p{L}+)\b/iu;
const aboutServing =
  /\b(?:serv(?:e|ing)|act(?:ing)?|qualify|continue|unable|unwilling|fails?|declines?|resigns?|cannot|vacancy)\b/iu;
const ofMaker = patternOf(
  'iu',
  String.raw`^\s*(?:if|when|upon|should|in the event(?: of| that)?)\s+`,
  String.raw`(?:I\b|my (?:own )?(?:death|incapacity|disability|resignation|inability)\b`,
  String.raw`|the (?:death|incapacity) of the (?:grantor|settlor|trustor)|the (?:grantor|settlor|trustor)(?:'s)? )`,
);

// "If Ann Lee is unable to serve, then": what stands before the comma names nobody.
const consequenceOf = (text: string): number | undefined => {
  const then = /,\s*then,?\s+/iu.exec(text);
  if (then) return then.index + then[0].length;
  const end = patternOf(
    'iu',
    String.raw`\b(?:serv(?:e|ing)|act(?:ing)?|so|survives?|predeceases?|dies?|died|death|unable|unwilling|qualify|continue`,
    '|incapacity|disability|resigns?|reason|trustee|executor|representative|guardian|agent|capacity',
    String.raw`|me|living)\s*,\s*`,
  ).exec(text);
  return end ? end.index + end[0].length : undefined;
};

interface Here {
  readonly clause: Clause;
  readonly words: readonly OfficeWord[];
  readonly people: readonly NamedHere[];
  readonly before: Office | undefined;
}

interface Appointed {
  readonly office: Office;
  readonly people: readonly NamedHere[];
  readonly from: number;
  readonly to: number;
}

const appoints = /\b(?:appoint|nominate|designate|constitute|name|select)(?:s|d|ed|es)?\b/iu;
const denies = /\b(?:not|never|revoke[sd]?|remove[sd]?|resign(?:s|ed)?|declin\p{L}+|without naming)\b/iu;
const between = /^(?:[\s,;:()"'.-]|\b(?:[IA]|My|Our|The)\b|\b\p{Ll}{1,20}\b)*$/u;

const appointed = (text: string, { clause, words, people, before }: Here): Appointed | undefined => {
  const verb = appoints.exec(text.slice(clause.from, clause.to));
  const verbAt = verb ? clause.from + verb.index : undefined;
  for (const office of words) {
    const found =
      (verbAt === undefined ? undefined : afterVerb(text, { verbAt, office, people })) ??
      beforeOffice(text, office, people) ??
      behindOffice(text, office, people);
    if (!found) continue;
    const from = Math.min(office.start, found[0]?.start ?? office.start, verbAt ?? office.start);
    const to = Math.max(office.end, found.at(-1)?.end ?? office.end);
    if (!denies.test(text.slice(clause.from, to))) return { office, people: found, from, to };
  }
  const [only] = people;
  const serves =
    only &&
    /^[\s,]*(?:\p{L}+[\s,]+){0,4}?(?:shall|will|is to|may)\s+(?:then\s+)?(?:serve|act|succeed|be appointed|take)\b/iu.test(
      text.slice(only.end, clause.to),
    );
  return clause.isNext && before && only && words.length === 0 && (serves || verbAt !== undefined)
    ? { office: before, people: [only], from: clause.from, to: only.end }
    : undefined;
};

interface VerbHere {
  readonly verbAt: number;
  readonly office: OfficeWord;
  readonly people: readonly NamedHere[];
}

// "I appoint Ann Lee as trustee", "I appoint as my trustee Ann Lee".
const afterVerb = (text: string, { verbAt, office, people }: VerbHere): readonly NamedHere[] | undefined => {
  if (office.start < verbAt) return undefined;
  const inside = people.filter(({ start, end }) => start > verbAt && end <= office.start);
  const last = inside.at(-1);
  if (last && office.start - last.end < 60 && !/[.;]/u.test(text.slice(last.end, office.start))) return inside;
  return inside.length > 0 ? undefined : behindOffice(text, office, people);
};

// "Ann Lee shall serve as trustee".
const beforeOffice = (
  text: string,
  office: OfficeWord,
  people: readonly NamedHere[],
): readonly NamedHere[] | undefined => {
  const near = people.filter(({ end }) => end <= office.start);
  const last = near.at(-1);
  const gap = last && text.slice(last.end, office.start);
  return last &&
    gap !== undefined &&
    gap.length < 60 &&
    /\b(?:serve|act|be|become|is|are|appointed|named)\b[\s\p{L},]*$/iu.test(gap) &&
    /\b(?:shall|will|is|are|to)\b/iu.test(gap)
    ? near.filter(
        (one) =>
          one === last ||
          /^[\s,]*(?:and\s+)?(?:my\s+\p{L}+,?\s*)?$/iu.test(text.slice(one.end, near[near.indexOf(one) + 1]?.start)),
      )
    : undefined;
};

// "My executor shall be Ann Lee", "Successor trustee: Ann Lee".
const behindOffice = (
  text: string,
  office: OfficeWord,
  people: readonly NamedHere[],
): readonly NamedHere[] | undefined => {
  const behind = people.filter(({ start }) => start >= office.end);
  const [first] = behind;
  const gap = first && text.slice(office.end, first.start);
  if (!first || gap === undefined || gap.length > 60 || !between.test(gap)) return undefined;
  if (
    !/^\s*(?:[:,-]|\(|shall be\b|will be\b|is\b|are\b|the following\b|my\b|of (?:this|my|the|said)\b)|^\s+$/iu.test(gap)
  )
    return undefined;
  return behind.filter(
    (one, at) => at === 0 || /^[\s,]*and\s+(?:my\s+\p{L}+,?\s*)?$/iu.test(text.slice(behind[at - 1]?.end, one.start)),
  );
};

interface Telling extends Appointed {
  readonly office: Office;
}

const tellOffice = (
  interview: Interview,
  passage: Passage,
  { office, people, from, to }: Telling,
): { readonly found: readonly Told[]; readonly office: Office | undefined } => {
  const question = questionFor(interview, office, people);
  const form = question?.entries;
  // Whoever comes after somebody whose place is not plain has no plain place either.
  if (!question && office.level < 0) return { found: [], office: undefined };
  // Two in an office of one are no answer to it.
  if (!question || !form || (form.isSingle && people.length > 1)) return { found: [], office };
  const fits = people.filter(
    ({ isDead, isOrganization }) => !isDead && (!isOrganization || form.columns.some(({ key }) => key === 'kind')),
  );
  const found = fits.map((one) => tell(question, passage, { value: entryFor(form, one), isEntry: true, from, to }));
  return { found, office };
};

// Plainly "the trustee": the first one, where the paper is of a trust that the maker runs; else the one who is asked for.
const questionFor = (
  interview: Interview,
  { role, level }: Office,
  people: readonly NamedHere[],
): FactQuestion | undefined => {
  const asked = heardAs(interview, role);
  if (level < 0) {
    const maker = told(interview.facts, 'maker-name');
    const isMaker = people.some(({ name }) => maker !== undefined && isSamePerson(maker, name));
    return isMaker ? askedBefore(interview, role) : undefined;
  }
  if (level === 0) return asked;
  const next = asked?.nextInLine;
  return next === undefined ? undefined : findQuestion(interview.plan, next as FieldId);
};
