import type { StateLaw } from '#law/state-law.ts';

/** A piece of a venue line: words, or the blank in which the notary writes the place. */
export type VenuePart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'blank'; readonly slot: 'county'; readonly label: string };

/**
 * The venue lines of the state's certificates, each a list of parts. They belong to a certificate that is completed inside
 * the state; the county, parish or city is always a blank, because only the notary knows where the signing takes place.
 */
export const venueOf = ({ venue }: StateLaw): readonly (readonly VenuePart[])[] =>
  venue.lines.map((line) =>
    line
      .split(/(\{county\})/u)
      .filter((piece) => piece !== '')
      .map((piece) => (piece === '{county}' ? placeBlank : { kind: 'text', text: piece })),
  );

const placeBlank: VenuePart = { kind: 'blank', slot: 'county', label: 'place where the notary acts' };

/** True where the state's venue names a county, or whatever it has in its place. */
export const hasCounties = ({ venue }: StateLaw): boolean => venue.lines.some((line) => line.includes('{county}'));

/** What the state calls its counties; null where there are none, or no one word for them. */
export const countyWord = ({ venue }: StateLaw): StateLaw['venue']['countyWord'] => venue.countyWord;

/**
 * A county as running text names it: `Orange County`, `Orleans Parish`, `City of Alexandria`. A name that already says
 * what it is, and a name in a state without one word for its counties, stay as they were given; the state is not named with
 * them, and stands alone where nothing else was given and it has no counties.
 */
export const countyInText = (county: string, law: StateLaw): string => {
  const name = withoutState(county.trim(), law);
  if (name === '') return law.name;

  // Such as “Alexandria City”.
  const wordLast = law.venue.countyExceptions.find(({ name: place, word }) => isSameName(`${place} ${word}`, name));
  if (wordLast) return exceptionInText(wordLast);
  if (saysWhatItIs.test(name)) return name.replace(saysWhatItIs, (word) => capitalised.get(word.toLowerCase()) ?? word);

  const exception = law.venue.countyExceptions.find((place) => isSameName(place.name, name));
  // Where a city and a county share the name, the county was asked for.
  if (exception && !exception.isAlsoCounty) return exceptionInText(exception);

  const word = countyWord(law);
  const official = law.venue.countyByPlace.find((place) => isSameName(place.name, name))?.county ?? name;
  return word === null ? official : `${official} ${word}`;
};

// A county may bear the name of its state, so that only what follows a comma is the state; without counties nothing is in doubt.
const withoutState = (place: string, law: StateLaw): string => {
  const before = hasCounties(law) ? String.raw`,\s*` : String.raw`(?:^|[\s,]+)`;
  const abbreviated = [...law.code].map((letter) => String.raw`${letter}\.?`).join(String.raw`\s?`);
  return place.replace(new RegExp(`${before}(?:in )?(?:the )?(?:${law.name}|${abbreviated})$`, 'iu'), '');
};

type CountyException = StateLaw['venue']['countyExceptions'][number];

const exceptionInText = ({ name, word }: CountyException): string => (word === null ? name : `${word} of ${name}`);

const isSameName = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

const kinds = ['County', 'Parish', 'Borough', 'Municipality', 'City', 'Census Area', 'District'] as const;

const saysWhatItIs = new RegExp(String.raw`\b(?:${kinds.join('|')})\b`, 'iu');

const capitalised: ReadonlyMap<string, string> = new Map(kinds.map((kind) => [kind.toLowerCase(), kind]));
