import { findPerhapsSame, isSamePerson } from '#facts/same-person.ts';

/**
 * True when a witness bears the name of somebody who is named in the document (maker, spouse, taker, fiduciary): such a witness is
 * not disinterested.
 */
export const isInterestedWitness = (name: string, interested: readonly string[]): boolean =>
  interested.some((other) => isSamePerson(other, name));

/**
 * The one of several names whom a witness may be although the names differ (`Robert Sandoval`, `Robert Luis Sandoval`); undefined
 * where nobody is. Whoever names the witness is asked, and answers for it.
 */
export const findPerhapsInterested = (name: string, interested: readonly string[]): string | undefined =>
  isInterestedWitness(name, interested) ? undefined : findPerhapsSame(interested, name);
