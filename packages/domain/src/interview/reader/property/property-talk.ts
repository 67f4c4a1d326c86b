import { patternOf } from '#kit/pattern-of.ts';
import { findAddresses } from '#interview/reader/property/addresses.ts';
import { blankSpans } from '#interview/language/blank.ts';
import { isPlainWord } from '#interview/language/is-plain-word.ts';
import { findInstitutions } from '#facts/institutions.ts';
import { findRelation } from '#interview/language/relations.ts';
import { type Token, tokenize } from '#interview/language/tokens.ts';

interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * Where a message speaks of things and places instead of people: streets, towns, and whole pieces that describe property ("a Chase
 * checking account"). Nobody is named there. `isSharing`: small numbers may be shares ("40 Nathan Lane, 60 Ann Reed").
 */
export const findProperty = (
  text: string,
  isSharing: boolean,
): { readonly spans: readonly Span[]; readonly items: string } => {
  const streets = findStreets(text, isSharing);
  const pieces = splitPieces(blankSpans(text, [...streets, ...findAddresses(text, false)]))
    .map((piece) => ({ ...piece, end: streetEnd(streets, piece.end) }))
    .filter(({ start, end }) => isProperty(text, { start, end }, streets));
  return {
    spans: [...streets, ...findPlaces(text), ...findFirms(text), ...pieces],
    items: pieces.map(({ start, end }) => text.slice(start, end).trim()).join('; '),
  };
};

// `my Fidelity IRA`, `savings at Ally`: where the money lies is nobody's name.
const findFirms = (text: string): readonly Span[] =>
  findInstitutions(text).filter(
    ({ start, end }) =>
      /^\s+(?:ira|roth|401|account|acct|brokerage|checking|savings|funds?|money|stocks?|cds?|policy|portfolio|investments?)\b/iu.test(
        text.slice(end),
      ) ||
      /\b(?:money|savings|checking|accounts?|ira|401k|funds?|stocks?|cash) (?:is |are )?(?:at|with|in) $/iu.test(
        text.slice(0, start),
      ),
  );

const streetEnd = (streets: readonly Span[], end: number): number =>
  streets.find((street) => street.start < end && end < street.end)?.end ?? end;

const streetPattern = patternOf(
  'giu',
  String.raw`(?<![\p{L}\d$#/.])(\d{1,6})[a-z]?\s+((?:(?:\p{L}[\p{L}'.-]*|\d{1,3}(?:st|nd|rd|th))\s+){1,3}?)`,
  '(street|st|avenue|ave|road|rd|drive|dr|lane|ln|court|ct|place|pl|boulevard|blvd|terrace|highway|hwy',
  String.raw`|parkway|pkwy|circle|cir|square|loop|way|trail|trl|ridge|alley|crossing|cove|plaza)\b\.?`,
  String.raw`(?:,?\s*(?:apt|apartment|unit|suite|#)\.?\s*[\w-]+)?`,
);
const noStreetWord =
  /\b(?:and|to|for|my|our|is|gets?|the|percent|in|with|or|but|years?|old|each|kids?|children|son|daughter|of|at|on|goes|when|acres?|bedrooms?)\b/iu;

// What stands behind the street alone is its town: `14 Alder Court, Boise`, `2210 Alder Creek Road, San Jose, which …`.
const townBehind =
  /^,\s*\p{Lu}[\p{L}'.-]*\p{L}(?:\s\p{Lu}[\p{L}'.-]*\p{L}){0,2}(?=\s*(?:[,.;]|$|\p{Lu}{2}\b|\d{5}\b|(?:which|that|is|was|worth|and (?:my|our|the|an?|it))\b))/u;

/** The streets of a message with their towns, where nobody is named. */
export const findStreets = (text: string, isSharing: boolean): readonly Span[] => {
  const numbers = text.match(/\d+/gu)?.length ?? 0;
  return Array.from(text.matchAll(streetPattern)).flatMap((match) => {
    const [whole, number = '', name = ''] = match;
    const isShare =
      isSharing &&
      Number(number) <= 100 &&
      numbers > 1 &&
      !/\b(?:at|on|house|home|condo|property|address(?: is)?)\W*$/iu.test(text.slice(0, match.index));
    const end = match.index + whole.length;
    const town = townBehind.exec(text.slice(end))?.[0] ?? '';
    return noStreetWord.test(name) || isShare ? [] : [{ start: match.index, end: end + town.length }];
  });
};

const dayOrMonth = patternOf(
  'giu',
  String.raw`\b(?:(?:january|february|march|april|may|june|july|august|september|october|november|december)\s+\d{1,4}`,
  String.raw`(?:st|nd|rd|th)?\b|(?:next|last|this|in|since|until|by|early|late|mid|every)\s+(?:january|february|march`,
  '|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday',
  String.raw`|saturday|sunday)\b)`,
);

const placeBehind = patternOf(
  'gu',
  String.raw`\b(?:in|near|from|outside(?: of)?|(?:lives?|living|resides?) (?:at|by)|moved to|just off)\s+`,
  String.raw`(\p{Lu}[\p{L}'.-]*(?:\s\p{Lu}[\p{L}'.-]*){0,2}`,
  String.raw`(?:,\s*(?:[A-Z]{2}\b|\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+)?(?=\s*(?:[.;]|$))))?)(?!'s)`,
);

// `in Iowa`, `near McCall, Idaho`: whoever lives there is named elsewhere.
const findPlaces = (text: string): readonly Span[] =>
  Array.from(text.matchAll(placeBehind), (match) => ({
    start: match.index + match[0].length - (match[1]?.length ?? 0),
    end: match.index + match[0].length,
  })).concat(
    Array.from(text.matchAll(dayOrMonth), (match) => ({ start: match.index, end: match.index + match[0].length })),
    Array.from(
      text.matchAll(
        /(?<!\p{Lu}\p{Ll}+ )\b(?:January|February|March|July|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)\b(?! \p{Lu})/gu,
      ),
      (match) => ({ start: match.index, end: match.index + match[0].length }),
    ),
  );

const splitPieces = (text: string): readonly Span[] => {
  const pieces: Span[] = [];
  let start = 0;
  for (const match of text.matchAll(
    /[;\n]|[.!?](?=\s|$)|,(?!\d{3})|\s(?:and|&|plus|along with|as well as)\s(?!loan\b)/giu,
  )) {
    pieces.push({ start, end: match.index });
    start = match.index + match[0].length;
  }
  return [...pieces, { start, end: text.length }];
};

const givesAway = patternOf(
  'iu',
  String.raw`\b(?:to|gets?|give|gives|goes?|leave|leaves|receives?|inherits?|should|will|would|could|can|may|might|as`,
  '|is|are|was|for|trustee|takes?|runs?|manages?|handles?|who|he|she|they|everything|half|third|percent',
  String.raw`|share|shares|split|equally)\b|%`,
);

const isProperty = (text: string, { start, end }: Span, streets: readonly Span[]): boolean => {
  const piece = text.slice(start, end);
  if (!/\p{L}/u.test(piece) || givesAway.test(piece.replace(/\b(?:is|are) (?=(?:at|in|on|near)\b)/giu, '')))
    return false;
  if (/\b(?:trust compan|fiduciary|professional|law firm)/iu.test(piece)) return false;
  const tokens = tokenize(piece);
  if (tokens.some(({ low }) => findRelation(low.replace(/'s$/u, '')) !== undefined)) return false;
  const isStreet = streets.some(
    (street) => street.start >= start && street.end <= end && !/\p{L}/u.test(text.slice(start, street.start)),
  );
  if (isStreet) return true;
  if (/^\W*(?:(?:and|also|well) )?(?:i|we) (?:also |both )?own\b/iu.test(piece)) return true;
  const firms = findInstitutions(piece);
  const isMoney = /^\W*(?:(?:about|around|roughly|some|maybe|i have|we have|also)\s+)*\$\s?\d/iu.test(piece);
  return (isMoney && tokens.every((token) => !token.isCapital || isInside(token, firms))) || namesThing(tokens, firms);
};

const isInside = (token: Span, spans: readonly Span[]): boolean =>
  spans.some(({ start, end }) => token.start >= start && token.end <= end);

const things = new Set(
  'house home condo condominium apartment cabin cottage bungalow farm farmland ranch land lot acres acreage duplex townhouse townhome timeshare rental rentals property properties building account accounts acct checking savings brokerage ira iras roth 401k 403b pension cd cds annuity stock stocks bonds crypto bitcoin policy policies insurance portfolio investments car cars truck trucks van suv boat rv motorcycle vehicle vehicles trailer tractor pickup camper jewelry furniture piano collection coins paintings antiques cattle livestock equipment money cash practice business company shop restaurant'.split(
    ' ',
  ),
);
const makes = new Set(
  'ford toyota honda chevy chevrolet subaru tesla jeep harley nissan hyundai kia bmw lexus mazda dodge buick gmc volvo audi'.split(
    ' ',
  ),
);
const behindThing =
  /^(?:at|in|on|is|are|with|from|near|by|off|worth|that|which|we|i|here|there|downtown|too|also|of|ending|number|outside|over|under|,|-|\(|\.|!|")$/u;

// A thing stands behind "my" or another everyday word and is no part of a name ("Ann House") or of somebody's trade ("ranch hand").
const namesThing = (tokens: readonly Token[], firms: readonly Span[]): boolean =>
  tokens.some((token, index) => {
    const previous = tokens[index - 1];
    const next = tokens[index + 1];
    const low = token.low.replace(/\($/u, '');
    if (makes.has(low)) return /^(?:my|our|a|an|the|old|new|\d{4})$/u.test(previous?.low ?? '');
    if (
      !things.has(low) ||
      (token.isCapital && index > 0 && !isInside(token, firms) && !/^\p{Lu}{2,}s?$/u.test(token.text))
    )
      return false;
    const isBehind =
      !previous ||
      previous.kind !== 'word' ||
      isInside(previous, firms) ||
      things.has(previous.low) ||
      ((!previous.isCapital || index === 1) && isPlainWord(previous.low)) ||
      /^(?:my|our|a|an|the|some|any)$/u.test(tokens[index - 2]?.low ?? '') ||
      (index > 1 && tokens.slice(0, index).every(({ isCapital }) => isCapital));
    return isBehind && (!next || things.has(next.low) || behindThing.test(next.low));
  });
