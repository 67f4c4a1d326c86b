import { expect, test } from 'vitest';
import { isPaperFirst } from '#signing/usual-way.ts';

const owner = { role: 'owner', online: null } as const;
const onScreen = { role: 'owner', online: { signedAt: '2026-11-20T10:00:00.000Z', timeZone: 'UTC' } } as const;

test('what is advised is what is chosen, until the owner has chosen otherwise', () => {
  expect(isPaperFirst({ isMethodCertain: false, signers: [owner] })).toBe(true);
  expect(isPaperFirst({ isMethodCertain: true, signers: [owner] })).toBe(false);
  expect(isPaperFirst({ isMethodCertain: false, signers: [onScreen] })).toBe(false);
});
