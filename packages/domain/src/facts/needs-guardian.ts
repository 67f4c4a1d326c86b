import type { Recorded } from '#facts/define-fact.ts';
import { isMinorNamed } from '#facts/is-minor-named.ts';
import { livingChildren } from '#facts/living-children.ts';

/** True where a guardian is to be named, because a child is said to be under 18. */
export const needsGuardian = (facts: Recorded): boolean =>
  livingChildren(facts).length > 0 && (isMinorNamed(facts) || facts.hasMinorChildren === true);
