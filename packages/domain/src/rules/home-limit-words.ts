import { homesteadLimit, spousalJoinder } from '#law/provisions.ts';
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

/** Why spouses sign the deed of a home, whoever owns it; undefined where it is certain that the law asks for nothing of the kind. */
export const whySpousesSign = (law: StateLaw): string | undefined => {
  const place = stateInSentence(law.code);
  const { value, isCautious } = spousalJoinder(law);
  if (isCautious) return `it is not certain, but the law of ${place} may protect the home of spouses. Ask an attorney.`;
  switch (value) {
    case 'no':
      return undefined;
    case 'recommended':
      return `the law of ${place} may protect the home of spouses, and a title company asks for both signatures.`;
    case 'conditional':
      return `the law of ${place} protects the home of spouses in some cases. Ask an attorney whether yours is one.`;
    case 'required':
      return `the law of ${place} protects the home of spouses.`;
  }
};
