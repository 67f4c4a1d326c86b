import { act } from '#assembly/clause.ts';
import { dateOfSigning } from '#assembly/date-of-signing.ts';
import { numberWords } from '#assembly/number-words.ts';
import { stateInText } from '#assembly/printed-facts.ts';
import { p, para, party } from '#assembly/prose.ts';
import { ofForm, own } from '#assembly/source.ts';
import { certificateHeading } from '#clauses/general/certificate-heading.ts';
import { notarialCertificate, openCertificate } from '#clauses/general/notarial-certificate.ts';
import type { Appearing } from '#clauses/general/print-certificate.ts';
import { grantorAndTrustee, witnessDemands } from '#clauses/trust/execution.ts';
import { theCouple } from '#derived/couple.ts';
import * as laws from '#derived/laws.ts';
import * as person from '#facts/person.ts';

/** Both sign, each on one line as maker and as trustee: no law asks for two. */
export const signOfTwo = act({
  source: own('Uniform Trust Code 401(2) and 701'),
  facts: [theCouple],
  body: ({ couple: { first, second } }) => ({
    kind: 'sign',
    heading: 'Execution',
    testimonium: [
      para(
        p`Each Grantor has read this instrument, understands it, and signs it as a free and voluntary act on the day beside the signature, the first of them on ${dateOfSigning}. Each also signs as Trustee to accept the Trust, and agrees to hold the Trust Property on its terms.`,
      ),
    ],
    signers: [
      { kind: 'person', id: 'grantor', name: first, capacity: grantorAndTrustee },
      { kind: 'person', id: 'second-grantor', name: second, capacity: grantorAndTrustee },
    ],
  }),
});

/** Witnesses attest the signatures of both, as many as the strictest of their laws asks for. */
export const witnessOfTwo = act({
  source: own(),
  facts: [theCouple, laws.homeLaw],
  body: ({ couple: { first, second }, homeLaw }, { law: governing }) => {
    const { age, lines } = witnessDemands([governing, homeLaw]);
    return {
      kind: 'witness',
      heading: 'Attestation of Witnesses',
      attestation: [
        para(
          p`${party('grantor', first)} and ${party('grantor', second)} signed this instrument, or acknowledged having signed it, as a joint revocable living trust. Each person who signs below as a witness states: I am at least ${numberWords(age)} years of age. I am not named in this instrument and receive nothing under it. I sign as a witness at the request of both Grantors: where signed in ink, in the presence of each Grantor and of any other witness, each Grantor having signed at the end of this instrument or acknowledged the signature to me, and where signed electronically, in the manner that the record of the signatures states. To the best of my knowledge each Grantor is of full age and sound mind and acts without constraint or undue influence.`,
        ),
      ],
      witnessLines: lines,
    };
  },
});

/** One certificate for each of the two, by the law of their home. */
export const acknowledgmentOfTwo = act({
  source: ofForm(
    'the certificate of the officer in the words of the state',
    'Revised Uniform Law on Notarial Acts 14 to 16',
  ),
  facts: [theCouple, person.grantorState, laws.homeLaw],
  body: ({ couple: { first, second }, grantorState, homeLaw }) => ({
    kind: 'acknowledgment',
    heading: certificateHeading(homeLaw),
    certificates: [first, second].map((name) => {
      const appearing: Appearing = { as: 'individual', role: 'grantor', name };
      return homeLaw === undefined
        ? openCertificate(appearing, stateInText(grantorState))
        : notarialCertificate({ act: 'acknowledgment', law: homeLaw, appearing });
    }),
  }),
});
