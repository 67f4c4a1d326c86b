import { deriveFact } from '#facts/derive-fact.ts';
import type { Party } from '#facts/shapes.ts';
import * as trust from '#facts/trust.ts';

// What follows from the facts about those who manage a trust.

export const initialTrustees = deriveFact({
  field: 'initialTrustees',
  from: [trust.initialTrustee],
  derive: ({ initialTrustee }): readonly Party[] => initialTrustee,
});

/** The successor trustees in the order in which they take office; at least one. */
export const trusteesInLine = deriveFact({
  field: 'trusteesInLine',
  from: [trust.successorTrustee, trust.successorTrustees],
  derive: ({ successorTrustee, successorTrustees }): readonly Party[] => [successorTrustee, ...successorTrustees],
});

type Compensation =
  | { readonly kind: 'fixed'; readonly feeInCents: number }
  | { readonly kind: 'reasonable' | 'none' | 'stateStatute' };

export const compensation = deriveFact({
  field: 'compensation',
  from: [trust.trusteeCompensation, trust.trusteeFixedFeeInCents],
  derive: ({ trusteeCompensation: kind, trusteeFixedFeeInCents: feeInCents }): Compensation =>
    kind === 'fixed' ? { kind, feeInCents: feeInCents ?? 0 } : { kind },
});

/** How it is found that the maker can no longer act. */
export type Incapacity =
  | { readonly test: 'panel'; readonly members: readonly { readonly name: string }[] }
  | { readonly test: 'twoPhysicians' | 'onePhysicianPlusFamily' | 'court' };

export const incapacity = deriveFact({
  field: 'incapacity',
  from: [trust.incapacityTest, trust.incapacityPanel],
  derive: ({ incapacityTest: test, incapacityPanel }): Incapacity =>
    test === 'panel' ? { test, members: incapacityPanel ?? [] } : { test },
});
