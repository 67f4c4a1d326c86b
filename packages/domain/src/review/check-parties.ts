import type { LegalDocument } from '#assembly/document.ts';
import type { Check } from '#review/check.ts';
import type { Finding } from '#review/finding.ts';
import { foldName } from '#review/fold-name.ts';
import { blocksOf, inlinesOf, wholeText } from '#review/read-document.ts';
import type { ReviewSubject } from '#review/review-subject.ts';

const error = (check: string, message: string): Finding => ({ check, level: 'error', message });

/** Checks of every instrument on persons: everyone is named, spelled one way, in a role that the facts gave. */
export const checkParties: Check<Pick<ReviewSubject, 'required' | 'parties'>> = (document, subject) => [
  ...checkRequired(document, subject),
  ...checkSpelling(document, subject),
];

const checkRequired = (document: LegalDocument, { required }: Pick<ReviewSubject, 'required'>): readonly Finding[] => {
  const text = wholeText(document);
  return required.flatMap(({ field, words }) =>
    words
      .filter((piece) => piece === '' || !text.includes(piece))
      .map((piece) => error('G3', `“${piece}” (${field}) does not occur in the document.`)),
  );
};

const checkSpelling = (document: LegalDocument, { parties }: Pick<ReviewSubject, 'parties'>): readonly Finding[] => {
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
