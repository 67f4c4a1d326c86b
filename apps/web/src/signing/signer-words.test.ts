import { expect, test } from 'vitest';
import { printedTogether, signerSteps } from '#signing/signer-words.ts';

const online = { signedAt: '2026-11-23T03:14:00.000Z', timeZone: 'America/Los_Angeles' };
const blank = { role: 'owner', method: 'ink', online: null, printedAt: null, paper: null } as const;

test('where the law asks for ink, nobody is told that they signed on a screen', () => {
  const acknowledged = signerSteps({ ...blank, online });
  expect(acknowledged).toEqual([
    expect.stringContaining('Acknowledged online on November 22, 2026 at 7:14 PM') as string,
    'Not signed yet',
  ]);
  expect(signerSteps({ ...blank, online, printedAt: '2026-11-24T10:00:00.000Z' })).toContainEqual(
    expect.stringMatching(/^Copy to sign downloaded on November 2[345], 2026 at \d+:00 [AP]M$/),
  );
});

test('ink that the owner stated ends what is missing, with its day', () => {
  const paper = { signedOn: '2026-11-25' };
  expect(signerSteps({ ...blank, paper })).toEqual(['Signed on paper on November 25, 2026, as you stated']);
});

test('elsewhere a signature on the screen is one', () => {
  expect(signerSteps({ ...blank, method: 'screen', online })).toEqual([
    expect.stringContaining('Signed online on November 22, 2026 at 7:14 PM'),
  ]);
});

test('no copy is said to be taken for the notary, who fills in a certificate', () => {
  const said = signerSteps({ ...blank, role: 'notary', printedAt: '2026-11-24T10:00:00.000Z' });
  expect(said).toEqual(['Not signed yet']);
});

test('a copy that was taken for everybody is not told line after line', () => {
  const line = { role: 'witness', printedAt: '2026-11-20T15:00:00.000Z' } as const;
  expect(printedTogether([{ ...line, role: 'owner' }, line])).toMatch(/^Copy to sign downloaded on /);
  expect(printedTogether([line])).toBeUndefined();
  expect(printedTogether([line, { ...line, printedAt: '2026-11-21T15:00:00.000Z' }])).toBeUndefined();
  expect(printedTogether([line, { ...line, printedAt: null }])).toBeUndefined();
});
