import { deriveFact } from '#facts/derive-fact.ts';
import * as estate from '#facts/estate.ts';
import { isLifePartner } from '#facts/is-life-partner.ts';
import { maritalStatus } from '#facts/person.ts';
import type { Party } from '#facts/shapes.ts';
import * as trust from '#facts/trust.ts';

/** The name of whoever lives with an unmarried or separated maker as a partner, where some part of the document says so. */
export const lifePartner = deriveFact({
  field: 'lifePartner',
  from: [
    maritalStatus,
    estate.beneficiaries,
    estate.contingentBeneficiaries,
    trust.initialTrustee,
    trust.successorTrustee,
    trust.successorTrustees,
  ],
  derive: ({ maritalStatus: status, contingentBeneficiaries: next, ...facts }): string | undefined => {
    if (status === 'Married') return undefined;
    const named: readonly Party[] = [
      ...facts.beneficiaries,
      ...(next === 'heirsAtLaw' ? [] : next),
      ...facts.initialTrustee,
      facts.successorTrustee,
      ...facts.successorTrustees,
    ];
    return named.find(({ relationship }) => isLifePartner(relationship))?.name;
  },
});

/** Of two makers, each is the partner of the other, and nobody else is. */
export const noOtherPartner = deriveFact({
  field: 'lifePartner',
  from: [],
  derive: (): string | undefined => undefined,
});
