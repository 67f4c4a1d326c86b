import { expect, test } from 'vitest';
import { lockedBecause } from '#assistant/locked-because.ts';

const draft = { status: 'complete', ownerSignedAt: null, signedWitnessCount: 0 } as const;

test('a locked document says whether it is signed, being signed, or past its time for changes', () => {
  expect(lockedBecause({ ...draft, status: 'signed' })).toMatch(/is signed/);
  expect(lockedBecause({ ...draft, ownerSignedAt: '2026-11-20T14:14:00.000Z' })).toMatch(/Signing has begun/);
  expect(lockedBecause({ ...draft, signedWitnessCount: 1 })).toMatch(/Signing has begun/);
  expect(lockedBecause(draft)).toMatch(/period for changes/);
});
