import { expect, test } from 'vitest';
import type { Draft, DraftBlock } from '#assembly/draft.ts';
import { choices, field, initials, notice, payments, signatureHere, subheading, verbatim } from '#assembly/forms.ts';
import { finalize } from '#assembly/finalize.ts';
import { byArticles } from '#assembly/numbering.ts';
import { plainText } from '#assembly/plain-text.ts';
import { p } from '#assembly/prose.ts';
import { sha256 } from '#assembly/sha256.ts';
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

const statutory = (text: string) =>
  verbatim({ text, source: 'Statute 1', asOf: '2026-11-22', sha256: sha256(prescribed), smallestSize: 12 });

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
  expect(plainText(finished([statutory(prescribed)]))).toContain(prescribed);
});

test('prescribed words that are not those that were taken down keep the draft from being finished', () => {
  const result = finalize(draft([statutory(prescribed.replace('may', 'must'))]));
  expect(result.ok ? [] : result.reason).toEqual([{ kind: 'altered-wording', source: 'Statute 1' }]);
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
