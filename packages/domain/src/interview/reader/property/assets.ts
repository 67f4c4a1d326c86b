import { patternOf } from '#kit/pattern-of.ts';
import { tellsOfAnEnd } from '#interview/acts/tells-of-an-end.ts';
import { blankSpans } from '#interview/language/blank.ts';
import { findAddresses } from '#interview/reader/property/addresses.ts';
import { findStreets } from '#interview/reader/property/property-talk.ts';
import { designatedKind } from '#facts/asset-kind.ts';
import type { DesignatedKind } from '#facts/designated-words.ts';
import type { AssetCategory } from '#facts/shapes.ts';

/** One item of property as it was described. */
export interface AssetReading {
  readonly description: string;
  readonly category: AssetCategory;
}

const leadIn = patternOf(
  'iu',
  String.raw`^(?:(?:(?:i|we) also(?= (?:have|own))|(?:have|own)(?= (?:an?|the|my|our|some|two|three)\b)|well|ok|okay`,
  "|so|um+|uh+|sure|yes|yeah|let's see|let me see|hmm+|oh|i guess|i think|i suppose|basically|mainly|mostly",
  "|just|only|really|probably|also|plus|then|and|maybe|there(?:'s|s| is| are|re)|it's|its|that's",
  "|that would be|would be|we have|we've got|we own|we got|i have|i've got|i got|ive got|i own|i do have",
  '|i also have|i also own|we also have|got|put in|include|including|add|i want to (?:put|include|add)',
  "|i'd like to (?:put|include|add)|the trust should hold|all of|as well as|along with",
  '|assets? (?:are|is|include)|my assets? (?:are|is|include)|(?:some|a few|a couple of)',
  String.raw`(?= (?:money|cash|stocks?|jewelry|shares))|maybe|about|not much)\b[\s,:-]*)+`,
);
const determiner = /^(?:my|our|the|a|an|his|her)\s+(?=\S)/iu;
const tail = patternOf(
  'iu',
  String.raw`[\s,]*\b(?:that(?:'s| is| would be| should be)?(?: about| pretty much| basically)? (?:it|all|everything)`,
  String.raw`|i think|i guess|i believe|or so|and that's it|nothing else|for now|and stuff|and such|and so on|etc\.?`,
  String.raw`|too|as well|also|go in|go into the trust|in the trust|into the trust|please)[\s.!]*$`,
);
const isNoise = patternOf(
  'iu',
  "^(?:that'?s|that is|nothing|none|no|yes|thanks?|thank you|and|i think|i guess|it|all|everything|both",
  String.raw`|them|worth|paid off|about|maybe|not much)\b[^\p{Lu}\d]{0,24}$|^(?:paid off|free and clear|no mortgage`,
  String.raw`|which|who|worth|valued|still owe|we still|it'?s|that|mortgage|in (?:both|my|our|his|her) names?)\b`,
);

/** Splits a description of property into its items. */
export const readAssets = (text: string): readonly AssetReading[] => {
  const masked = protect(text);
  const pieces: { start: number; end: number }[] = [];
  let start = 0;
  for (const match of masked.matchAll(
    /[;\n]|\.(?=\s|$)|,(?!\d{3})|\s(?:and|&|plus|as well as|along with)\s|\balso\b|[•*]|\s-\s/giu,
  )) {
    pieces.push({ start, end: match.index });
    start = match.index + match[0].length;
  }
  pieces.push({ start, end: text.length });
  return join(text, pieces)
    .map(clean)
    .filter(
      (item) => item !== '' && !isNoise.test(item) && !tellsOfAnEnd(item) && /\p{L}{2}|\d{3}\s?\(?[bk]\b/iu.test(item),
    )
    .map((description) => ({ description, category: categoryOf(description.toLowerCase()) }))
    .filter(({ description, category }) => category !== 'other' || isThing(description.toLowerCase()));
};

/** The text in which commas and "and" inside an address, the name of a firm or "my brother and I" are blanked: they separate no items. */
export const protect = (text: string): string => {
  const spans = findAddresses(text, false).map(({ start, end }) => ({ start, end }));
  const inside = [
    /\b(?:\p{Lu}[\p{L}']*) (?:and|&) (?:\p{Lu}[\p{L}']*)(?= (?:Inc|LLC|Co|Company|Bank|Sons|Trust|Bros|Partners)\b)/gu,
    /\b(?:my|our) (?:\p{L}+ )?(?:brother|sister|wife|husband|spouse|son|daughter|partner|mother|mom|father|dad|friend|cousin)s? and (?:i|me)\b/giu,
    /\b\p{Lu}[\p{L}']* & \p{Lu}\p{L}*/gu,
    /,\s*(?:LLC|L\.L\.C\.|Inc|Ltd|LLP)\b/gu,
    /\bfree and clear\b/giu,
    patternOf(
      'giu',
      String.raw`\b(?:bed and breakfast|stocks? and bonds?|furniture and furnishings|pots and pans|odds and ends`,
      '|arts? and crafts?|home and garden|land and mineral|tools and equipment|mom and pop|lock and key',
      '|fixtures and fittings|profit and loss|horse and buggy|husband and wife|rock and roll|salt and pepper',
      String.raw`|black and white|Smith & Wesson|Barnes & Noble|Johnson & Johnson|AT&T|contents? and)\b`,
    ),
    /\d,\d{3}/gu,
    /,\s*(?:[A-Z]{2}\b(?:\s+\d{5})?|\d{5}\b)/gu,
    /\b(?:in|at|on|from|near) [\p{L} ]{2,30},\s*(?:\p{Lu}\p{L}+|[A-Z]{2})(?=\s*(?:,|and\b|\.|$))/gu,
    /\([^()]{0,120}\)/gu,
  ].flatMap((pattern) =>
    Array.from(text.matchAll(pattern), (match) => ({ start: match.index, end: match.index + match[0].length })),
  );
  return blankSpans(text, [...spans, ...findStreets(text, false), ...inside]).replace(/ (?= )/gu, '_');
};

const join = (text: string, pieces: readonly { readonly start: number; readonly end: number }[]): readonly string[] =>
  pieces.map(({ start, end }) => text.slice(start, end));

const clean = (piece: string): string => {
  let item = piece.trim().replace(/^[-•*\s]+/u, '');
  for (let round = 0; round < 3; round += 1) item = item.replace(leadIn, '').replace(tail, '').trim();
  return item
    .replace(determiner, '')
    .replace(/[\s.,;:!?-]+$/u, '')
    .trim()
    .slice(0, 300);
};

const noThing = patternOf(
  'u',
  String.raw`\b(?:i|you|he|she|this|that|it|they|is|was|are|were|would|should|could|can|sorry|forgot|said|think|know`,
  "|sure|hard|help|question|wait|what|why|how|isn't|aren't|there|much|change|please|if|receives|dies",
  String.raw`|trustee|ssi|ssdi|medicaid|medicare)\b`,
);

// A remark is no property: it has a subject and a verb of its own.
const isThing = (low: string): boolean => !noThing.test(low) && low.split(' ').length < 12;

// Shares in a company or a cooperative are no land, though some of its name may be; a part of a house or a farm is.
const sharesIn =
  /^(?!.*\b(?:apartment|house|home|condo|unit|farm(?:land)?|ranch|land|cabin|cottage|timeshare)\b).*\b(?:shares|stock|membership|equity) in\b/u;

const categories: readonly (readonly [RegExp, AssetCategory])[] = [
  [sharesIn, 'brokerage'],
  [
    /\b(?:brokerage|stocks?|bonds?|mutual funds?|index funds?|etf|schwab|fidelity|vanguard|merrill|e\*?trade|robinhood|investments?|shares of)\b/u,
    'brokerage',
  ],
  [/\b(?:business|llc|company|inc|shop|restaurant|partnership|franchise|practice|store)\b/u, 'business'],
  [/\b(?:bitcoin|crypto|ethereum|domain|digital|nft|website)\b/u, 'digital'],
  [/\b(?:checking|savings?|bank|credit union|cds?|certificate of deposit|money market|cash|account|acct)\b/u, 'bank'],
  [
    /\b(?:cars?|trucks?|suv|van|motorcycle|boat|rv|camper|trailer|tractor|ford|toyota|honda|chevy|chevrolet|subaru|tesla|jeep|harley|vehicle|f-?150|corolla|civic|camry)\b/u,
    'vehicle',
  ],
  [
    patternOf(
      'u',
      String.raw`\b(?:house|home|condo|co-?op|apartment|cabin|cottage|farm(?:land)?|ranch|land|lot|acres?|duplex`,
      '|townhouse|townhome|condominium|residence|homestead|farmhouse|timeshare|rental|property|real estate|building|place (?:in|on|at)|bungalow|court',
      String.raw`|street|avenue|lane|drive|road)\b`,
    ),
    'realEstate',
  ],
  [
    patternOf(
      'u',
      String.raw`\b(?:jewelry|ring|watch|piano|guitar|violin|furniture|art|paintings?|collection|coins?|guns?|tools`,
      '|equipment|antiques?|books?|silver(?:ware)?|china|quilt|necklace|cattle|livestock|horses?|stamps?',
      String.raw`|records|instruments?|wine)\b`,
    ),
    'tangible',
  ],
];

// What is payable on death, or kept for a minor, is an account like others by its words.
const categoryByDesignation = {
  retirement: 'retirement',
  annuity: 'retirement',
  lifeInsurance: 'lifeInsurance',
  healthSavings: 'other',
  educationSavings: 'other',
  disabilitySavings: 'other',
  payableOnDeath: undefined,
  heldForMinor: undefined,
} as const satisfies Readonly<Record<DesignatedKind, AssetCategory | undefined>>;

/** What kind of property words in lower case describe. */
export const categoryOf = (low: string): AssetCategory => {
  const designated = designatedKind({ description: low });
  return (
    (designated && categoryByDesignation[designated]) ??
    categories.find(([pattern]) => pattern.test(low))?.[1] ??
    'other'
  );
};
