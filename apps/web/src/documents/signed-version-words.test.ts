import { expect, test } from 'vitest';
import { signedWords, signerWords } from '#documents/signed-version-words.ts';

const electronic = { method: 'electronic', signers: [] } as const;
const evening = '2026-11-23T03:14:00.000Z';
const wanda = { name: 'Wanda Ellis', role: 'witness', signedAt: evening, timeZone: 'America/Los_Angeles' } as const;
const tomas = { name: 'Tomás Reyes', role: 'on-paper', signedAt: '2026-11-22', timeZone: null } as const;

test('a version says whether everybody signed it, or what kept them from it', () => {
  expect(signedWords({ ...electronic, state: 'executed', isCurrent: false })).toBe('Signed by everybody.');
  expect(signedWords({ ...electronic, state: 'being-prepared', isCurrent: true })).toBe('Signed by everybody.');
  expect(signedWords({ ...electronic, state: 'unfinished', isCurrent: true })).toBe('Not signed by everybody yet.');
  expect(signedWords({ ...electronic, state: 'unfinished', isCurrent: false })).toMatch(/^Replaced by a newer version/);
});

test('a version that everybody acknowledged on a screen is not called signed where the law asks for ink', () => {
  const acknowledged = { method: 'print-and-sign', state: 'executed', isCurrent: true, signers: [] } as const;
  expect(signedWords({ ...acknowledged, signers: [wanda] })).toBe(
    'Acknowledged online by everybody. It is executed in ink on paper.',
  );
  expect(signedWords({ ...acknowledged, signers: [tomas] })).toBe('Signed in ink by everybody, as you stated.');
  expect(signerWords(wanda, 'print-and-sign')).toContain('witness, acknowledged online, November 22, 2026');
});

test('a signature keeps the day where it was given, wherever it is read', () => {
  expect(signerWords(tomas, 'electronic')).toBe('Tomás Reyes, on paper, November 22, 2026');
  expect(signerWords(wanda, 'electronic')).toContain('Wanda Ellis, witness, November 22, 2026 at 7:14 PM');
});
