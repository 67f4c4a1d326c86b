import { isUnderAge } from '#facts/full-age.ts';
import type { Facts } from '#facts/facts.ts';
import { namesForLife, namesInSteps } from '#facts/held-takers.ts';
import { isSamePerson } from '#facts/same-person.ts';
import type { Beneficiary } from '#facts/shapes.ts';
import type { PlainDate } from '#kit/plain-date.ts';

/**
 * Beneficiaries under 18 for whom no age is given at which they receive their share, and whose share is not held for benefits, in steps or for life. Somebody is under 18 when that was said, or
 * by the date of birth, beside the share or among the children.
 */
export const minorsWithoutAge = (facts: Facts, today: PlainDate): readonly string[] => {
  const held = [...namesInSteps(facts), ...namesForLife(facts)];
  return (facts.beneficiaries ?? [])
    .filter(
      (taker) =>
        taker.distributionAge === undefined &&
        !isOnBenefits(taker, facts) &&
        !held.some((name) => isSamePerson(name, taker.name)) &&
        [taker, ...(facts.children ?? []).filter(({ name }) => isSamePerson(name, taker.name))].some((one) =>
          isMinor(one, today),
        ),
    )
    .map(({ name }) => name);
};

/** True for a taker with benefits that depend on need, as the list of takers or the question for them says. */
export const isOnBenefits = (
  { name, isDisabled }: Pick<Beneficiary, 'name' | 'isDisabled'>,
  { takersOnBenefits = [] }: Pick<Facts, 'takersOnBenefits'>,
): boolean => isDisabled === true || takersOnBenefits.some((one) => isSamePerson(one, name));

/** True for somebody whom the facts know to be under 18. */
export const isKnownMinor = ({ beneficiaries = [], children = [] }: Facts, name: string, today: PlainDate): boolean =>
  [...beneficiaries, ...children].some((one) => isSamePerson(one.name, name) && isMinor(one, today));

const isMinor = (
  person: { readonly isMinor?: boolean | undefined; readonly dateOfBirth?: string | undefined },
  today: PlainDate,
): boolean => person.isMinor === true || (person.dateOfBirth !== undefined && isUnderAge(person.dateOfBirth, today));
