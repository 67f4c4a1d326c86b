import type { DraftAct } from '#assembly/draft.ts';
import { numberWords } from '#assembly/number-words.ts';
import { blank, p, para, party } from '#assembly/prose.ts';
import { acknowledgment } from '#catalogue/living-trust/clauses/acknowledgment.ts';
import { usesCommunityProperty } from '#catalogue/living-trust/community-property.ts';
import type { LivingTrustFacts } from '#catalogue/living-trust/living-trust-facts.ts';
import { isOrganization } from '#clauses/is-organization.ts';
import { isSamePerson } from '#facts/same-person.ts';
import { executionRule, type ExecutionRule } from '#law/execution-rule.ts';

/** How a living trust is executed: grantor and trustees sign, the spouse joins, witnesses attest, all acknowledge. */
export const execution = (facts: LivingTrustFacts): readonly DraftAct[] => [
  sign(facts),
  ...joinder(facts),
  witness(facts),
  acknowledgment(facts),
];

const sign = ({ grantorName, initialTrustees }: LivingTrustFacts): DraftAct => ({
  kind: 'sign',
  heading: 'Execution',
  testimonium: [
    para(
      p`The Grantor has read this instrument, understands it, and signs it on ${blank('date of signing', 24)} as a free and voluntary act. The Trustee signs to accept the Trust and agrees to hold the Trust Property on its terms.`,
    ),
  ],
  signers: [
    { kind: 'person', id: 'grantor', name: grantorName, capacity: 'Grantor' },
    ...initialTrustees.map(({ name }, index) => ({
      kind: isOrganization(name) ? ('organization' as const) : ('person' as const),
      id: isSamePerson(name, grantorName) ? 'grantor-as-trustee' : `trustee-${index + 1}`,
      name,
      capacity: 'Trustee, accepting the Trust',
    })),
  ],
});

const joinder = (facts: LivingTrustFacts): readonly DraftAct[] =>
  facts.marriage.status === 'Married' && usesCommunityProperty(facts)
    ? [
        {
          kind: 'joinder',
          heading: 'Joinder and Consent of the Spouse',
          testimonium: [
            para(
              p`The Spouse has read this instrument and had the chance to consult separate counsel, joins in it as to Community Property, consents to the transfer of Community Property to the Trustee with its character unchanged, and agrees that the Trustee may manage it. The Spouse gives up no ownership of the half that belongs to the Spouse, makes no gift, and may withdraw this consent as to property still in the Trust by a writing delivered to the Trustee.`,
            ),
          ],
          signers: [
            {
              kind: 'person',
              id: 'spouse',
              name: facts.marriage.spouseName,
              capacity: 'Spouse, joining and consenting',
            },
          ],
        },
      ]
    : [];

/** Two witnesses are prudent everywhere, and no state asks for more; where the law asks for fewer, they do no harm. */
const customaryWitnesses = 2;

const witness = (facts: LivingTrustFacts): DraftAct => {
  const rules = [facts.law, facts.homeLaw].flatMap((law) => (law ? [executionRule('lifetime-trust', law)] : []));
  const atLeast = (one: (rule: ExecutionRule) => number, least: number) => Math.max(least, ...rules.map(one));
  const age = atLeast(({ witnessMinimumAge }) => witnessMinimumAge, 18);
  return {
    kind: 'witness',
    heading: 'Attestation of Witnesses',
    attested: [facts.grantorName],
    attestation: [
      para(
        p`On the date written above, ${party('grantor', facts.grantorName)} signed this instrument, or acknowledged having signed it, as a revocable living trust. Each person who signs below as a witness states: I am at least ${numberWords(age)} years of age. I am not named in this instrument and receive nothing under it. I sign as a witness at the request of the Grantor: where signed in ink, in the presence of the Grantor and of any other witness, the Grantor having signed at the end of this instrument or acknowledged the signature to me, and otherwise in the manner stated in the certificate that follows this instrument. To the best of my knowledge the Grantor is of full age and sound mind and acts without constraint or undue influence.`,
      ),
    ],
    witnessLines: atLeast(({ witnessLines }) => witnessLines, customaryWitnesses),
  };
};
