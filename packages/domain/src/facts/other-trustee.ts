import { type Recorded, valueOf } from '#facts/define-fact.ts';
import { isOrganization } from '#facts/is-organization.ts';
import { grantorName, spouseName } from '#facts/person.ts';
import { isSamePerson } from '#facts/same-person.ts';
import { initialTrustee } from '#facts/trust.ts';

/** Who may have made the trust together with the maker of the will: its only other trustee, or of several the spouse. */
export const otherTrustee = (facts: Recorded): string | undefined => {
  const [own, spouse] = [valueOf(facts, grantorName), valueOf(facts, spouseName)];
  const all = (valueOf(facts, initialTrustee) ?? []).filter((one) => !isOrganization(one)).map(({ name }) => name);
  const others = all.filter((name) => own === undefined || !isSamePerson(name, own));
  if (others.length === all.length) return undefined;
  return others.length === 1 ? others[0] : others.find((name) => spouse !== undefined && isSamePerson(name, spouse));
};
