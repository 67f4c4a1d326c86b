import type { Recorded } from '#facts/define-fact.ts';
import { isMinorNamed } from '#facts/is-minor-named.ts';
import { livingOwnChildren } from '#facts/living-children.ts';

/** True where a guardian is to be named, because a child of the person's own is said to be under 18: nobody names one for another's child. */
export const needsGuardian = (facts: Recorded): boolean =>
  livingOwnChildren(facts).length > 0 && (isMinorNamed(facts) || facts.hasMinorChildren === true);
