import { clause } from '#assembly/clause.ts';
import { certificateHere, field } from '#assembly/forms.ts';
import { p, para, party } from '#assembly/prose.ts';
import { own } from '#assembly/source.ts';
import { notarialCertificate } from '#clauses/general/notarial-certificate.ts';
import * as laws from '#derived/laws.ts';
import * as person from '#facts/person.ts';

/** Completed by the agent when somebody asks for it. */
export const certification = clause({
  id: 'exhibit.certification',
  heading: 'Certification by the Agent',
  source: own('Uniform Power of Attorney Act 302'),
  facts: [person.grantorName, laws.homeLaw],
  body: ({ grantorName, homeLaw }) => [
    para(
      p`I certify under penalty of perjury that ${party('principal', grantorName)} granted me authority as Agent in the power of attorney to which this certification belongs. To my knowledge the Principal is alive and has not revoked the power of attorney or my authority, and neither has ended; if the power of attorney was to take effect on an event, that event has occurred; and if I was named as a successor, no one named before me is able or willing to serve.`,
    ),
    field('Date of the power of attorney'),
    field('Name of the agent'),
    field('Signature'),
    field('Date'),
    para(
      p`A notary public may complete the acknowledgment below, or another in the form of the place where it is signed.`,
    ),
    ...(homeLaw === undefined
      ? []
      : [
          certificateHere(
            notarialCertificate({
              act: 'acknowledgment',
              law: homeLaw,
              appearing: { as: 'unnamed', role: 'agent', name: '' },
            }),
          ),
        ]),
  ],
});
