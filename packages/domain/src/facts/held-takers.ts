import type { Recorded } from '#facts/define-fact.ts';
import { valueOf } from '#facts/define-fact.ts';
import { lifetimeTakers, takersInSteps } from '#facts/held-shares.ts';
import { arranges } from '#facts/special.ts';

/** The names of those whose share is paid out in steps; nobody unless that was arranged. */
export const namesInSteps = (facts: Recorded): readonly string[] =>
  arranges(facts, 'paidInSteps') ? (valueOf(facts, takersInSteps) ?? takersInSteps.otherwise(facts)) : [];

/** The names of those whose share is kept in trust for life; nobody unless that was arranged. */
export const namesForLife = (facts: Recorded): readonly string[] =>
  arranges(facts, 'heldForLife') ? (valueOf(facts, lifetimeTakers) ?? lifetimeTakers.otherwise(facts)) : [];
