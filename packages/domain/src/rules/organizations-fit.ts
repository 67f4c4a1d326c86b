import type { Facts, FieldId } from '#facts/facts.ts';
import { isCompanyName } from '#facts/is-organization.ts';
import { isOnBenefits } from '#facts/minors-without-age.ts';
import type { Party } from '#facts/shapes.ts';
import { defineRule, error } from '#rules/rule.ts';

/** V20: nobody but a person raises a child or judges whether somebody can still act. */
export const peopleHoldPersonalOffices = defineRule('V20', (facts) =>
  personalOffices(facts)
    .filter(([, party]) => isSurelyOrganization(party))
    .map(([field, { name }]) => {
      const office = field === 'incapacityPanel' ? 'sit on that panel' : 'raise a child as guardian';
      return error([field], `${name} is an organization, and only a person can ${office}. Please name a person.`);
    }),
);

const personalOffices = (facts: Facts): readonly (readonly [FieldId, Party])[] => [
  ...(facts.guardian ? [['guardian', facts.guardian] as const] : []),
  ...(facts.alternateGuardians ?? []).map((party) => ['alternateGuardians', party] as const),
  ...(facts.incapacityPanel ?? []).map((party) => ['incapacityPanel', party] as const),
];

/** V21: what was said to be an organization has no age, no date of birth and no benefits; a guess accuses nobody. */
export const organizationsHaveNoAge = defineRule('V21', (facts) =>
  (facts.beneficiaries ?? []).flatMap((taker) => {
    if (taker.kind !== 'organization') return [];
    const { name, distributionAge, dateOfBirth, isMinor } = taker;
    const hasAge = distributionAge !== undefined || dateOfBirth !== undefined || isMinor === true;
    const said = hasAge ? 'an age' : isOnBenefits(taker, facts) ? 'benefits that depend on need' : undefined;
    return said === undefined
      ? []
      : [
          error(
            ['beneficiaries'],
            `${name} is an organization, which cannot have ${said}. Please take that out, or say that ${name} is a person.`,
          ),
        ];
  }),
);

// As it was said, or by a name that no person bears.
const isSurelyOrganization = ({ name, kind = isCompanyName(name) ? 'organization' : 'person' }: Party): boolean =>
  kind === 'organization';
