import { isDescendant } from '#facts/child-kind.ts';
import type { Facts } from '#facts/facts.ts';
import { isCompanyName } from '#facts/is-organization.ts';
import { isOnBenefits } from '#facts/minors-without-age.ts';
import { peopleIn } from '#facts/people-in.ts';
import { isSamePerson } from '#facts/same-person.ts';
import type { Beneficiary, Party } from '#facts/shapes.ts';
import { defineRule, error } from '#rules/rule.ts';

const personalFields = ['guardian', 'alternateGuardians', 'incapacityPanel'] as const;

/** V20: nobody but a person raises a child or judges whether somebody can still act. */
export const peopleHoldPersonalOffices = defineRule('V20', personalFields, (facts) =>
  personalOffices(facts)
    .filter(([, party]) => isSurelyOrganization(party, facts))
    .map(([field, { name }]) => {
      const office = field === 'incapacityPanel' ? 'sit on that panel' : 'raise a child as guardian';
      return error([field], `${name} is an organization, and only a person can ${office}. Please name a person.`);
    }),
);

const personalOffices = (facts: Facts): readonly (readonly [(typeof personalFields)[number], Party])[] => [
  ...(facts.guardian ? [['guardian', facts.guardian] as const] : []),
  ...(facts.alternateGuardians ?? []).map((party) => ['alternateGuardians', party] as const),
  ...(facts.incapacityPanel ?? []).map((party) => ['incapacityPanel', party] as const),
];

/** V21: what was said to be an organization has no age, no date of birth and no benefits; a guess accuses nobody. */
export const organizationsHaveNoAge = defineRule('V21', ['beneficiaries'], (facts) =>
  (facts.beneficiaries ?? []).flatMap((taker) => {
    if (taker.kind !== 'organization') return [];
    const { name } = taker;
    const said = whatNoOrganizationHas(taker, facts);
    return said === undefined
      ? []
      : [
          error(
            ['beneficiaries'],
            `${name} is an organization, which cannot ${said}. Please take that out, or say that ${name} is a person.`,
          ),
        ];
  }),
);

const whatNoOrganizationHas = (taker: Beneficiary, facts: Facts): string | undefined => {
  const { distributionAge, dateOfBirth, isMinor, perStirpes, relationship = '' } = taker;
  if (isDescendant(relationship)) return `be your ${relationship}`;
  if (distributionAge !== undefined || dateOfBirth !== undefined || isMinor === true) return 'have an age';
  if (isOnBenefits(taker, facts)) return 'have benefits that depend on need';
  return perStirpes === true ? 'leave children' : undefined;
};

// As it was said of that name, here or elsewhere in the document, or by a name that no person bears.
const isSurelyOrganization = ({ name, kind }: Party, facts: Facts): boolean => {
  const said = kind ?? peopleIn(facts).find((one) => one.kind !== undefined && isSamePerson(one.name, name))?.kind;
  return said === undefined ? isCompanyName(name) : said === 'organization';
};
