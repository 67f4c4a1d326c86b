import * as agency from '#facts/agency.ts';
import { deriveFact } from '#facts/derive-fact.ts';
import { grantorState } from '#facts/person.ts';
import type { Party } from '#facts/shapes.ts';
import { agencyRule } from '#law/agency-rule.ts';

// What follows from the facts of a power of attorney.

/** What the law of the principal's home asks of it; undefined in a draft whose state is not known. */
export const agencyLaw = deriveFact({
  field: 'agencyLaw',
  from: [grantorState],
  derive: ({ grantorState: home }, laws) => {
    const law = laws(home);
    return law && agencyRule(law);
  },
});

/** The agent and the successors, in the order in which they act. */
export const agentsInLine = deriveFact({
  field: 'agentsInLine',
  from: [agency.agent, agency.successorAgents],
  derive: ({ agent, successorAgents }): readonly Party[] => [agent, ...successorAgents],
});

const specialFacts = [
  agency.mayChangeTrusts,
  agency.mayMakeGifts,
  agency.mayChangeSurvivorship,
  agency.mayChangeBeneficiaries,
  agency.mayDelegate,
  agency.mayWaiveAnnuities,
  agency.mayUseFiduciaryPowers,
  agency.mayReadMessages,
  agency.mayDisclaim,
] as const;

/** A power that a general grant does not carry (Uniform Power of Attorney Act 201(a)). */
export type SpecialPower = (typeof specialFacts)[number]['field'];

/** All special powers, in the order of the uniform act. */
export const everySpecialPower: readonly SpecialPower[] = specialFacts.map(({ field }) => field);

/** The special powers that the principal chose and can grant. */
export const specialPowers = deriveFact({
  field: 'specialPowers',
  from: [...specialFacts, grantorState],
  derive: (facts, laws): readonly SpecialPower[] => {
    const law = laws(facts.grantorState);
    const isBarred = (power: SpecialPower) => power === 'mayDelegate' && law && !agencyRule(law).delegation.value;
    return everySpecialPower.filter((power) => facts[power] && !isBarred(power));
  },
});
