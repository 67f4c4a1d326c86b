import { inWordsAndFigures } from '#assembly/printed-facts.ts';
import { ageOfMajority } from '#law/provisions.ts';
import type { StateLaw } from '#law/state-law.ts';

/** The age at which somebody is an adult under a law; in a draft whose state is not known yet, the law has no number to print. */
export const fullAgeWords = (law: StateLaw | undefined): string =>
  law === undefined ? 'the age of majority' : `the age of ${inWordsAndFigures(ageOfMajority(law).value)}`;
