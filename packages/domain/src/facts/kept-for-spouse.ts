import { type Recorded, valueOf } from '#facts/define-fact.ts';
import { assets, beneficiaries, contingentBeneficiaries, residencePlan, takersOnBenefits } from '#facts/estate.ts';
import { holdsHome } from '#facts/holds-home.ts';
import { grantorAddress, spouseName } from '#facts/person.ts';
import { isSamePerson } from '#facts/same-person.ts';
import { arranges, spouseTakes } from '#facts/special.ts';

/** The name of the spouse in a question. */
export const nameOfSpouse = (facts: Recorded): string => valueOf(facts, spouseName) ?? 'your spouse';

/** The names of those who receive a share beside the spouse. */
export const namesBesideSpouse = (facts: Recorded): readonly string[] => {
  const spouse = valueOf(facts, spouseName);
  return (valueOf(facts, beneficiaries) ?? [])
    .map(({ name }) => name)
    .filter((name) => spouse === undefined || !isSamePerson(name, spouse));
};

/** True where something is kept for a spouse who receives a share: that share, or the home to live in. Only then does somebody have to take it afterwards. */
export const afterSpouseIsAsked = (facts: Recorded): boolean =>
  spouseTakes(facts) && (keepsShare(facts) || keepsHome(facts) || isOnBenefits(facts));

const keepsShare = (facts: Recorded): boolean =>
  arranges(facts, 'spouseShare') && (facts['spouseShare'] === 'marital' || facts['spouseShare'] === 'disclaimer');

const keepsHome = (facts: Recorded): boolean =>
  valueOf(facts, residencePlan) === 'spouseMayLive' &&
  holdsHome(valueOf(facts, assets) ?? [], valueOf(facts, grantorAddress));

const isOnBenefits = (facts: Recorded): boolean => {
  const spouse = nameOfSpouse(facts);
  return (
    (valueOf(facts, takersOnBenefits) ?? []).some((name) => isSamePerson(name, spouse)) ||
    (valueOf(facts, beneficiaries) ?? []).some(
      ({ name, isDisabled }) => isDisabled === true && isSamePerson(name, spouse),
    )
  );
};

/** Those who receive the other shares, by name where they are few. */
export const otherTakersWords = (facts: Recorded): string => {
  const names = namesBesideSpouse(facts);
  return names.length > 4
    ? 'those who receive the other shares'
    : `those who receive the other shares (${names.join(', ')})`;
};

/** Those who come next, by name where they are few. */
export const nextInLineWords = (facts: Recorded): string => {
  const next = valueOf(facts, contingentBeneficiaries);
  if (next === 'heirsAtLaw') return 'your heirs at law';
  return next === undefined || next.length > 4
    ? 'those who come next'
    : `those who come next (${next.map(({ name }) => name).join(', ')})`;
};
