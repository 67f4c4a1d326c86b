import { clause } from '#assembly/clause.ts';
import type { Prose } from '#assembly/draft.ts';
import { certificateHere, field } from '#assembly/forms.ts';
import { list, p, para, party } from '#assembly/prose.ts';
import { ofForm } from '#assembly/source.ts';
import { notarialCertificate } from '#clauses/general/notarial-certificate.ts';
import * as laws from '#derived/laws.ts';
import * as agency from '#facts/agency.ts';
import * as person from '#facts/person.ts';

/** Completed by the agent when somebody asks for it. */
export const certification = clause({
  id: 'exhibit.certification',
  heading: 'Affidavit and Certification by the Agent',
  source: ofForm('the certificate of the officer in the words of the state', 'Uniform Power of Attorney Act 302'),
  facts: [person.grantorName, laws.homeLaw, agency.agencyStart],
  body: ({ grantorName, homeLaw, agencyStart }) => [
    para(
      p`Under oath or affirmation and penalty of perjury, I state that ${party('principal', grantorName)} granted me authority as Agent in the power of attorney dated below, that I act within it, and that I shall not act once I know that it is revoked, suspended, or ended, wholly or in part, or invalid because the Principal died or was adjudicated incapacitated. To the best of my knowledge after diligent search and inquiry:`,
    ),
    list([...(agencyStart === 'onIncapacity' ? [inEffect] : []), ...stillInForce]),
    field('Date of the power of attorney'),
    field('The Principal is domiciled at'),
    field('For a successor, why those named before do not serve'),
    field('Signature and printed name of the agent'),
    para(p`A notary public completes the certificate below, or another in the form of the place of signing.`),
    ...(homeLaw === undefined
      ? []
      : [
          certificateHere(
            notarialCertificate({
              act: 'jurat',
              law: homeLaw,
              appearing: { as: 'unnamed', role: 'agent', name: '' },
            }),
          ),
        ]),
  ],
});

// What the strictest statute lets a third person ask for; a certificate of custom asks for less.
const stillInForce: readonly Prose[] = [
  p`the Principal is not deceased; neither the power of attorney nor my authority has been revoked, or ended in whole or in part by adjudication of incapacity, an event it names, or otherwise;`,
  p`neither has been suspended by the start of proceedings to determine incapacity of the Principal or to appoint a guardian, guardian advocate, or conservator;`,
  p`my authority has not ended by the filing of an action for dissolution or annulment of a marriage of the Principal and me, or for our legal separation; and`,
  p`if I am a successor, no one named before me is able or willing to serve, for the reasons below.`,
];

const inEffect: Prose = p`the event on which the power of attorney takes effect has occurred;`;
