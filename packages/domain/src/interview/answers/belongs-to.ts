import { isAttribute } from '#interview/answers/asset-attributes.ts';
import type { Item } from '#interview/answers/split-items.ts';
import { categoryOf } from '#interview/reader/property/assets.ts';
import { findAmounts } from '#interview/language/find-amounts.ts';
import { findState } from '#law/states-in-text.ts';

/** An item of property as it was told. */
export interface Told {
  readonly words: string;
  readonly cents?: number;
  /** What stands before it. */
  readonly glue?: Item['glue'];
  /** It was told with an article: `the van`. */
  readonly isDetermined?: boolean;
}

const determiner = /^(?:my|our|the|a|an|his|her|their)\s+(?=\S)/iu;

/** True for what stands behind an item and says more of it, or has its noun: `rock and mineral collection`. */
export const belongsTo = (said: string, before: string, glue: Item['glue']): boolean => {
  if (startsWithState(said) && glue === 'comma') return true;
  if (standsOn(said, before)) return true;
  if (glue === 'and' && isGroundOfHome(said, before)) return true;
  if (isSumSomewhere(said) || isGroundBeside(said, before) || isGroundApart(said, before)) return false;
  if (glue !== 'and') return isAttribute(said) || isCalled(said, before);
  if (determinedBy.test(said)) return false;
  const isName = /^\p{Lu}/u.test(said) && /^\p{Lu}/u.test(before);
  if (/^\p{Lu}/u.test(said) && !isName) return false;
  const [own, other] = [categoryOf(said.toLowerCase()), categoryOf(before.toLowerCase())];
  if (/^(?:on|in|at|near|with|from)\b/iu.test(said)) return true;
  if (isName) return own === 'other' && other === 'other';
  const isBare = before.replace(determiner, '').split(' ').length === 1;
  return own === 'other' || other === 'other' || (isBare && own === other);
};

/** Items of which one is the name of the other, or the ground on which it stands, as one. */
export const joinNames = (items: readonly Told[]): readonly Told[] =>
  items.reduce<readonly Told[]>((joined, item) => {
    const last = joined.at(-1);
    if (last && (isCalled(item.words, last.words) || isAddressOf(item, last)))
      return [...joined.slice(0, -1), { ...last, ...item, words: `${last.words}, ${item.words}` }];
    return last && isGroundOf(item, last)
      ? [...joined.slice(0, -1), { ...last, ...item, words: `${last.words} and ${item.words}` }]
      : [...joined, item];
  }, []);

// "The house, 2284 East 3700 North": a street and its number right behind one place that has none.
const isAddressOf = (item: Told, { words }: Told): boolean =>
  item.glue === 'comma' &&
  /^\d{1,6}[A-Za-z]?(?:\s(?:\p{Lu}|\d)[\p{L}\d.'-]*){1,6}$/u.test(item.words) &&
  (categoryOf(item.words.toLowerCase()) === 'realEstate' || onGrid.test(item.words)) &&
  categoryOf(words.toLowerCase()) === 'realEstate' &&
  /\b(?:home|house|place|cabin|cottage|condo|apartment|farm|ranch|building|duplex|lot|rental|store|shop)\b/iu.test(
    words,
  ) &&
  !/\b\d{1,6}[A-Za-z]? (?:\p{Lu}|\d)|:/u.test(words);

// Streets that are numbered from two lines: "East 3700 North", "450 S 200 W".
const onGrid = /\b(?:north|south|east|west|[nsew])\b\.? \d+ (?:north|south|east|west|[nsew])\b/iu;

// "About $340,000 at Vanguard", "50 grand in savings": money that lies somewhere is an item of its own.
const isSumSomewhere = (said: string): boolean => {
  const [amount] = findAmounts(said).filter(({ isMoney }) => isMoney);
  return (
    amount !== undefined &&
    /^\s*(?:dollars? )?(?:at|with|in|from|through)\b/iu.test(said.slice(amount.end)) &&
    categoryOf(said.toLowerCase()) !== 'other'
  );
};

// "House and 12 acres on Chena Spur": a home without a place of its own stands on the ground that is told with it.
const isGroundOfHome = (said: string, before: string): boolean =>
  /^(?:(?:the|its|an?) )?[\p{L}\d,.-]+ acres?\b/iu.test(said) &&
  /^(?:[\p{L}-]+ )?(?:house|home|farmhouse|cabin|trailer|ranch house|log home)$/iu.test(before);

// "The house on Elm Street, the 80 acres": land with an article of its own beside a home that has its place.
const isGroundApart = (said: string, before: string): boolean =>
  /^(?:the|my|our|another)\s+[\p{L}\d,.-]+ acres?\b/iu.test(said) &&
  /\b(?:on|at|in)\s+\S/iu.test(before) &&
  !/\b(?:around|under|with|behind) it\b|\bit (?:stands|sits|is)\b/iu.test(said);

// "A tractor, 80 acres in Polk County": only ground has its size behind it.
const isGroundBeside = (said: string, before: string): boolean =>
  /^[\p{L}\d,.-]+ acres?\b/iu.test(said) &&
  /^(?:vehicle|bank|brokerage|retirement|tangible)$/u.test(categoryOf(before.toLowerCase()));

/** "The van with which I work, Ford Transit", "my car, a 2019 Buick": the make of a vehicle that was told with its article. */
export const isMakeOf = (said: string, { words, isDetermined = false }: Told): boolean => {
  if (!isDetermined || /\p{Lu}\p{Ll}.*\s\p{Lu}\p{Ll}|\d/u.test(words) || !isVehicle(words)) return false;
  const [, article = '', year = '', make = ''] = /^(an? )?((?:19|20)\d\d )?(\S.*)$/iu.exec(said) ?? [];
  const kind = /\p{L}+$/u.exec(words)?.[0].toLowerCase() ?? '';
  const isOther = kindsOfVehicle.test(make) && !make.toLowerCase().includes(kind);
  if (year !== '') return !isOther;
  return /^\p{Lu}/u.test(make) && isVehicle(make) && (article === '' || !isOther);
};

const isVehicle = (words: string): boolean => categoryOf(words.toLowerCase()) === 'vehicle';
const kindsOfVehicle = /\b(?:cars?|trucks?|suv|van|motorcycle|boat|rv|camper|trailer|tractor)\b/iu;

const startsWithState = (said: string): boolean => {
  const [one = '', other = ''] = said.split(' ');
  return (
    [`${one} ${other}`, one].some((words) => words.trim().length > 2 && findState(words) !== undefined) ||
    (/^[A-Z]{2}\b/u.test(said) && findState(one) !== undefined)
  );
};

// "The bike shop, Gear and Grace Cycles LLC", "the textbook, Soils of the Tropics": what something is, and its name.
const isCalled = (said: string, before: string): boolean => {
  if (determinedBy.test(said)) return false;
  const isFirm = /\b(?:p?llc|inc|corp|ltd|co)\b\.?(?:,.*)?$/iu.test(said);
  if (isFirm)
    return (
      /\b(?:shop|store|business|restaurant|company|clinic|practice|firm|salon|bakery|garage|farm|share|half|interest|stake)\b/iu.test(
        before,
      ) && !/\b(?:p?llc|inc|corp)\b/iu.test(before)
    );
  if (categoryOf(said.toLowerCase()) !== 'other') return false;
  return (
    /^\p{Lu}/u.test(said) &&
    /\b(?:book|textbook|novel|songs?|album|film|painting|boat|horse|company|business|shop)$/iu.test(before)
  );
};

const determinedBy = /^(?:my|our|the|a|an|his|her|some|one|two|three|four|\d+|half|money|about|i|we)\b/iu;

// "The house sits on it", "there is a barn on it": what stands on the ground that was told before.
const standsOn = (said: string, before: string): boolean =>
  categoryOf(before.toLowerCase()) === 'realEstate' &&
  built.test(said) &&
  /^(?:[\p{L}'-]+ ){1,4}(?:(?:sits?|stands?|is|are) )?(?:right )?(?:on (?:it|that|them|there|top)|there)$/iu.test(said);

const built =
  /\b(?:house|home|homeplace|farmhouse|cabin|cottage|trailer|barns?|sheds?|garage|shop|pond|well|buildings?)\b/iu;

// "The house and the lot at 12 Oak Street": a house that is only called so, and its ground with the address.
const isGroundOf = ({ words, glue }: Told, before: Told): boolean =>
  glue === 'and' &&
  /^(?:(?:old|family|farm|main|home) ?)?(?:house|home|homeplace|farmhouse|place)$/iu.test(before.words) &&
  /\b(?:acres?|lots?|land|ground|quarter|section|pasture|farm|field|parcel|property)\b/iu.test(words) &&
  /\b(?:at|on) \d+\s+\p{L}?\d*/iu.test(words);
