import { expect, test } from 'vitest';
import type { Inline } from '#assembly/block.ts';
import type { LegalDocument } from '#assembly/document.ts';
import type { Finding } from '#review/finding.ts';
import {
  assembled,
  california,
  florida,
  inserted,
  reviewed,
  reworded,
  settled,
  withActs,
  withSection,
  withoutAct,
} from '#catalogue/living-trust/testing/tampered-document.ts';

const withInline = (document: LegalDocument, id: string, inline: Inline): LegalDocument =>
  withSection(document, id, (section) => ({
    ...section,
    blocks: [...section.blocks, { kind: 'paragraph', content: [inline] }],
  }));

const withoutItem = (document: LegalDocument, id: string, place: number): LegalDocument =>
  withSection(document, id, (section) => ({
    ...section,
    blocks: section.blocks.map((block) =>
      block.kind === 'list' ? { ...block, items: block.items.filter((_, index) => index !== place) } : block,
    ),
  }));

const errorsIn = (findings: readonly Finding[]): readonly string[] => [
  ...new Set(findings.filter(({ level }) => level === 'error').map(({ check }) => check)),
];

interface Fixture {
  readonly fires: readonly string[];
  readonly review: () => readonly Finding[];
}

const breaking = (fires: string | readonly string[], document: () => LegalDocument, facts = florida): Fixture => ({
  fires: typeof fires === 'string' ? [fires] : fires,
  review: () => reviewed(document(), facts),
});

const johnDoe = settled({ contingentBeneficiaries: [{ name: 'John Doe' }] });
const wrongTotal = settled({
  beneficiaries: [
    { name: 'Sofía Reyes Luna', percentage: 60 },
    { name: 'Mateo Reyes Luna', percentage: 30 },
  ],
});

const fixtures: Readonly<Record<string, Fixture>> = {
  'a placeholder left in the text': breaking('G1', () => inserted('TBD')),
  'a stock name': breaking('G2', () => assembled(johnDoe), johnDoe),
  'a fact that is not printed': breaking('G3', () => assembled(florida), {
    ...florida,
    grantorAddress: '1 Other Road',
  }),
  'a name in a second spelling': breaking('G4', () => inserted('says Ana Crux Vega')),
  'a stranger in a role': breaking('G5', () =>
    withInline(assembled(florida), 'death.payment', { kind: 'party', role: 'beneficiary', name: 'Zebulon Quirk' }),
  ),
  'an article out of order': breaking('G6', () => reworded(assembled(florida), '"number":"VI"', '"number":"VII"')),
  'a section without substance': breaking('G6', () =>
    withSection(assembled(florida), 'powers.loans', (section) => ({
      ...section,
      blocks: [{ kind: 'paragraph', content: [{ kind: 'text', text: 'Loans are allowed.' }] }],
    })),
  ),
  'a reference into nothing': breaking('G7', () => inserted('as in Section 9.99')),
  'shares that do not add up': breaking('G8', () => assembled(wrongTotal), wrongTotal),
  'a share in words that is not the share in figures': breaking('G8', () => inserted('fifty percent (40%)')),
  'a day that does not exist': breaking('G11', () => inserted('on February 30, 2026')),
  'a spouse of somebody who is single': breaking('G12', () => inserted('as my spouse knows')),
  'a child who is not mentioned': breaking(['G3', 'G4', 'G13'], () => assembled(florida), {
    ...florida,
    children: [...florida.children, { name: 'Lucía Reyes Luna' }],
  }),
  'a missing block for the notary': breaking(
    'G14',
    () => withoutAct(assembled(california), 'acknowledgment'),
    california,
  ),
  'too few witness lines': breaking('G14', () =>
    withActs(assembled(florida), (act) => (act.kind === 'witness' ? { ...act, witnessLines: 1 } : act)),
  ),
  'a certificate of the notary without venue': breaking('G16', () =>
    withActs(assembled(florida), (act) =>
      act.kind === 'acknowledgment'
        ? { ...act, certificates: act.certificates.map((certificate) => ({ ...certificate, venue: [] })) }
        : act,
    ),
  ),
  'a missing notice': breaking('G17', () => ({ ...assembled(florida), notice: '' })),
  'a notice inside the operative text': breaking('G17', () => inserted('which are not legal advice')),
  'a forbidden claim': breaking('G18', () => inserted('which bring tax-free income')),
  'a term that is not defined': breaking('G20', () =>
    reworded(
      assembled(florida),
      '"text":"Digital Assets","isDefinition":true',
      '"text":"Digital Assets","isDefinition":false',
    ),
  ),
  'a Social Security number': breaking('G24', () => inserted('number 123-45-6789')),
  'the person’s words printed twice': breaking('G27', () =>
    withInline(assembled(florida), 'death.payment', {
      kind: 'text',
      text: 'Please find a kind home for my parrot Paco.',
      given: true,
    }),
  ),
  'a successor trustee left out': breaking('RLT3', () => withoutItem(assembled(florida), 'trustees.succession', 0)),
  'a gift that names somebody else': breaking('RLT8', () =>
    reworded(
      assembled(florida),
      '"role":"giftRecipient","name":"Ana Cruz Vega"',
      '"role":"giftRecipient","name":"Mateo Reyes Luna"',
    ),
  ),
  'a beneficiary left out of the division': breaking('RLT6', () => withoutItem(assembled(florida), 'death.shares', 0)),
  'an age that is not printed': breaking('RLT7', () => reworded(assembled(florida), 'thirty-five (35)', 'later')),
  'an asset left out of Schedule A': breaking(['G3', 'RLT19'], () => {
    const document = assembled(florida);
    return {
      ...document,
      schedules: document.schedules.map((schedule) => ({
        ...schedule,
        blocks: schedule.blocks.map((block) =>
          block.kind === 'table' && schedule.id === 'schedule.assets'
            ? { ...block, rows: block.rows.toSpliced(2, 1) }
            : block,
        ),
      })),
    };
  }),
  'a retirement account that is retitled': breaking('RLT19', () =>
    reworded(assembled(florida), 'beneficiary designation, not retitled', 'to be retitled'),
  ),
  'a trustee without a line to accept': breaking('RLT21', () =>
    withActs(assembled(florida), (act) =>
      act.kind === 'sign' ? { ...act, signers: act.signers.map((line) => ({ ...line, capacity: 'Grantor' })) } : act,
    ),
  ),
};

for (const [fault, { fires, review }] of Object.entries(fixtures)) {
  test(`the review notices ${fault}`, () => {
    expect(errorsIn(review())).toEqual(expect.arrayContaining([...fires]));
    expect(errorsIn(review()).toSorted()).toEqual([...fires].toSorted());
  });
}

test('the sound document that the faults are put into has no error', () => {
  expect(errorsIn(reviewed(assembled(florida), florida))).toEqual([]);
  expect(errorsIn(reviewed(assembled(california), california))).toEqual([]);
});

test('every check that can refuse a living trust has a document that it refuses', () => {
  const covered = new Set(Object.values(fixtures).flatMap(({ fires }) => fires));
  const all = [
    ...[1, 2, 3, 4, 5, 6, 7, 8, 11, 12, 13, 14, 16, 17, 18, 20, 24, 27].map((number) => `G${number}`),
    ...[3, 6, 7, 8, 19, 21].map((number) => `RLT${number}`),
  ];
  expect(all.filter((check) => !covered.has(check))).toEqual([]);
});
