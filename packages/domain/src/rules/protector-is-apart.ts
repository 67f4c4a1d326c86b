import { isSamePerson } from '#facts/same-person.ts';
import { trusteesNamed } from '#facts/trustees-named.ts';
import { defineRule, error, warning } from '#rules/rule.ts';

/** V4: who watches over the trustee is neither the maker nor, without a word about it, a trustee (Uniform Trust Code 808). */
export const protectorIsApart = defineRule('V4b', ['trustProtector'], (facts) => {
  const { trustProtector: protector, grantorName } = facts;
  if (protector === undefined) return [];
  if (grantorName !== undefined && isSamePerson(protector.name, grantorName))
    return [
      error(
        ['trustProtector'],
        'You can replace trustees yourself while you live. The trust protector acts after that, so it has to be somebody else.',
      ),
    ];
  return trusteesNamed(facts).some(({ name }) => isSamePerson(name, protector.name))
    ? [
        warning(
          ['trustProtector'],
          `${protector.name} would be a trustee and watch over the trustees as well. Consider somebody else for one of the two.`,
        ),
      ]
    : [];
});
