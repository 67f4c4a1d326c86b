import { clause } from '#assembly/clause.ts';
import type { Prose } from '#assembly/draft.ts';
import { certificateHere, field } from '#assembly/forms.ts';
import { list, p, para, party } from '#assembly/prose.ts';
import { own } from '#assembly/source.ts';
import { notarialCertificate } from '#clauses/general/notarial-certificate.ts';
import * as laws from '#derived/laws.ts';
import * as person from '#facts/person.ts';

/** Completed by the agent when somebody asks for it. */
export const certification = clause({
  id: 'exhibit.certification',
  heading: 'Affidavit and Certification by the Agent',
  source: own('Uniform Power of Attorney Act 302'),
  facts: [person.grantorName, laws.homeLaw],
  body: ({ grantorName, homeLaw }) => [
    para(p`I make this affidavit under oath or affirmation and under penalty of perjury. I state that:`),
    list([
      p`${party('principal', grantorName)} granted me authority as Agent in the power of attorney to which this affidavit belongs, and I act within that authority;`,
      p`the Principal is domiciled at the place that is written below;`,
      ...toMyKnowledge,
      p`I shall not use the authority once I know that it has been revoked, suspended, or ended, or that the Principal has died.`,
    ]),
    field('Date of the power of attorney'),
    field('Domicile of the Principal'),
    field('Name of the agent'),
    field('If a successor: who was named before, and why each of them does not serve'),
    field('Signature'),
    field('Date'),
    para(
      p`The agent signs before a notary public, who takes the oath or affirmation and completes the certificate below, or another in the form of the place where it is signed.`,
    ),
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
const toMyKnowledge: readonly Prose[] = [
  p`to the best of my knowledge after diligent search and inquiry, the Principal is not deceased, and neither the power of attorney nor my authority has been revoked, or has ended in whole or in part, by adjudication of incapacity, by an event that it names, or otherwise;`,
  p`to the same knowledge, it has not been suspended by the start of proceedings to determine incapacity of the Principal or to appoint a guardian or conservator for the Principal;`,
  p`to the same knowledge, my authority has not ended by the filing of an action for dissolution or annulment of a marriage of the Principal and me, or for our legal separation;`,
  p`if the power of attorney was to take effect on an event, that event has occurred;`,
  p`if I was named as a successor, no one named before me is able or willing to serve, for the reasons that are written below; and`,
];
