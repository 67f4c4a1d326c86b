import { expect, test } from 'vitest';
import { signedWords, signerWords } from '#trusts/signed-version-words.ts';

test('a version says whether everybody signed it, or what kept them from it', () => {
  expect(signedWords({ state: 'executed', isCurrent: false })).toBe('Signed by everybody.');
  expect(signedWords({ state: 'being-prepared', isCurrent: true })).toBe('Signed by everybody.');
  expect(signedWords({ state: 'unfinished', isCurrent: true })).toBe('Not signed by everybody yet.');
  expect(signedWords({ state: 'unfinished', isCurrent: false })).toMatch(/^Replaced by a newer version/);
});

test('ink on paper keeps the day that stands beside it, wherever it is read', () => {
  expect(signerWords({ name: 'Tomás Reyes', role: 'on-paper', signedAt: '2026-11-22' })).toBe(
    'Tomás Reyes, on paper, November 22, 2026',
  );
  expect(signerWords({ name: 'Wanda Ellis', role: 'witness', signedAt: '2026-11-22T15:00:00.000Z' })).toBe(
    'Wanda Ellis, witness, Nov 22, 2026',
  );
});
