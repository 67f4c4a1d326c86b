import { dateOfSigning } from '@evergrant/domain/assembly/date-of-signing.ts';
import type { Article, LegalDocument, Section } from '@evergrant/domain/assembly/document.ts';
import { sampleActs } from '#testing/sample-acts.ts';
import { paragraph, text } from '#testing/sample-blocks.ts';

const plan: readonly (readonly [string, readonly string[]])[] = [
  [
    'Declaration of Trust',
    ['Name of the Trust', 'Trust Estate', 'Family', 'Reserved Powers', 'Homestead', 'Community Property'],
  ],
  [
    'Administration during Life',
    ['Income and Principal', 'Incapacity of the Grantor', 'Use of the Residence', 'Gifts', 'Records'],
  ],
  [
    'The Trustee',
    [
      'Initial Trustee',
      'Successor Trustees',
      'Resignation',
      'Removal',
      'Compensation',
      'Bond',
      'Accounts',
      'Reliance by Third Parties',
    ],
  ],
  [
    'Distribution after Death',
    [
      'Debts and Expenses',
      'Specific Gifts',
      'Residue',
      'Shares for Minors',
      'Contingent Takers',
      'Survivorship',
      'Disclaimers',
    ],
  ],
  [
    'Powers and Protection',
    [
      'General Powers',
      'Real Property',
      'Investments',
      'Business Interests',
      'Digital Assets',
      'Spendthrift Provision',
      'No Contest',
      'Taxes',
    ],
  ],
  ['General Provisions', ['Governing Law', 'Definitions', 'Severability', 'Counterparts', 'Notices', 'Headings']],
];

const prose = [
  'The Trustee shall hold, manage, and invest the trust estate with the care, skill, and caution that a prudent person would use in light of the purposes, terms, distribution requirements, and other circumstances of the trust, and may act without the order or approval of any court except where the law of the governing state allows no waiver.',
  'No interest of a beneficiary in income or principal may be voluntarily or involuntarily transferred, assigned, pledged, or anticipated before its actual receipt by the beneficiary, nor is any such interest subject to attachment, execution, bankruptcy proceedings, or the claims of creditors, to the fullest extent that the law allows.',
  'A person who deals with the Trustee in good faith need not inquire into the Trustee’s authority, see to the application of money or property delivered to the Trustee, or examine this instrument beyond a certification of trust, and is protected in relying on the Trustee’s signature until written notice of a change has been received.',
];

const numerals = ['I', 'II', 'III', 'IV', 'V', 'VI'];

/** A trust of some twenty pages for tests and benchmarks. `grantor` is printed in it wherever she is named. */
export const sampleTrust = (grantor = 'Marisol Inés Reyes-Núñez'): LegalDocument => ({
  documentType: 'living-trust',
  clauseLibrary: '1.0.0',
  title: `The ${grantor} Living Trust`,
  instrument: 'Declaration of Revocable Living Trust',
  draftedOn: '2026-01-05',
  governingState: 'CA',
  cover: [
    { label: 'Grantor', value: grantor },
    { label: 'Governing law', value: 'State of California' },
  ],
  notice:
    'This instrument was prepared with software from facts supplied by the Grantor. It is not legal advice. Review by a licensed attorney before signing is recommended.',
  opening: [
    paragraph(
      text('This declaration of trust is made on '),
      dateOfSigning,
      text(' by '),
      { kind: 'party', role: 'grantor', name: grantor },
      text(' (the '),
      { kind: 'term', id: 'grantor', text: 'Grantor', isDefinition: true },
      text('), of 418 Alameda Street, Santa Barbara, California 93101, who is also the first '),
      { kind: 'term', id: 'trustee', text: 'Trustee', isDefinition: true },
      text('.'),
    ),
  ],
  articles: plan.map(([heading, sections], index) => article(index, heading, sections)),
  acts: sampleActs(grantor),
  schedules: [
    {
      id: 'schedule.assets',
      label: 'Schedule A',
      heading: 'Trust Estate',
      blocks: [
        paragraph(text('The following property is transferred to the Trustee on the date of this declaration.')),
        {
          kind: 'table',
          columns: [
            { heading: 'No.', width: 8, align: 'start' },
            { heading: 'Property', width: 30, align: 'start' },
            { heading: 'Description', width: 42, align: 'start' },
            { heading: 'Estimated value', width: 20, align: 'end' },
          ],
          rows: [
            [
              '1',
              'Residence',
              'Lot 14, Tract 2217, City of Santa Barbara, County of Santa Barbara, California',
              '$1,285,000',
            ],
            ['2', 'Brokerage account', 'Joint account at First State Securities, account ending 4471', '$963,240'],
            ['3', 'Household goods', 'Furniture, art, jewelry, and personal effects', 'not stated'],
          ].map((row) => row.map((cell) => [text(cell)])),
        },
      ],
    },
    {
      id: 'schedule.beneficiaries',
      label: 'Schedule B',
      heading: 'Beneficiaries and Shares',
      blocks: [
        {
          kind: 'table',
          columns: [
            { heading: 'Name', width: 45, align: 'start' },
            { heading: 'Relationship', width: 35, align: 'start' },
            { heading: 'Share', width: 20, align: 'end' },
          ],
          rows: [
            ['Teodoro “Teddy” O’Brien Reyes', 'son', '60%'],
            ['Zoë Łucja Reyes-Kowalczyk', 'daughter', '40%'],
          ].map(([name = '', relation = '', share = '']) => [
            [{ kind: 'party', role: 'beneficiary', name }],
            [text(relation)],
            [text(share)],
          ]),
        },
      ],
    },
  ],
  guide: [
    {
      id: 'signing',
      heading: 'How to sign this document',
      steps: [
        { text: 'California asks for no witnesses to a living trust; two are recommended.' },
        { text: 'Ask the bank to retitle these accounts:', items: ['Joint account ending 4471'] },
      ],
    },
  ],
});

const article = (index: number, heading: string, sections: readonly string[]): Article => ({
  id: `article.${index + 1}`,
  number: numerals[index] ?? String(index + 1),
  heading,
  sections: sections.map((name, place) => section(`${index + 1}.${place + 1}`, name)),
});

const section = (number: string, heading: string): Section => ({
  id: `clause.${number}`,
  number,
  heading,
  blocks: [
    paragraph(
      text(`${heading}. ${prose[0] ?? ''} The property of this Section ${number} is described in `),
      { kind: 'reference', target: 'schedule.assets', text: 'Schedule A' },
      text(', and the shares are those of '),
      { kind: 'reference', target: 'clause.4.3', text: 'Section 4.3' },
      text('. The successor Trustee is '),
      { kind: 'party', role: 'successorTrustee', name: 'Teodoro “Teddy” O’Brien Reyes' },
      text('.'),
    ),
    {
      kind: 'list',
      items: [
        { label: '(a)', content: [text(prose[1] ?? '')] },
        {
          label: '(b)',
          content: [text('In exercising a power under this Section the Trustee shall observe the following:')],
          items: [
            {
              label: '(i)',
              content: [text('the written consent of a majority of the adult beneficiaries is binding on all; and')],
            },
            { label: '(ii)', content: [text('the Trustee’s account is final ninety days after it was sent.')] },
          ],
        },
      ],
    },
    paragraph(text(prose[2] ?? '')),
  ],
});
