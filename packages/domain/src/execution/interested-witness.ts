import { isSameName } from '#review/fold-name.ts';

/**
 * True when a witness bears the name of somebody who is named in the document (maker, spouse, taker, fiduciary): such a witness is
 * not disinterested. Names are compared without case and diacritics.
 */
export const isInterestedWitness = (name: string, interested: readonly string[]): boolean =>
  interested.some((other) => isSameName(other, name));
