import type { Recorded } from '#facts/define-fact.ts';
import { livingChildren } from '#facts/living-children.ts';

/** True when an age under 18 was said of a living child. */
export const isMinorNamed = (facts: Recorded): boolean => livingChildren(facts).some(({ isMinor }) => isMinor === true);
