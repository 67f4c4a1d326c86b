import type { Recorded } from '#facts/define-fact.ts';
import { livingOwnChildren } from '#facts/living-children.ts';

/** True when an age under 18 was said of a living child of the person's own. */
export const isMinorNamed = (facts: Recorded): boolean =>
  livingOwnChildren(facts).some(({ isMinor }) => isMinor === true);
