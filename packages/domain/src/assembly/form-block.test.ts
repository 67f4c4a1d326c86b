import { expect, test } from 'vitest';
import type { Draft, DraftBlock } from '#assembly/draft.ts';
import {
  certificateHere,
  choices,
  field,
  initials,
  notice,
  payments,
  signatureHere,
  subheading,
  verbatim,
} from '#assembly/forms.ts';
import { finalize } from '#assembly/finalize.ts';
import { byArticles } from '#assembly/numbering.ts';
import { plainText } from '#assembly/plain-text.ts';
import { ref } from '#assembly/marks.ts';
import { p, tableWithTotal } from '#assembly/prose.ts';
import { nameOfSigner } from '#clauses/general/print-certificate.ts';
import { signersOf } from '#assembly/signers-of.ts';

const draft = (blocks: readonly DraftBlock[]): Draft => ({
  documentType: 'power',
  title: 'A Power of Attorney',
  instrument: 'Power of Attorney',
  draftedOn: '2026-11-20',
  governingState: 'Ohio',
  cover: [],
  notice: 'Not legal advice.',
  terms: { agent: ['Agent', 'Agents'] },
  numbering: byArticles,
  opening: [],
  articles: [{ id: 'grant', heading: 'Grant', sections: [{ id: 'grant.powers', heading: 'Powers', blocks }] }],
  acts: [],
  schedules: [],
  guide: [],
});

const finished = (blocks: readonly DraftBlock[]) => {
  const result = finalize(draft(blocks));
  if (!result.ok) throw new Error(JSON.stringify(result.reason));
  return result.value;
};

const prescribed = 'NOTICE TO THE PRINCIPAL: the Agent may ____ [initial here].\nRead 123-45-6789 twice , always.';

const law = { value: prescribed, cite: 'Statute 1', asOf: '2026-11' };

test('forms, deeds and company papers have blocks of their own, each in words', () => {
  const text = plainText(
    finished([
      subheading(p`Powers granted`),
      choices([
        { isTicked: true, content: p`Real property` },
        { isTicked: false, content: p`Banking` },
      ]),
      initials([p`Gifts`]),
      notice([p`Read this first.`], 'Notice'),
      field('Parcel number'),
      field('County', p`Orange`),
      signatureHere({ kind: 'organization', id: 'bank', name: 'Oak Bank', capacity: 'Agent' }),
      payments([
        { due: '2027-01-05', amountInCents: 100_000 },
        { due: '2028-01-05', amountInCents: 100_050 },
      ]),
    ]),
  );

  expect(text).toContain('Powers granted\n[x] Real property\n[ ] Banking\n(initials) Gifts\nNotice\nRead this first.');
  expect(text).toContain('Parcel number: (to be written in)\nCounty: Orange\nOak Bank, Agent\nBy:\nName:\nTitle:');
  expect(text).toContain('1 | January 5, 2027 | $1,000.00\n2 | January 5, 2028 | $1,000.50\n | Total | $2,000.50');
});

test('words that a law prescribes are printed to the letter: no term, no filler, no number is touched', () => {
  expect(plainText(finished([verbatim(law)]))).toContain(prescribed);
});

test('prescribed words come from the law with their place and day, and look as the law wants it', () => {
  const [section] =
    finished([verbatim(law, { smallestSize: 14, isBold: true, isCapital: true })]).articles[0]?.sections ?? [];
  expect(section?.blocks).toEqual([
    {
      kind: 'verbatim',
      text: prescribed.toUpperCase(),
      cite: 'Statute 1',
      asOf: '2026-11',
      type: { smallestSize: 14, isBold: true },
    },
  ]);
  expect(() => verbatim({ ...law, value: null })).toThrow('Statute 1');
  expect(() => verbatim({ ...law, asOf: null })).toThrow('Statute 1');
});

test('a table of members ends in their sum, and exhibits are numbered beside schedules', () => {
  const columns = [
    { heading: 'Member', width: 60, align: 'start' },
    { heading: 'Units', width: 40, align: 'end' },
  ] as const;
  const members = tableWithTotal(columns, [
    [p`Ana Paz`, p`60`],
    [p`Ben Lee`, p`40`],
    [p`Total`, p`100`],
  ]);
  const result = finalize({
    ...draft([field('See', p`${ref('members')} and ${ref('form')}`)]),
    schedules: [
      { id: 'members', heading: 'Members', blocks: [members] },
      { id: 'form', heading: 'Form of Certification', blocks: [], isExhibit: true },
    ],
  });
  if (!result.ok) throw new Error(JSON.stringify(result.reason));
  expect(result.value.schedules.map(({ label }) => label)).toEqual(['Schedule A', 'Exhibit 1']);
  expect(result.value.schedules[0]?.blocks).toEqual([expect.objectContaining({ kind: 'table', endsInTotal: true })]);
  expect(plainText(result.value)).toContain('See: Schedule A and Exhibit 1');
  expect(plainText(result.value)).toContain('Member | Units\nAna Paz | 60\nBen Lee | 40\nTotal | 100');
});

test('the certificate of an officer stands inside of a form, in words', () => {
  const certificate = certificateHere({
    names: [],
    notice: 'Identity alone.',
    venue: [{ kind: 'paragraph', content: p`State of Ohio` }],
    words: [{ kind: 'paragraph', content: p`Acknowledged before me by ${nameOfSigner}.` }],
    officerLines: ['Signature of notarial officer', 'My commission expires'],
  });
  expect(plainText(finished([certificate]))).toContain(
    'Identity alone.\nState of Ohio\nAcknowledged before me by (name of the person who signs).\nSignature of notarial officer:\nMy commission expires:',
  );
  const wrong = { names: [], venue: [field('x')], words: [], officerLines: [] };
  expect(() => certificateHere(wrong)).toThrow('a certificate holds a field');
});

test('who signs in the body of an instrument is among those who sign it', () => {
  const signer = { kind: 'person', id: 'agent', name: 'Ana Paz', capacity: 'Agent' } as const;
  expect(signersOf(finished([signatureHere(signer)]))).toEqual([signer]);
});

test('terms are read and filler is refused in every block but prescribed words', () => {
  const wrong = [field('x', p`TBD`), notice([p`TBD`]), initials([p`TBD`]), subheading(p`TBD`)];
  for (const block of wrong) {
    const result = finalize(draft([block]));
    expect(result.ok ? [] : result.reason).toEqual([{ kind: 'filler', words: 'TBD' }]);
  }
});
