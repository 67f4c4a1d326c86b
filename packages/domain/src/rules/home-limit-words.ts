import { homesteadLimit } from '#law/provisions.ts';
import { stateInSentence } from '#law/state-code.ts';
import type { StateLaw } from '#law/state-law.ts';

/** What follows for a plan from a limit that overrides it. */
export type HomeConsequences = Readonly<Record<'constitutional-bar' | 'spouse-vests', string>>;

/**
 * How the law of a state limits how a home is left (`homesteadDeviseLimit`), with what follows for the plan; undefined where it is
 * certain that it does not. Nobody is told that a law forbids what it is only not certain to allow.
 */
export const homeLimitWords = (law: StateLaw, consequences: HomeConsequences): string | undefined => {
  const place = stateInSentence(law.code);
  const { value, isCautious } = homesteadLimit(law);
  if (isCautious)
    return `It is possible that the law of ${place} protects a surviving spouse or a child under 18 from losing the home, whatever a document says.`;
  switch (value) {
    case 'constitutional-bar':
      return `The constitution of ${place} forbids to leave a home away from a spouse or a child under 18, also through a trust. ${consequences[value]}`;
    case 'spouse-vests':
      return `The law of ${place} gives a surviving spouse the home, or a part of it, whatever a document says. ${consequences[value]}`;
    case 'life-estate-right':
      return `The law of ${place} lets a surviving spouse keep the home for life, whatever a document says.`;
    case 'occupancy-right':
      return `The law of ${place} lets a surviving spouse, or children under 18, stay in the home for some time, whatever a document says.`;
    case 'none-found':
      return undefined;
  }
};
