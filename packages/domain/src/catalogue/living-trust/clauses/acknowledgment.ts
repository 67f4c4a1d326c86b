import type { DraftAct } from '#assembly/draft.ts';
import { stateInText } from '#assembly/printed-facts.ts';
import { usesCommunityProperty } from '#catalogue/living-trust/community-property.ts';
import type { LivingTrustFacts } from '#catalogue/living-trust/living-trust-facts.ts';
import { isOrganization } from '#clauses/is-organization.ts';
import { notarialCertificate, openCertificate, type Appearing } from '#clauses/notarial-certificate.ts';
import { isSamePerson } from '#facts/same-person.ts';

/** One certificate for everybody who signs, by the law of the grantor's home. */
export const acknowledgment = (facts: LivingTrustFacts): DraftAct => ({
  kind: 'acknowledgment',
  heading: 'Notary Acknowledgment',
  certificates: appearing(facts).map((one) =>
    facts.homeLaw === undefined
      ? openCertificate(one, stateInText(facts.grantorState))
      : notarialCertificate({ act: 'acknowledgment', law: facts.homeLaw, appearing: one }),
  ),
});

// Each person once: who signs in several capacities acknowledges them together.
const appearing = (facts: LivingTrustFacts): readonly Appearing[] => {
  const { grantorName, initialTrustees, trustName, marriage } = facts;
  const makers: Appearing[] = [{ as: 'individual', role: 'grantor', name: grantorName }];
  if (marriage.status === 'Married' && usesCommunityProperty(facts))
    makers.push({ as: 'individual', role: 'spouse', name: marriage.spouseName });
  const others = initialTrustees.filter(({ name }) => !makers.some((maker) => isSamePerson(maker.name, name)));
  return [
    ...makers,
    ...others.map(({ name }): Appearing =>
      isOrganization(name)
        ? { as: 'organization', role: 'trustee', name }
        : { as: 'representative', role: 'trustee', name, office: 'Trustee', entity: trustName },
    ),
  ];
};
