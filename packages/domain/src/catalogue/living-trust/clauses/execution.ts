import type { Signer } from '#assembly/document.ts';
import type { DraftBlock, DraftExecution } from '#assembly/draft.ts';
import { bareCounty, stateInText } from '#assembly/printed-facts.ts';
import { blank, opt, p, para, party, plain } from '#assembly/prose.ts';
import { usesCommunityProperty } from '#catalogue/living-trust/community-property.ts';
import { fundingSteps } from '#catalogue/living-trust/funding-steps.ts';
import type { LivingTrustFacts } from '#catalogue/living-trust/living-trust-facts.ts';
import { signingSteps } from '#catalogue/living-trust/signing-steps.ts';
import { executionRule } from '#law/execution-rule.ts';
import type { StateCode } from '#law/state-code.ts';
import { isSamePerson } from '#facts/same-person.ts';

/** Two witnesses are prudent everywhere, and no state asks for more; where the law asks for fewer, they do no harm. */
const customaryWitnesses = 2;

// A venue line names the District of Columbia without its article.
const venueState = (state: StateCode): string => stateInText(state).replace(/^the /u, '');

/** The pages after the last article: signatures, attestation, notary, and the steps for the governing state. */
export const execution = (facts: LivingTrustFacts): DraftExecution => ({
  testimonium: testimonium(facts),
  signers: signers(facts),
  attestation: { text: attestation(facts), witnessLines: witnessLines(facts) },
  notary: {
    state: venueState(facts.grantorState),
    county: bareCounty(facts.grantorCounty),
    text: acknowledgment(facts),
  },
  instructions: [...signingSteps(facts), ...fundingSteps(facts)],
});

const witnessLines = ({ law, homeLaw }: LivingTrustFacts): number =>
  Math.max(
    customaryWitnesses,
    ...[law, homeLaw].flatMap((one) => (one ? [executionRule('lifetime-trust', one).witnessLines] : [])),
  );

const testimonium = (facts: LivingTrustFacts): readonly DraftBlock[] => [
  para(
    p`The Grantor has read this instrument, understands it, and signs it on ${blank('date of signing', 24)} as a free and voluntary act. The Trustee signs to accept the Trust and agrees to hold the Trust Property on its terms.`,
  ),
  ...(facts.marriage.status === 'Married' && usesCommunityProperty(facts)
    ? [
        para(
          p`Joinder and consent of the Spouse. The Spouse has read this instrument and had the chance to consult separate counsel, joins in it as to Community Property, consents to the transfer of Community Property to the Trustee with its character unchanged, and agrees that the Trustee may manage it. The Spouse gives up no ownership of the half that belongs to the Spouse, makes no gift, and may withdraw this consent as to property still in the Trust by a writing delivered to the Trustee.`,
        ),
      ]
    : []),
];

const signers = (facts: LivingTrustFacts): readonly Signer[] => [
  { id: 'grantor', name: facts.grantorName, capacity: 'Grantor' },
  ...facts.initialTrustees.map(({ name }, index) => ({
    id: isSamePerson(name, facts.grantorName) ? 'grantor-as-trustee' : `trustee-${index + 1}`,
    name,
    capacity: 'Trustee, accepting the Trust',
  })),
  ...(facts.marriage.status === 'Married' && usesCommunityProperty(facts)
    ? [{ id: 'spouse', name: facts.marriage.spouseName, capacity: 'Spouse, joining and consenting' }]
    : []),
];

const attestation = ({ grantorName, governingState }: LivingTrustFacts): readonly DraftBlock[] => [
  para(
    p`On the date written above, ${party('grantor', grantorName)} signed this instrument, or acknowledged having signed it, as a revocable living trust. Each person who signs below as a witness states: I am at least eighteen years of age${opt(governingState === 'AL', ' (nineteen in Alabama)')}. I am not named in this instrument and receive nothing under it. I sign as a witness at the request of the Grantor: where signed in ink, in the presence of the Grantor and of any other witness, the Grantor having signed at the end of this instrument or acknowledged the signature to me, and otherwise in the manner stated in the certificate that follows this instrument. To the best of my knowledge the Grantor is of full age and sound mind and acts without constraint or undue influence.`,
  ),
];

const acknowledgment = (facts: LivingTrustFacts): readonly DraftBlock[] => [
  ...californiaNotice(facts),
  para(
    facts.grantorState === 'LA'
      ? p`Before me, the notary public named below, and in the presence of the witnesses who have signed above, personally came and appeared ${party('grantor', facts.grantorName)}, known to me or identified to me by satisfactory evidence, who signed this instrument on ${blank('date of the notarial act', 24)} after due reading of the whole and acknowledged it to be a free act and deed.`
      : p`On ${blank('date of the notarial act', 24)}, before me, the notary public named below, personally appeared ${party('grantor', facts.grantorName)}, personally known to me or proved to me on the basis of satisfactory evidence to be the individual whose name is subscribed to this instrument, and acknowledged having signed it in the stated ${facts.initialTrustees.some(({ name }) => isSamePerson(name, facts.grantorName)) ? 'capacities' : 'capacity'}, as a voluntary act, for the purposes stated in it.`,
  ),
  ...(facts.grantorState === 'CA'
    ? [
        para(
          p`I certify under penalty of perjury under the laws of the State of California that the foregoing paragraph is true and correct.`,
        ),
      ]
    : []),
  para(
    p`Witness my hand and official seal. Notary public: ${blank('signature and seal of the notary public', 36)} My commission expires: ${blank('end of the commission', 18)}`,
  ),
];

// Cal. Civ. Code § 1189 asks for these words above the certificate.
const californiaNotice = ({ grantorState }: LivingTrustFacts): readonly DraftBlock[] =>
  grantorState === 'CA'
    ? [
        para([
          plain(
            'A notary public or other officer completing this certificate verifies only the identity of the individual who signed the document to which this certificate is attached, and not the truthfulness, accuracy, or validity of that document.',
          ),
        ]),
      ]
    : [];
