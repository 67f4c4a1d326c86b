import {
  type DesignatedKind,
  type DoubtfulKind,
  looseWordsOfKinds,
  ordinaryAccount,
  pensionPlans,
  whole,
  wordsInDoubt,
  wordsOfKinds,
} from '#facts/designated-words.ts';
import type { Asset, AssetCategory } from '#facts/shapes.ts';

type Described = Pick<Asset, 'category' | 'description'>;

/** What kind of designated property an item is, by its words or by the kind that was chosen; undefined for all other property. */
export const designatedKind = (asset: Described): DesignatedKind | undefined => {
  const { category } = asset;
  const chosen = category === 'retirement' || category === 'lifeInsurance' ? category : undefined;
  return kindInWords(asset) ?? chosen;
};

/** True for property that passes by a beneficiary designation, or belongs to a minor, and is never retitled, whatever kind was chosen for it. */
export const passesByDesignation = (asset: Described): boolean => designatedKind(asset) !== undefined;

/**
 * What an item may be that only its custodian can say: "Rollover at Fidelity". Undefined where its words or its kind decide, and for
 * land and things.
 */
export const mayPassByDesignation = (asset: Described): DoubtfulKind | undefined => {
  const { category } = asset;
  if (passesByDesignation(asset) || category === 'business' || things.has(category)) return undefined;
  return wordsInDoubt.find(([, pattern]) => pattern.test(plainly(asset.description)))?.[0];
};

/** True for everything that is not retitled into a trust, or not before its custodian was asked. */
export const keepsItsTitle = (asset: Described): boolean =>
  passesByDesignation(asset) || mayPassByDesignation(asset) !== undefined;

/** True where the words of an item speak of other property than the kind that was chosen for it. */
export const hasOtherKindInWords = (asset: Described): boolean => {
  const inWords = kindInWords(asset);
  if (asset.category === undefined || asset.category === 'other') return false;
  if (asset.category === 'retirement' || asset.category === 'lifeInsurance')
    return inWords === undefined && ordinary.test(asset.description);
  return inWords !== undefined && inWords !== 'payableOnDeath' && inWords !== 'heldForMinor';
};

const ordinary = whole('checking|money market|house|home|condo|land|farm|car|truck|boat|savings account');

const heldIn = /\b(?:in|inside|by|within|under|through) (?:my|our|the|an?|his|her) (?:\p{L}+[- ]){0,2}/iu;

const things: ReadonlySet<AssetCategory | undefined> = new Set(['realEstate', 'vehicle', 'tangible', 'digital']);

const kindInWords = ({ category, description }: Described): DesignatedKind | undefined => {
  const plain = plainly(description);
  const at = things.has(category) ? heldIn.exec(plain) : undefined;
  if (at === null) return undefined;
  const words = at === undefined ? plain : plain.slice(at.index);
  const found = kindAmong(wordsOfKinds, words);
  if (found !== undefined || category === 'business' || at !== undefined) return found;
  const isPension = pensionPlans.test(words) && !ordinaryAccount.test(words);
  return kindAmong(looseWordsOfKinds, words) ?? (isPension ? 'retirement' : undefined);
};

const kindAmong = (among: typeof wordsOfKinds, words: string): DesignatedKind | undefined =>
  among.find(([, pattern]) => pattern.test(words))?.[0];

// `I.R.A.` is an IRA, `401-k` a 401 k, `profit-sharing` profit sharing.
const plainly = (description: string): string =>
  description
    .replace(/(?<=\b\p{L})[.-] ?(?=\p{L}\b)/gu, '')
    .replace(/[.\-‐‑–]/gu, ' ')
    .replace(/ {2,}/gu, ' ');
