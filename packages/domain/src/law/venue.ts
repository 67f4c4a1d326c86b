import { wordKey } from '#kit/word-key.ts';
import type { StateLaw } from '#law/state-law.ts';
import { cityInAddress } from '#law/states-in-text.ts';

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
  const name = withoutState(county.trim(), law).replace(/^the\s+/iu, '');
  if (name === '') return law.name;

  const official = officialOf(name, law);
  if (official !== undefined) return official;
  if (saysWhatItIs.test(name)) return name.replace(saysWhatItIs, (word) => capitalised.get(word.toLowerCase()) ?? word);

  const word = countyWord(law);
  return word === null ? name : `${name} ${word}`;
};

/** The same with the article that some of them bear: `the City of Alexandria`, `the Capitol Planning Region`. */
export const countyInSentence = (county: string, law: StateLaw): string => {
  const name = countyInText(county, law);
  return hasArticle.test(name) ? `the ${name}` : name;
};

/**
 * The city and the county that a name may mean, where they share it and the city is no part of the county: `Baltimore`.
 * Undefined where the name says which is meant, or where the address has another city, so that the county is meant.
 */
export const cityOrCounty = (
  { county, address }: { readonly county: string; readonly address: string | undefined },
  law: StateLaw,
): { readonly city: string; readonly county: string } | undefined => {
  const name = withoutState(county.trim(), law);
  const shared = law.venue.countyExceptions.find((place) => place.isAlsoCounty && isSameName(place.name, name));
  if (shared === undefined) return undefined;
  const city = cityInAddress(address ?? '');
  return city === undefined || isSameName(city, shared.name)
    ? { city: exceptionInText(shared), county: `${shared.name} ${countyWord(law) ?? ''}`.trim() }
    : undefined;
};

// What the law of the state says of a place with a word of its own, or that people name instead of its county.
const officialOf = (name: string, law: StateLaw): string | undefined => {
  // Such as “Alexandria City”, and “city of alexandria”.
  const withWord = law.venue.countyExceptions.find(({ name: place, word }) =>
    [`${place} ${word}`, `${word} of ${place}`].some((one) => isSameName(one, name)),
  );
  if (withWord) return exceptionInText(withWord);
  const exception = law.venue.countyExceptions.find((place) => isSameName(place.name, name));
  // Where a city and a county share the name, the county was asked for.
  if (exception)
    return exception.isAlsoCounty ? `${exception.name} ${countyWord(law) ?? ''}`.trim() : exceptionInText(exception);
  const bare = name.replace(/^borough of\s+|\s+borough$/iu, '');
  const county = law.venue.countyByPlace.find((place) => isSameName(place.name, bare))?.county;
  return county === undefined ? undefined : `${county} ${countyWord(law) ?? ''}`.trim();
};

// A county may bear the name of its state, so that only what follows a comma is the state; without counties nothing is in doubt.
const withoutState = (place: string, law: StateLaw): string => {
  const before = hasCounties(law) ? String.raw`,\s*` : String.raw`(?:^|[\s,]+)`;
  const abbreviated = [...law.code].map((letter) => String.raw`${letter}\.?`).join(String.raw`\s?`);
  return place.replace(new RegExp(`${before}(?:in )?(?:the )?(?:${law.name}|${abbreviated})$`, 'iu'), '');
};

type CountyException = StateLaw['venue']['countyExceptions'][number];

const exceptionInText = ({ name, word }: CountyException): string => (word === null ? name : `${word} of ${name}`);

const isSameName = (one: string, other: string): boolean => nameKey(one) === nameKey(other);

// “Saint Louis” is “St. Louis”.
const nameKey = (name: string): string => wordKey(name).replace(/^saint /u, 'st ');

const kinds = [
  'County',
  'Parish',
  'Borough',
  'Municipality',
  'City',
  'Census Area',
  'Planning Region',
  'District',
] as const;

const saysWhatItIs = new RegExp(String.raw`\b(?:${kinds.join('|')})\b`, 'iu');

const hasArticle = /^(?:city|municipality|borough)(?: and \p{L}+)? of\b|\bplanning region$/iu;

const capitalised: ReadonlyMap<string, string> = new Map(kinds.map((kind) => [kind.toLowerCase(), kind]));
