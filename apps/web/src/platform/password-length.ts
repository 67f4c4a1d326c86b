import { brand } from '@evergrant/domain/brand/brand.ts';
import { passwordLengthMarker } from '#publishing/password-length-marker.ts';

/** What the page says of the fewest characters of a password; in pages made in advance the marker that the server fills in. */
export const passwordLengthOfPage = (): string => {
  if (typeof document === 'undefined') return passwordLengthMarker;
  return document.documentElement.dataset['passwordLength'] ?? '';
};

/** The same in the words of a form: the marker stands in a page made in advance, and the number once somebody reads it. */
export const passwordLengthToSay = (): string =>
  typeof document === 'undefined' ? passwordLengthMarker : String(minimumPasswordLength());

/** The fewest characters of a password here, as its server is set; the usual number where nobody has filled it in. */
export const minimumPasswordLength = (): number => Number(passwordLengthOfPage()) || brand.limits.minimumPasswordLength;
