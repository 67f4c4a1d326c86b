import type { Asset, AssetCategory } from '#facts/shapes.ts';

/** Property that passes by its own contract, to whoever is designated there, and is never retitled into a trust. */
export type DesignatedKind = 'retirement' | 'healthSavings' | 'educationSavings' | 'lifeInsurance' | 'annuity';

type Described = Pick<Asset, 'category' | 'description'>;

// Whoever sells or manages such things is a business: "a life insurance agency".
const notTrade = '(?! (?:agency|company|business|firm|practice|brokerage|office|consult\\w*|advis\\w*|admin\\w*))';

const whole = (words: string): RegExp => new RegExp(`\\b(?:${words})(?!\\w)${notTrade}`, 'iu');

// From the top: "health savings" before savings of any other kind.
const kinds: readonly (readonly [DesignatedKind, RegExp])[] = [
  ['healthSavings', whole('hsas?|health savings')],
  [
    'educationSavings',
    whole(
      '529s?(?: \\p{L}+)? (?:college|education|savings|plans?|accounts?|funds?)|529s?(?= for\\b|\\W*$)|(?:college|education) savings|coverdell',
    ),
  ],
  [
    'lifeInsurance',
    whole('life insurance|insurance polic(?:y|ies)|(?:whole|term|universal|variable) life|life polic(?:y|ies)'),
  ],
  ['annuity', whole('annuit(?:y|ies)')],
  [
    'retirement',
    whole(
      "iras?(?![’'])|401\\s?\\(?k\\)?|403\\s?\\(?b\\)?|457\\s?\\(b\\)|457\\s?b|457 plan|pensions?|keogh|thrift savings",
    ),
  ],
];

// Words that also are a surname, a month or a town: they count beside money, not beside a business or a thing.
const looseRetirement = whole('roth|sep|tsp|retirement(?! (?:home|community|village|condo|gift|party))');

const heldIn = /\b(?:in|inside|by|within|under|through) (?:my|our|the|an?|his|her) (?:\p{L}+[- ]){0,2}/iu;

const things: ReadonlySet<AssetCategory | undefined> = new Set(['realEstate', 'vehicle', 'tangible', 'digital']);

const kindInWords = ({ category, description }: Described): DesignatedKind | undefined => {
  const at = things.has(category) ? heldIn.exec(description) : undefined;
  if (at === null) return undefined;
  const words = at === undefined ? description : description.slice(at.index);
  const found = kinds.find(([, pattern]) => pattern.test(words))?.[0];
  if (found !== undefined || category === 'business' || at !== undefined) return found;
  return looseRetirement.test(words) ? 'retirement' : undefined;
};

/** What kind of designated property an item is, by its words or by the kind that was chosen; undefined for all other property. */
export const designatedKind = (asset: Described): DesignatedKind | undefined => {
  const { category } = asset;
  const chosen = category === 'retirement' || category === 'lifeInsurance' ? category : undefined;
  return kindInWords(asset) ?? chosen;
};

/** True for property that passes by a beneficiary designation and is never retitled, whatever kind was chosen for it. */
export const passesByDesignation = (asset: Described): boolean => designatedKind(asset) !== undefined;

const ordinary = whole('checking|money market|house|home|condo|land|farm|car|truck|boat|savings account');

/** True where the words of an item speak of other property than the kind that was chosen for it. */
export const hasOtherKindInWords = (asset: Described): boolean => {
  const inWords = kindInWords(asset);
  if (asset.category === undefined || asset.category === 'other') return false;
  if (asset.category === 'retirement' || asset.category === 'lifeInsurance')
    return inWords === undefined && ordinary.test(asset.description);
  return inWords !== undefined;
};
