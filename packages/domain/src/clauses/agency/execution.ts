import { act } from '#assembly/clause.ts';
import { dateOfSigning } from '#assembly/date-of-signing.ts';
import { numberWords } from '#assembly/number-words.ts';
import { stateInText } from '#assembly/printed-facts.ts';
import { p, para, party } from '#assembly/prose.ts';
import { ofForm, own } from '#assembly/source.ts';
import { certificateHeading } from '#clauses/general/certificate-heading.ts';
import { notarialCertificate, openCertificate } from '#clauses/general/notarial-certificate.ts';
import * as laws from '#derived/laws.ts';
import * as person from '#facts/person.ts';
import { executionRule } from '#law/execution-rule.ts';

export const sign = act({
  source: own('Uniform Power of Attorney Act 105'),
  facts: [person.grantorName],
  body: ({ grantorName }) => ({
    kind: 'sign',
    heading: 'Signature of the Principal',
    testimonium: [
      para(
        p`The Principal is of full age, has read this instrument, understands that it gives the Agent broad power over property, and signs it on ${dateOfSigning} as a free and voluntary act.`,
      ),
    ],
    signers: [{ kind: 'person', id: 'principal', name: grantorName, capacity: 'Principal' }],
  }),
});

export const witness = act({
  source: own('Uniform Power of Attorney Act 105'),
  facts: [person.grantorName, laws.homeLaw],
  body: ({ grantorName, homeLaw }) => {
    const rule = homeLaw && executionRule('financial-power-of-attorney', homeLaw);
    return {
      kind: 'witness',
      heading: 'Attestation of Witnesses',
      attestation: [
        para(
          p`On the date written above, ${party('principal', grantorName)} signed this power of attorney in my presence, or acknowledged the signature to me, and appeared to be of sound mind and under no duress, fraud, or undue influence. I sign as a witness in the presence of the Principal and of the other witness. I am at least ${numberWords(rule?.witnessMinimumAge ?? 18)} years of age. I am not the Agent or a successor, not related to the Principal or the Agent by blood, marriage, or adoption, not a person who signed for the Principal, not the notary, and do not work for a facility in which the Principal lives or is treated, and I receive nothing under this instrument.`,
        ),
      ],
      witnessLines: rule?.witnessLines ?? 2,
    };
  },
});

export const acknowledgment = act({
  source: ofForm(
    'the certificate of the officer in the words of the state',
    'Revised Uniform Law on Notarial Acts 14 to 16',
  ),
  facts: [person.grantorName, person.grantorState, laws.homeLaw],
  body: ({ grantorName, grantorState, homeLaw }) => {
    const appearing = { as: 'individual', role: 'principal', name: grantorName } as const;
    return {
      kind: 'acknowledgment',
      heading: certificateHeading(homeLaw),
      certificates: [
        homeLaw === undefined
          ? openCertificate(appearing, stateInText(grantorState))
          : notarialCertificate({ act: 'acknowledgment', law: homeLaw, appearing }),
      ],
    };
  },
});
