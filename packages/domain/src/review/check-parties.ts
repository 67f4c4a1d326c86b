import type { LegalDocument } from '#assembly/document.ts';
import { percentInWords } from '#assembly/number-words.ts';
import type { Finding } from '#review/finding.ts';
import { isInterestedWitness } from '#execution/interested-witness.ts';
import { isSamePerson } from '#facts/same-person.ts';
import { foldName } from '#review/fold-name.ts';
import { allOwnWords, blocksOf, inlinesOf, wholeText } from '#review/read-document.ts';
import type { ReviewSubject, WitnessName } from '#review/review-subject.ts';

const error = (check: string, message: string): Finding => ({ check, level: 'error', message });

/** Global checks on persons and shares: everyone is named, spelled one way, in a role that the facts gave, with the right share. */
export const checkParties = (
  document: LegalDocument,
  subject: ReviewSubject,
  witnesses: readonly WitnessName[],
): readonly Finding[] => [
  ...checkRequired(document, subject),
  ...checkSpelling(document, subject),
  ...checkShares(document, subject),
  ...checkMarriage(document, subject),
  ...checkChildren(document, subject),
  ...checkWitnesses(subject, witnesses),
];

const checkRequired = (document: LegalDocument, { required }: ReviewSubject): readonly Finding[] => {
  const text = wholeText(document);
  return required.flatMap(({ field, words }) =>
    words
      .filter((piece) => piece === '' || !text.includes(piece))
      .map((piece) => error('G3', `“${piece}” (${field}) does not occur in the document.`)),
  );
};

const checkSpelling = (document: LegalDocument, { parties }: ReviewSubject): readonly Finding[] => {
  const text = wholeText(document);
  const known = new Set(parties.map(foldName));
  const unspoken = parties
    .filter((name) => !text.includes(name))
    .map((name) => error('G4', `${name} does not occur in the document.`));
  const strangers = new Set(
    inlinesOf(blocksOf(document)).flatMap((inline) =>
      inline.kind === 'party' && !known.has(foldName(inline.name)) ? [inline.name] : [],
    ),
  );
  return [
    ...unspoken,
    ...[...strangers].map((name) => {
      const near = parties.find((party) => isNearMiss(foldName(party), foldName(name)));
      return near === undefined
        ? error('G5', `${name} has a role in the document but was never named by you.`)
        : error('G4', `${name} looks like a misspelling of ${near}.`);
    }),
    ...findMisspelledInText(document, parties, known),
  ];
};

// Also in the instrument's own words a name may not stand in a second spelling. Words in small letters, defined terms and names
// too short to tell apart are left out.
const findMisspelledInText = (
  document: LegalDocument,
  parties: readonly string[],
  known: ReadonlySet<string>,
): readonly Finding[] => {
  const spelled = textNodes(document).split(/[^\p{L}\p{N}'’-]+/u);
  const words = spelled.map((word) => (/^\p{Ll}/u.test(word) ? '' : foldName(word)));
  const placesByInitial = Map.groupBy(words.keys(), (place) => words[place]?.[0]);
  return parties.flatMap((name) => {
    const folded = foldName(name);
    const parts = folded.split(' ');
    if (folded.length < 8 || parts.length < 2) return [];
    const misspelled = (placesByInitial.get(folded[0]) ?? [])
      .filter((place) => parts.every((part, offset) => words[place + offset]?.[0] === part[0]))
      .map((place) => words.slice(place, place + parts.length).join(' '))
      .find((candidate) => !known.has(candidate) && isNearMiss(folded, candidate));
    return misspelled === undefined ? [] : [error('G4', `“${misspelled}” looks like a misspelling of ${name}.`)];
  });
};

const textNodes = (document: LegalDocument): string =>
  inlinesOf(blocksOf(document))
    .map((inline) => (inline.kind === 'text' && !inline.given ? inline.text : '\uE000'))
    .join(' ');

/** True for two different texts that one or two edits turn into each other. */
const isNearMiss = (one: string, other: string): boolean => {
  if (one === other || Math.abs(one.length - other.length) > 2) return false;
  let before = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const change = (before[column - 1] ?? 0) + (one[row - 1] === other[column - 1] ? 0 : 1);
      current.push(Math.min(change, (before[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1));
    }
    if (Math.min(...current) > 2) return false;
    before = current;
  }
  return (before[other.length] ?? 3) <= 2;
};

const checkShares = (document: LegalDocument, { shareGroups }: ReviewSubject): readonly Finding[] => {
  const text = wholeText(document);
  const totals = shareGroups.flatMap((group) => {
    const total = group.reduce((sum, { percentage }) => sum + percentage, 0);
    const isSound = group.every(({ percentage }) => percentage > 0 && percentage <= 100);
    return Math.abs(total - 100) <= 0.0101 && isSound ? [] : [error('G8', `The shares add up to ${total}%, not 100%.`)];
  });
  const printed = shareGroups
    .flat()
    .filter(({ percentage }) => !text.includes(percentInWords(percentage)))
    .map(({ name }) => error('G8', `The share of ${name} is not printed as it was given.`));
  const mismatched = [...allOwnWords(document).matchAll(/\((\d+(?:\.\d+)?)%\)/gu)]
    .filter(({ 1: figures, index, input }) => !input.slice(0, index).endsWith(wordsBefore(Number(figures))))
    .map(([figures]) => error('G8', `The words before ${figures} state another share.`));
  return [...totals, ...printed, ...mismatched];
};

const wordsBefore = (percentage: number): string => percentInWords(percentage).replace(/\([^)]*\)$/u, '');

const checkMarriage = (document: LegalDocument, { spouse }: ReviewSubject): readonly Finding[] => {
  const own = allOwnWords(document);
  if (spouse === undefined) {
    return /\b[Mm]y spouse\b|\bthe Grantor’s spouse\b|\bthe Spouse\b|\bis married\b/u.test(own)
      ? [error('G12', 'The text speaks of a husband or wife although the grantor is not married.')]
      : [];
  }
  return wholeText(document).includes(spouse) && !/\bis (?:single|divorced|widowed)\b/u.test(own)
    ? []
    : [error('G12', 'The text does not agree with the marriage that you stated.')];
};

const checkChildren = (document: LegalDocument, { children, omitted }: ReviewSubject): readonly Finding[] => {
  const text = wholeText(document);
  return children
    .filter((name) => !text.includes(name) && !omitted.some((other) => isSamePerson(other, name)))
    .map((name) => error('G13', `Your child ${name} is neither named nor left out on purpose.`));
};

const checkWitnesses = ({ interested }: ReviewSubject, witnesses: readonly WitnessName[]): readonly Finding[] =>
  witnesses
    .filter(({ name }) => isInterestedWitness(name, interested))
    .map(({ name }) => error('G15', `${name} is named in the document and cannot be a witness.`));
