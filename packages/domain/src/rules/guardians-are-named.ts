import { fullAge } from '#kit/full-age.ts';
import { livingOwnChildren } from '#facts/living-children.ts';
import { isSamePerson } from '#facts/same-person.ts';
import { ageOn } from '#kit/plain-date.ts';
import { ageOfMajority } from '#law/provisions.ts';
import { defineRule, error, warning } from '#rules/rule.ts';

/** PW6: a birth date does not contradict the answer that no child is a minor. */
export const minorsAreSaid = defineRule('PW6b', ['hasMinorChildren', 'children'], (facts, { today, laws }) => {
  const law = laws(facts.grantorState);
  const majority = law ? ageOfMajority(law).value : fullAge;
  return facts.hasMinorChildren !== false
    ? []
    : livingOwnChildren(facts)
        .filter(({ dateOfBirth }) => dateOfBirth !== undefined && ageOn(dateOfBirth, today) < majority)
        .map(({ name }) =>
          error(
            ['hasMinorChildren', 'children'],
            `By the date of birth, ${name} is under ${majority}, so the will needs a guardian. Please answer yes, or correct the date.`,
          ),
        );
});

/** PW6: a parent comes before any guardian, and one guardian alone may fail; both are told. */
export const guardianIsTold = defineRule(
  'PW6c',
  ['guardian', 'alternateGuardians'],
  ({ guardian, alternateGuardians, spouseName }) => [
    ...(guardian !== undefined && spouseName !== undefined && isSamePerson(guardian.name, spouseName)
      ? [
          warning(
            ['guardian'],
            `${guardian.name} is your spouse. A surviving parent has the care of a child without being named; name here who should follow if there is none.`,
          ),
        ]
      : []),
    ...(guardian !== undefined && alternateGuardians?.length === 0
      ? [
          warning(
            ['alternateGuardians'],
            `Only ${guardian.name} is named as guardian. If that person cannot serve, a court chooses somebody.`,
          ),
        ]
      : []),
  ],
);
