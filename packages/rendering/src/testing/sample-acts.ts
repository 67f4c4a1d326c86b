import type { Act } from '@evergrant/domain/assembly/act.ts';
import { paragraph, text } from '#testing/sample-blocks.ts';

/** How `sampleTrust` is executed: two lines of the grantor, two witnesses, a notary. */
export const sampleActs = (grantor: string): readonly Act[] => [
  {
    kind: 'sign',
    heading: 'Execution',
    testimonium: [
      paragraph(
        text(
          'The Grantor signs this declaration as Grantor and as Trustee, having read it and approving it in all particulars, on the date written beside each signature.',
        ),
      ),
    ],
    signers: [
      { kind: 'person', id: 'grantor', name: grantor, capacity: 'Grantor' },
      { kind: 'person', id: 'grantor-as-trustee', name: grantor, capacity: 'Trustee' },
    ],
  },
  {
    kind: 'witness',
    heading: 'Attestation of Witnesses',
    attestation: [
      paragraph(
        text('Each of us declares that '),
        { kind: 'party', role: 'grantor', name: grantor },
        text(
          ' signed this instrument in our presence, that each of us signs it as a witness at the Grantor’s request, that each of us is at least eighteen years of age, and that the Grantor appears to be of sound mind and under no duress, fraud, or undue influence.',
        ),
      ),
    ],
    witnessLines: 2,
  },
  {
    kind: 'acknowledgment',
    heading: 'Notary Acknowledgment',
    certificates: [
      {
        names: [grantor],
        notice: 'This certificate verifies only the identity of the individual who signed.',
        venue: [
          paragraph(text('State of California')),
          paragraph(text('County of '), {
            kind: 'blank',
            purpose: 'place where the notary acts',
            width: 20,
            entry: { what: 'place', by: 'officer', when: 'certificate' },
          }),
        ],
        words: [
          paragraph(
            text('On '),
            {
              kind: 'blank',
              purpose: 'date of the notarial act',
              width: 20,
              entry: { what: 'date', by: 'officer', when: 'certificate' },
            },
            text(' by means of '),
            { kind: 'box', isTicked: false },
            text(' physical presence personally appeared '),
            { kind: 'party', role: 'grantor', name: grantor },
            text(', and acknowledged that she executed it in her authorized capacity.'),
          ),
        ],
        officerLines: ['Signature of notarial officer', 'My commission expires'],
      },
    ],
  },
];
