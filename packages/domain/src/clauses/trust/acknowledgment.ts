import { act } from '#assembly/clause.ts';
import { stateInText } from '#assembly/printed-facts.ts';
import { ofForm } from '#assembly/source.ts';
import { isOrganization } from '#facts/is-organization.ts';
import { certificateHeading } from '#clauses/general/certificate-heading.ts';
import { notarialCertificate, openCertificate } from '#clauses/general/notarial-certificate.ts';
import type { Appearing } from '#clauses/general/print-certificate.ts';
import * as laws from '#derived/laws.ts';
import * as maker from '#derived/maker.ts';
import * as offices from '#derived/offices.ts';
import type { FactsOf } from '#facts/derive-fact.ts';
import * as person from '#facts/person.ts';
import { isSamePerson } from '#facts/same-person.ts';
import * as trust from '#facts/trust.ts';

const signers = [
  person.grantorName,
  trust.trustName,
  offices.initialTrustees,
  maker.marriage,
  maker.spouseJoins,
] as const;

/** One certificate for everybody who signs, by the law of the grantor's home. */
export const acknowledgment = act({
  source: ofForm(
    'the certificate of the officer in the words of the state',
    'Revised Uniform Law on Notarial Acts 14 to 16',
  ),
  facts: [...signers, person.grantorState, laws.homeLaw],
  body: ({ grantorState, homeLaw, ...facts }) => ({
    kind: 'acknowledgment',
    heading: certificateHeading(homeLaw),
    certificates: appearing(facts).map((one) =>
      homeLaw === undefined
        ? openCertificate(one, stateInText(grantorState))
        : notarialCertificate({ act: 'acknowledgment', law: homeLaw, appearing: one }),
    ),
  }),
});

// Each person once: who signs in several capacities acknowledges them together.
const appearing = (facts: FactsOf<typeof signers>): readonly Appearing[] => {
  const { grantorName, initialTrustees, trustName, marriage, spouseJoins } = facts;
  const makers: Appearing[] = [{ as: 'individual', role: 'grantor', name: grantorName }];
  if (marriage.status === 'Married' && spouseJoins)
    makers.push({ as: 'individual', role: 'spouse', name: marriage.spouseName });
  const others = initialTrustees.filter(({ name }) => !makers.some((maker) => isSamePerson(maker.name, name)));
  return [
    ...makers,
    ...others.map((trustee): Appearing =>
      isOrganization(trustee)
        ? { as: 'organization', role: 'trustee', name: trustee.name }
        : { as: 'representative', role: 'trustee', name: trustee.name, office: 'Trustee', entity: trustName },
    ),
  ];
};
