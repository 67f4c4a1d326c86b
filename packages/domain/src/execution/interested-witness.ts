import { isSamePerson } from '#facts/same-person.ts';

/**
 * True when a witness bears the name of somebody who is named in the document (maker, spouse, taker, fiduciary): such a witness is
 * not disinterested.
 */
export const isInterestedWitness = (name: string, interested: readonly string[]): boolean =>
  interested.some((other) => isSamePerson(other, name));
