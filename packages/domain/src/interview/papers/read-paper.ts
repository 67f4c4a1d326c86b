import { canBeSamePerson } from '#facts/same-person.ts';
import { fieldOf, told } from '#facts/told.ts';
import { findQuestion } from '#interview/find-question.ts';
import type { Interview } from '#interview/interview.ts';
import { keyColumn } from '#interview/lists/find-entry.ts';
import type { Finding, PaperRead, Place, Told } from '#interview/papers/finding.ts';
import { judgeTold } from '#interview/papers/judge-told.ts';
import { readFamily } from '#interview/papers/read-family.ts';
import { readGifts } from '#interview/papers/read-gifts.ts';
import { readMaker } from '#interview/papers/read-maker.ts';
import { readNotes } from '#interview/papers/read-notes.ts';
import { readOffices } from '#interview/papers/read-offices.ts';
import { readProperty } from '#interview/papers/read-property.ts';
import { readTables } from '#interview/papers/read-tables.ts';
import { readTakers } from '#interview/papers/read-takers.ts';
import type { PaperReader } from '#interview/papers/reading-paper.ts';
import { splitPassages } from '#interview/papers/split-passages.ts';
import type { PlainDate } from '#kit/plain-date.ts';
import { wordKey } from '#kit/word-key.ts';

const readers: readonly PaperReader[] = [
  readMaker,
  readTables,
  readNotes,
  readFamily,
  readOffices,
  readTakers,
  readGifts,
  readProperty,
];

/** More than any person goes through. */
const mostFindings = 150;

/**
 * What a paper says for the questions of an interview, each with the passage that says it (decision 82). Nothing is recorded: a
 * finding is a proposal. `text` is as `cleanPaper` leaves it; the offsets are those of its characters.
 */
export const readPaper = (interview: Interview, text: string, today: PlainDate): PaperRead => {
  const parts = splitPassages(text);
  // Who made the paper is the maker while nobody has said who that is.
  const makers = readMaker({ interview, parts, today });
  const maker = makers.find(({ field }) => field === fieldOf('maker-name'))?.value;
  const own = told(interview.facts, 'maker-name');
  const known = own === undefined && typeof maker === 'string' ? withMaker(interview, maker) : interview;
  const all = distinct(
    interview,
    readers.flatMap((read) => read({ interview: known, parts, today })),
  );
  const found = all.flatMap((one) => {
    const judged = judgeTold(interview, one);
    return judged ? [{ ...one, ...judged }] : [];
  });
  const findings = found.slice(0, mostFindings).map((one): Finding => ({
    ...one,
    ...excerptOf(text, one),
    hasRival: found.some((other) => other !== one && isRival(interview, one, other)),
    isShortened:
      /\bending in \d{4}\b/u.test(one.display) && !/\bending in \d{4}\b/iu.test(text.slice(one.start, one.end)),
  }));
  const isUnderstood = ({ start, end }: Place): boolean => findings.some((one) => one.start < end && start < one.end);
  const lines = parts.lines.filter((one) => /\p{L}{2}/u.test(one.text));
  const isOthers = own !== undefined && typeof maker === 'string' && !canBeSamePerson(own, maker);
  return {
    findings: findings.toSorted((one, other) => orderOf(interview, one) - orderOf(interview, other)),
    lines: lines.length,
    understood: lines.filter(isUnderstood).length,
    ...(isOthers && { madeBy: maker }),
  };
};

const withMaker = (interview: Interview, maker: string): Interview => ({
  ...interview,
  facts: { ...interview.facts, [fieldOf('maker-name')]: maker },
});

const orderOf = ({ plan }: Interview, { field }: Told): number =>
  plan.questions.findIndex((one) => one.field === field);

// What is said twice is proposed once, with the fuller of the two where they are of one person.
const distinct = (interview: Interview, all: readonly Told[]): readonly Told[] => {
  const kept: Told[] = [];
  for (const one of all) {
    const key = keyOf(interview, one);
    const at = kept.findIndex(
      (other) => other.field === one.field && other.isEntry === one.isEntry && keyOf(interview, other) === key,
    );
    const before = kept[at];
    if (!before) kept.push(one);
    else if (sizeOf(one.value) > sizeOf(before.value)) kept[at] = one;
  }
  return kept;
};

const keyOf = ({ plan }: Interview, { field, value }: Told): string => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return wordKey(JSON.stringify(value));
  const form = findQuestion(plan, field)?.entries;
  const entry = value as Readonly<Record<string, unknown>>;
  const name = wordKey(String(entry[form ? keyColumn(form) : 'name'] ?? ''));
  return 'recipient' in entry ? `${name} ${wordKey(String(entry['recipient']))}` : name;
};

const sizeOf = (value: unknown): number =>
  typeof value === 'object' && value !== null ? Object.keys(value).length : 1;

// Two answers to a question that takes one.
const isRival = ({ plan }: Interview, one: Told, other: Told): boolean =>
  one.field === other.field &&
  (!one.isEntry || !other.isEntry || findQuestion(plan, one.field)?.entries?.isSingle === true);

const around = 90;

// A few words of the same paragraph; the dots say where it goes on.
const excerptOf = (text: string, { start, end }: Told): Pick<Finding, 'before' | 'passage' | 'after'> => {
  const before =
    text
      .slice(Math.max(0, start - around), start)
      .split(/\n\s*\n/u)
      .at(-1) ?? '';
  const [after = ''] = text.slice(end, end + around).split(/\n\s*\n/u);
  const isCutBefore = start > around && before.length === around;
  const isCutAfter = end + around < text.length && after.length === around;
  return {
    before: isCutBefore ? `… ${before.replace(/^\S*\s/u, '')}` : before,
    passage: text.slice(start, end),
    after: isCutAfter ? `${after.replace(/\s\S*$/u, '')} …` : after,
  };
};
