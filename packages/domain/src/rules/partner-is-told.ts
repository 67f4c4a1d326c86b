import type { Facts } from '#facts/facts.ts';
import { isLifePartner } from '#facts/is-life-partner.ts';
import { isMarried } from '#facts/is-married.ts';
import { isSamePerson } from '#facts/same-person.ts';
import { defineRule, warning } from '#rules/rule.ts';

const offering = [
  'beneficiaries',
  'contingentBeneficiaries',
  'initialTrustee',
  'successorTrustee',
  'successorTrustees',
] as const;

/** V7: whoever names an unmarried partner is told that no separation takes back what the document gives. */
export const partnerIsTold = defineRule('V7i', offering, (facts) => {
  if (facts.maritalStatus === undefined || isMarried(facts.maritalStatus)) return [];
  const found = offering.flatMap((field) =>
    namedIn(facts, field).flatMap(({ name, relationship }) => (isLifePartner(relationship) ? [{ field, name }] : [])),
  );
  return found.flatMap(({ field, name }, index) =>
    found.findIndex((one) => isSamePerson(one.name, name)) === index
      ? [
          warning(
            [field],
            `You are not married to ${name}. If the two of you part, nothing in this document ends what it gives to ${name}, or takes back an office from ${name}, and the law usually does not either. Change the document if that happens.`,
          ),
        ]
      : [],
  );
});

interface Named {
  readonly name: string;
  readonly relationship?: string | undefined;
}

const namedIn = (facts: Facts, field: (typeof offering)[number]): readonly Named[] => {
  const named = facts[field];
  if (named === undefined || named === 'heirsAtLaw') return [];
  return 'name' in named ? [named] : named;
};
