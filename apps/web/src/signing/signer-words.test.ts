import { expect, test } from 'vitest';
import { signerSteps } from '#signing/signer-words.ts';

const online = { signedAt: '2026-11-23T03:14:00.000Z', timeZone: 'America/Los_Angeles' };
const blank = { method: 'ink', online: null, printedAt: null, paper: null } as const;

test('where the law asks for ink, nobody is told that they signed on a screen', () => {
  const acknowledged = signerSteps({ ...blank, online });
  expect(acknowledged).toEqual([
    'Acknowledged online on November 22, 2026, 7:14 PM Pacific Time (UTC−8)',
    'Not signed yet',
  ]);
  expect(signerSteps({ ...blank, online, printedAt: '2026-11-24T10:00:00.000Z' })).toContain(
    'Printed for signing on November 24, 2026, 10:00:00 UTC',
  );
});

test('ink that the owner stated ends what is missing, with its day', () => {
  const paper = { signedOn: '2026-11-25', statedAt: '2026-11-26T10:00:00.000Z' };
  expect(signerSteps({ ...blank, paper })).toEqual(['Signed on paper on November 25, 2026, as you stated']);
});

test('elsewhere a signature on the screen is one', () => {
  expect(signerSteps({ ...blank, method: 'screen', online })).toEqual([
    'Signed online on November 22, 2026, 7:14 PM Pacific Time (UTC−8)',
  ]);
});
