import { expect, test } from 'vitest';
import older from '#assembly/older-documents/living-trust.json' with { type: 'json' };
import type { Blank } from '#assembly/blank.ts';
import { certificatesOf } from '#assembly/certificates-of.ts';
import { dateOfSigning } from '#assembly/date-of-signing.ts';
import type { LegalDocument } from '#assembly/document.ts';
import { plainText } from '#assembly/plain-text.ts';
import { signersOf } from '#assembly/signers-of.ts';
import { upgradeDocument, type StoredDocument } from '#assembly/upgrade-document.ts';
import { cosignersOf } from '#execution/cosigners.ts';
import { witnessLinesOf } from '#assembly/witness-lines-of.ts';
import { blocksOf, inlinesOf } from '#review/read-document.ts';

const stored = older as unknown as Extract<StoredDocument, { readonly execution: unknown }>;

const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

test('a document that the first version froze is read in the shape of today, with no word lost', () => {
  const upgraded = upgradeDocument(stored);
  const kept = new Set(textsIn(upgraded));

  expect(upgraded.acts.map(({ kind }) => kind)).toEqual(['sign', 'witness', 'acknowledgment']);
  expect(signersOf(upgraded).map(({ id }) => id)).toEqual(['grantor', 'grantor-as-trustee', 'spouse']);
  expect(witnessLinesOf(upgraded)).toBe(2);
  const { notary, ...pages } = stored.execution;
  const words = [
    ...textsIn(pages),
    ...textsIn(notary?.text),
    ...textsIn(stored.articles),
    ...textsIn(stored.schedules),
  ];
  expect(words.filter((word) => !kept.has(word))).toEqual([]);
  expect(plainText(upgraded)).toContain('State of Texas\nCounty of Travis\nOn (date of the notarial act)');
});

test('its instructions become the guide, and are no part of its words', () => {
  const upgraded = upgradeDocument(stored);
  const [sheet] = upgraded.guide;

  expect(sheet?.steps.map(({ text }) => text)).toEqual(stored.execution.instructions);
  for (const line of stored.execution.instructions) expect(plainText(upgraded)).not.toContain(line);
});

test('the officer signs once: where the words bring no lines of their own, lines are added', () => {
  const notary = { state: 'Ohio', text: [] };
  const bare = upgradeDocument({ ...stored, execution: { ...stored.execution, notary } });

  expect(certificatesOf(upgradeDocument(stored))[0]?.officerLines).toEqual([]);
  expect(certificatesOf(bare)[0]?.officerLines).toHaveLength(2);
});

test('the spouse of a document that was frozen before lines had roles still signs as the spouse', () => {
  const upgraded = upgradeDocument(stored);
  const frozen = {
    ...upgraded,
    acts: upgraded.acts.map((act) =>
      'signers' in act ? { ...act, signers: act.signers.map(({ role: _role, ...line }) => line) } : act,
    ),
  };
  const [expected] = cosignersOf(signersOf(upgraded));

  expect(cosignersOf(signersOf(frozen))[0]?.role).toBe('cosigner');
  expect(expected?.role).toBe('spouse');
  expect(cosignersOf(signersOf(upgradeDocument(frozen)))).toEqual(cosignersOf(signersOf(upgraded)));
});

test('a document of today is read as it is', () => {
  const upgraded = upgradeDocument(stored);
  expect(upgradeDocument(upgraded)).toBe(upgraded);
});

const blanksIn = (document: LegalDocument): readonly Blank[] =>
  inlinesOf(blocksOf(document)).filter((inline) => inline.kind === 'blank');

test('a blank that was frozen with its words alone says what belongs there, so that the day of signing is still filled in', () => {
  expect(blanksIn(upgradeDocument(stored)).map(({ entry }) => entry)).toEqual([
    dateOfSigning.entry,
    { what: 'date', by: 'officer', when: 'certificate' },
    { what: 'signature', by: 'officer', when: 'certificate' },
    { what: 'endOfCommission', by: 'officer', when: 'certificate' },
  ]);
});

test('a document that was frozen in the acts of today, but before its blanks said what belongs there, opens the same', () => {
  const upgraded = upgradeDocument(stored);
  const withoutEntries = JSON.parse(
    JSON.stringify(upgraded, (key, value: unknown) => (key === 'entry' ? undefined : value)),
  ) as StoredDocument;
  expect(withoutEntries).not.toEqual(upgraded);
  expect(upgradeDocument(withoutEntries)).toEqual(upgraded);
});

test('a blank of which nobody knows any more what it was for is left to be filled in by hand', () => {
  const older = JSON.parse(JSON.stringify(stored).replaceAll('date of signing', 'day of rest')) as StoredDocument;
  expect(blanksIn(upgradeDocument(older))[0]?.entry).toEqual({ what: 'words', by: 'signer', when: 'signing' });
});
