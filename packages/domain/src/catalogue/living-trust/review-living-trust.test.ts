import { expect, test } from 'vitest';
import type { NotarialCertificate } from '#assembly/act.ts';
import type { DraftAct, DraftBlock } from '#assembly/draft.ts';
import { given, p, para } from '#assembly/prose.ts';
import type { LivingTrustFacts } from '#catalogue/living-trust/living-trust-facts.ts';
import {
  assembled,
  california,
  florida,
  inserted,
  reviewed,
  settled,
} from '#catalogue/living-trust/testing/tampered-document.ts';
import {
  reworded,
  withActs,
  withoutAct,
  withoutItem,
  withParagraph,
  withSection,
  type Tampering,
} from '#assembly/testing/tampered-draft.ts';
import type { Finding } from '#review/finding.ts';

const errorsIn = (findings: readonly Finding[]): readonly string[] => [
  ...new Set(findings.filter(({ level }) => level === 'error').map(({ check }) => check)),
];

interface Fixture {
  readonly fires: readonly string[];
  readonly review: () => readonly Finding[];
}

// The slip is put into the draft, and the engine finishes it: what the engine refuses by itself, no check needs to find.
const breaking = (fires: string | readonly string[], tampering: Tampering, facts = florida): Fixture => ({
  fires: typeof fires === 'string' ? [fires] : fires,
  review: () => reviewed(assembled(facts, tampering), facts),
});

/** The sound document, measured by other facts: what a clause that prints something else would look like. */
const measuredBy = (fires: string | readonly string[], facts: LivingTrustFacts): Fixture => ({
  fires: typeof fires === 'string' ? [fires] : fires,
  review: () => reviewed(assembled(florida), facts),
});

const untouched: Tampering = (draft) => draft;

const withoutRow: Tampering = (draft) => ({
  ...draft,
  schedules: draft.schedules.map((schedule) => ({
    ...schedule,
    blocks: schedule.blocks.map((block) =>
      block.kind === 'table' && schedule.id === 'schedule.assets'
        ? { ...block, rows: block.rows.toSpliced(2, 1) }
        : block,
    ),
  })),
});

const inGuide =
  (text: string): Tampering =>
  (draft) => ({
    ...draft,
    guide: [...draft.guide, { id: 'probe', heading: 'Probe', steps: [{ text }] }],
  });

const withCertificates = (change: Partial<NotarialCertificate<DraftBlock>>): Tampering =>
  withActs((act) =>
    act.kind === 'acknowledgment'
      ? { ...act, certificates: act.certificates.map((certificate) => ({ ...certificate, ...change })) }
      : act,
  );

const withSigning = (change: (act: Extract<DraftAct, { kind: 'sign' | 'joinder' }>) => DraftAct): Tampering =>
  withActs((act) => (act.kind === 'sign' ? change(act) : act));

const married = settled({ maritalStatus: 'Married', spouseName: 'Luis Ortega Paz' });

const fixtures: Readonly<Record<string, Fixture>> = {
  'a placeholder left in the guide': breaking('G1', inGuide('Sign this before undefined comes.')),
  'a fact that is not printed': measuredBy('G3', { ...florida, grantorAddress: '1 Other Road' }),
  'a name in a second spelling': breaking('G4', inserted('says Ana Crux Vega')),
  'a misspelled name in a role': breaking(
    'G4',
    withParagraph('death.payment', [{ kind: 'party', role: 'beneficiary', name: 'Ana Crux Vega' }]),
  ),
  'a stranger in a role': breaking(
    'G5',
    withParagraph('death.payment', [{ kind: 'party', role: 'beneficiary', name: 'Zebulon Quirk' }]),
  ),
  'a section without words': breaking(
    'G6',
    withSection('powers.loans', (section) => ({ ...section, blocks: [] })),
  ),
  'a share that is not printed as it was given': breaking(
    ['G8', 'RLT6'],
    reworded('forty percent (40%)', 'thirty percent (30%)'),
  ),
  'a share in words that is not the share in figures': breaking('G8', inserted('fifty percent (40%)')),
  'a day that does not exist': breaking('G11', inserted('on February 30, 2026')),
  'a day that is not written in the long form': breaking('G11', inserted('on 2026-02-03')),
  'a spouse who is not named': measuredBy(['G3', 'G4', 'G12'], married),
  'a child who is not mentioned': measuredBy(['G3', 'G4', 'G13'], {
    ...florida,
    children: [...florida.children, { name: 'Lucía Reyes Luna' }],
  }),
  'a missing block for the notary': breaking('G14', withoutAct('acknowledgment'), california),
  'too few witness lines': breaking(
    'G14',
    withActs((act) => (act.kind === 'witness' ? { ...act, witnessLines: 1 } : act)),
  ),
  'a signature page without a date': breaking(
    'G14',
    withSigning((act) => ({ ...act, testimonium: [para(p`The Grantor has read this instrument and signs it.`)] })),
  ),
  'a signature line without a capacity': breaking(
    'G14',
    withSigning((act) => ({
      ...act,
      signers: [...act.signers, { kind: 'person', id: 'probe', name: 'Ana Cruz Vega', capacity: '' }],
    })),
  ),
  'a certificate of the notary without venue': breaking('G16', withCertificates({ venue: [] })),
  'a certificate of the notary for somebody else': breaking('G16', withCertificates({ names: ['Ana Cruz Vega'] })),
  'a Social Security number in an address': breaking(
    'G24',
    untouched,
    settled({ grantorAddress: '12 Palm Street, Orlando, FL 32801, 123-45-6789' }),
  ),
  'the person’s words printed twice': breaking(
    'G27',
    withParagraph('death.payment', [given('Please find a kind home for my parrot Paco.')]),
  ),
  'a successor trustee left out': breaking('RLT3', withoutItem('trustees.succession', 0)),
  'a gift that names somebody else': breaking(
    'RLT8',
    reworded('"role":"giftRecipient","name":"Ana Cruz Vega"', '"role":"giftRecipient","name":"Mateo Reyes Luna"'),
  ),
  'a beneficiary left out of the division': breaking('RLT6', withoutItem('death.shares', 0)),
  'an age that is not printed': breaking('RLT7', reworded('thirty-five (35)', 'later')),
  'an asset left out of Schedule A': breaking(['G3', 'RLT19'], withoutRow),
  'a retirement account that is retitled': breaking(
    'RLT19',
    reworded('beneficiary designation, not retitled', 'to be retitled'),
  ),
  'a trustee without a line to accept': breaking(
    'RLT21',
    withSigning((act) => ({ ...act, signers: act.signers.map((line) => ({ ...line, capacity: 'Grantor' })) })),
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
    ...[1, 3, 4, 5, 6, 8, 11, 12, 13, 14, 16, 24, 27].map((number) => `G${number}`),
    ...[3, 6, 7, 8, 19, 21].map((number) => `RLT${number}`),
  ];
  expect(all.filter((check) => !covered.has(check))).toEqual([]);
});
