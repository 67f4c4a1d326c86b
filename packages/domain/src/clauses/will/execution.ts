import { act } from '#assembly/clause.ts';
import { dateOfSigning } from '#assembly/date-of-signing.ts';
import { numberWords } from '#assembly/number-words.ts';
import { given, p, para, party } from '#assembly/prose.ts';
import { ofForm, own } from '#assembly/source.ts';
import { officersPart } from '#clauses/general/officers-part.ts';
import { printCertificate } from '#clauses/general/print-certificate.ts';
import * as laws from '#derived/laws.ts';
import * as person from '#facts/person.ts';
import { partsOfTemplate } from '#law/certificate-template.ts';
import { executionRule } from '#law/execution-rule.ts';
import { willRule } from '#law/will-rule.ts';

/** The testator signs at the end, before the witnesses; in the words of the law where they prove the will in the same sitting. */
export const sign = act({
  source: own('Uniform Probate Code 2-502'),
  facts: [person.grantorName, laws.homeLaw],
  body: ({ grantorName, homeLaw }) => {
    const proof = homeLaw && willRule(homeLaw).proof;
    return {
      kind: 'sign',
      heading: 'Signature of the Testator',
      testimonium:
        proof?.kind === 'one-sitting'
          ? onDateOfSigning(proof.testator, grantorName)
          : [
              para(
                p`The Testator has read this will, understands it, and signs it at its end on ${dateOfSigning}, as a free and voluntary act and under no constraint or undue influence, in the presence of the witnesses who sign below.`,
              ),
            ],
      signers: [{ kind: 'person', id: 'testator', name: grantorName, capacity: 'Testator' }],
    };
  },
});

/** The witnesses attest; where the law lets what they declare prove the will, they declare it in its words. */
export const witness = act({
  source: own('Uniform Probate Code 2-502 and 2-505'),
  facts: [person.grantorName, laws.homeLaw],
  body: ({ grantorName, homeLaw }) => {
    const rule = homeLaw && executionRule('will', homeLaw);
    const proof = homeLaw && willRule(homeLaw).proof;
    return {
      kind: 'witness',
      heading: 'Attestation of Witnesses',
      attestation: [
        ...(proof?.kind === 'one-sitting'
          ? onDateOfSigning(proof.witnesses, grantorName)
          : [
              para(
                p`On the date written above, ${party('testator', grantorName)} declared this instrument to us to be the last will of the Testator, asked us to witness it, and signed it at its end in our presence, all of us being present at the same time. At the request of the Testator, in the presence of the Testator and of each other, we now sign our names as witnesses.`,
              ),
            ]),
        para(
          p`Each of us is at least ${numberWords(rule?.witnessMinimumAge ?? 18)} years of age, receives nothing under this will or the Trust, and is not the spouse or a relative of anyone who does. We believe the Testator to be eighteen years of age or older, of sound mind, and under no constraint, duress, fraud, or undue influence. Each of us writes a home address beside the signature.`,
        ),
        ...(proof?.kind === 'attestation' && proof.declaration !== undefined
          ? declared(proof.declaration, grantorName)
          : []),
      ],
      witnessLines: rule?.witnessLines ?? 2,
    };
  },
});

const declared = (words: string, name: string) =>
  partsOfTemplate(words).map((parts) => para(printCertificate(parts, { as: 'individual', role: 'testator', name })));

// Whoever signs there writes the date themselves, the same for all.
const onDateOfSigning = (words: string, name: string) =>
  partsOfTemplate(words).map((parts) =>
    para(
      parts.flatMap((part) =>
        part.kind === 'blank' && part.slot === 'date'
          ? [dateOfSigning]
          : printCertificate([part], { as: 'individual', role: 'testator', name }),
      ),
    ),
  );

/** What the officer certifies of a will that was sworn to and signed in one sitting: nobody signs a second time. */
export const oneSittingCertificate = act({
  source: ofForm('the certificate of the officer in the words of the state', 'Uniform Probate Code 2-504(a)'),
  facts: [person.grantorName, laws.homeLaw],
  when: ({ homeLaw }) => homeLaw !== undefined && willRule(homeLaw).proof.kind === 'one-sitting',
  body: ({ grantorName, homeLaw }) => {
    const proof = homeLaw && willRule(homeLaw).proof;
    if (homeLaw === undefined || proof?.kind !== 'one-sitting') throw new Error('a certificate without words');
    const cite = proof.cite === null ? [] : [para(p`Made under ${given(proof.cite)}.`)];
    return {
      kind: 'jurat',
      heading: 'Certificate of the Officer',
      certificates: [
        {
          names: [grantorName],
          ...officersPart(homeLaw),
          words: [...cite, ...declared(proof.certificate, grantorName)],
        },
      ],
    };
  },
});

/** The affidavit that proves the will without its witnesses, in the words of the statute, or in ours where it prescribes none. */
export const selfProvingAffidavit = act({
  source: ofForm('the certificate of the officer in the words of the state', 'Uniform Probate Code 2-504'),
  facts: [person.grantorName, laws.homeLaw],
  when: ({ homeLaw }) => homeLaw !== undefined && willRule(homeLaw).proof.kind === 'affidavit',
  body: ({ grantorName, homeLaw }) => {
    const proof = homeLaw && willRule(homeLaw).proof;
    if (homeLaw === undefined || proof?.kind !== 'affidavit') throw new Error('an affidavit without words');
    const cite = proof.cite === null ? [] : [para(p`Made under ${given(proof.cite)}.`)];
    return {
      kind: 'selfProvingAffidavit',
      heading: 'Self-Proving Affidavit',
      words: [...cite, ...declared(proof.statement, grantorName)],
      affiants: proof.isByWitnessesAlone ? [] : [{ name: grantorName, capacity: 'Testator' }],
      witnessLines: executionRule('will', homeLaw).witnessLines,
      certificate: {
        names: [grantorName],
        ...officersPart(homeLaw),
        words: declared(proof.certificate, grantorName),
      },
    };
  },
});
