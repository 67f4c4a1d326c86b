import { isCooperative } from '#facts/cooperative.ts';
import type { Asset } from '#facts/shapes.ts';

const homeWords =
  /\b(?:house|home|condo(?:minium)?|co-?op|apartment|townho(?:use|me)|residence|bungalow|duplex|farmhouse|homestead)\b/iu;
const otherWords =
  /\b(?:rental|rented|timeshare|vacation|beach|lake|holiday|investment|second|tenants?|commercial|office|home equity|home ?made|insurance|contents?|theat(?:er|re))\b/iu;

// What stands elsewhere as often as not: the home where it stands at the address, and not by its words alone.
const dwellings =
  /\b(?:place|property|residence|cottage|cabin|farm|ranch|trailer|mobile home|villa|flat|loft|bungalow|brownstone|row ?house|chalet|lodge)\b/iu;

/** True when property holds the home of the person who lives at an address: by its words, or by that address. */
export const holdsHome = (assets: readonly Asset[], address: string | undefined): boolean =>
  assets.some((asset) => isRealProperty(asset) && (isHome(asset) || standsAt(asset, address)));

/** True when words speak of a home, and of no other house. */
export const speaksOfHome = (text: string): boolean => homeWords.test(text) && !otherWords.test(text);

const isRealProperty = (asset: Asset): boolean =>
  (asset.category ?? 'realEstate') === 'realEstate' || isCooperative(asset);

const isHome = ({ description }: Pick<Asset, 'description'>): boolean => speaksOfHome(description);

// `14 Alder Court` of a home address `14 Alder Court, Sacramento, CA 95814`, or `the place on Alder Court`.
const standsAt = ({ description }: Pick<Asset, 'description'>, address: string | undefined): boolean => {
  const street = address?.split(',')[0]?.trim().toLowerCase() ?? '';
  const said = description.toLowerCase();
  if (!/^\d/u.test(street) || !street.includes(' ')) return false;
  if (said.includes(street)) return true;
  const name = street.replace(/^\S+\s+/u, '');
  const [before = '', behind] = said.split(` ${name}`);
  return (
    name.includes(' ') &&
    dwellings.test(said) &&
    !/\d/u.test(before) &&
    behind !== undefined &&
    /^(?:$|[,;(])/u.test(behind.trim())
  );
};

/** The words in which the home is called something that stands elsewhere as often as not (`the cottage`), as a house. */
export const withHomeCalled = (text: string, assets: readonly Asset[], address: string | undefined): string => {
  const words = assets
    .filter((asset) => isRealProperty(asset) && standsAt(asset, address))
    .flatMap(({ description }) => dwellings.exec(description)?.[0] ?? []);
  return words.reduce((said, word) => said.replace(new RegExp(`\\b(the|my|our) ${word}\\b`, 'giu'), '$1 house'), text);
};
