import { patternOf } from '#kit/pattern-of.ts';
import type { FactQuestion } from '#interview/fact-question.ts';
import type { Interview } from '#interview/interview.ts';
import { readShares } from '#interview/answers/read-shares.ts';
import { entryFor } from '#interview/papers/entry-for.ts';
import { findPeople, type NamedHere } from '#interview/papers/find-people.ts';
import type { Told } from '#interview/papers/finding.ts';
import { heardAs, type PaperReader, type ReadingPaper, tell } from '#interview/papers/reading-paper.ts';
import type { Passage } from '#interview/papers/split-passages.ts';
import { isSamePerson } from '#facts/same-person.ts';

/** Who receives what is left, with the shares that are said: `the residue of my estate to Ann and Bo in equal shares`. */
export const readTakers: PaperReader = (reading) => {
  const question = heardAs(reading.interview, 'beneficiary');
  return question ? reading.parts.sentences.flatMap((passage) => takersIn(reading, question, passage)) : [];
};

const residue = patternOf(
  'iu',
  String.raw`\b(?:rest,? (?:residue,? )?(?:and|or) (?:remainder|residue)|residue|residuary (?:trust )?estate`,
  '|remaining (?:trust )?(?:property|estate|assets)|all (?:of )?my (?:property|estate|assets)|(?:entire|trust) estate',
  String.raw`|(?:balance|remainder|rest) of (?:my|the) (?:trust |residuary )?(?:estate|property|assets))\b`,
);
const toWhom = /\b(?:to|among|between|equally to)\b/iu;
const stops =
  /\b(?:if|provided|otherwise|in trust|unless|per stirpes|who survives?|or (?:all )?to the survivor|for (?:his|her|their) life|subject to)\b|[;]/iu;

const takersIn = (reading: ReadingPaper, question: FactQuestion, passage: Passage): readonly Told[] => {
  const { text } = passage;
  const cue = residue.exec(text);
  if (
    !cue ||
    !/\b(?:give|devise|bequeath|leave|distribut|divid|pass|go)/iu.test(text) ||
    /\bnot\b|\bsold?\b|\btax/iu.test(text)
  )
    return [];
  if (/\bin trust\b|\bfor (?:his|her|their) life\b/iu.test(text)) return [];
  const people = findPeople(text).filter(({ start }) => start > cue.index);
  const [first] = people;
  if (
    !first ||
    !toWhom.test(text.slice(cue.index, first.start)) ||
    stops.test(text.slice(cue.index + cue[0].length, first.start))
  )
    return [];
  const stop = stops.exec(text.slice(first.start));
  const to = stop ? first.start + stop.index : text.length;
  const takers = people.filter(({ end, isDead }) => end <= to && !isDead);
  return write(reading.interview, question, { passage, takers, cue: cue.index, to });
};

interface Piece {
  readonly passage: Passage;
  readonly takers: readonly NamedHere[];
  readonly cue: number;
  readonly to: number;
}

const write = (interview: Interview, question: FactQuestion, { passage, takers, cue, to }: Piece): readonly Told[] => {
  const form = question.entries;
  const [first, last] = [takers[0], takers.at(-1)];
  if (!form || !first || !last || takers.some(({ isOrganization, name }) => isOrganization && name === '')) return [];
  const shares = sharesIn(interview, question, passage.text.slice(shareBefore(passage.text, first.start), to));
  const end = Math.max(last.end, Math.min(to, last.end + sharedBehind(passage.text.slice(last.end, to))));
  return takers.map((one) => {
    const share = shares?.find(({ name }) => isSamePerson(name, one.name))?.percentage;
    const entry = entryFor(form, one) as Readonly<Record<string, unknown>>;
    const value = share === undefined ? entry : { ...entry, percentage: share };
    return tell(question, passage, { value, isEntry: true, from: cue, to: end });
  });
};

// "One-half (1/2) to Ann": the share stands before the name.
const shareBefore = (text: string, start: number): number => {
  const before = text.slice(Math.max(0, start - 60), start);
  const share =
    /(?:\d[\d.]*\s?%|\d+\/\d+|\b(?:one|two|three)[- ](?:half|thirds?|quarters?|fourths?|fifths?)\b)[^.;:]*$/iu.exec(
      before,
    );
  return share ? start - before.length + share.index : start;
};

const sharedBehind = (text: string): number =>
  /^[\s,]*(?:in equal shares|equally|share and share alike|in equal parts)/iu.exec(text)?.[0].length ?? 0;

interface Shared {
  readonly name: string;
  readonly percentage?: number;
}

// The shares as an answer to the question would be read; where not every word is accounted for, the names alone stay.
const sharesIn = (interview: Interview, question: FactQuestion, words: string): readonly Shared[] | undefined => {
  const message = words
    .replace(/\b(?:[Mm]y|[Oo]ur)\s+(?:\p{Ll}+\s+)?\p{Ll}+,?\s+(?=\p{Lu})/gu, '')
    .replace(/\((?:\d+\/\d+|\d[\d.]*\s?%)\)/gu, '')
    .replace(/\b(\p{Lu}{2,})\b/gu, (word) => word.charAt(0) + word.slice(1).toLowerCase())
    .replace(/[\s,.]+$/u, '')
    .trim();
  const blank: Interview = {
    ...interview,
    facts: {},
    register: [],
    lost: [],
    asked: { kind: 'fact', field: question.field },
  };
  const asked = { kind: 'fact', field: question.field } as const;
  const [read] = readShares({ interview: blank, question, asked, message, today: '2000-01-01' })?.patch ?? [];
  return Array.isArray(read?.value) ? (read.value as readonly Shared[]) : undefined;
};
