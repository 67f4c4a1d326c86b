import { isCooperative } from '#facts/cooperative.ts';
import type { Asset } from '#facts/shapes.ts';

const homeWords =
  /\b(?:house|home|condo(?:minium)?|co-?op|apartment|townho(?:use|me)|residence|bungalow|duplex|farmhouse|homestead)\b/iu;
const otherWords =
  /\b(?:rental|rented|timeshare|vacation|beach|lake|holiday|investment|second|tenants?|commercial|office|home equity|home ?made|insurance|contents?|theat(?:er|re))\b/iu;

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
  return (
    name.includes(' ') &&
    /\b(?:place|property|residence)\b/u.test(said) &&
    !/\d/u.test(said) &&
    said.endsWith(` ${name}`)
  );
};
