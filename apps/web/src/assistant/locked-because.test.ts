import { expect, test } from 'vitest';
import { lockedBecause, revisionNotice } from '#assistant/locked-because.ts';

test('a locked document says whether it is signed or past its time for changes', () => {
  expect(lockedBecause({ status: 'signed' })).toMatch(/is signed and the time for changes has ended/);
  expect(lockedBecause({ status: 'complete' })).toMatch(/^The time for changes/);
});

test('a person learns that a change undoes signing before making it', () => {
  expect(revisionNotice({ status: 'signed', ownerSignedAt: '2026-11-20T14:14:00.000Z' })).toMatch(/witnessed again/);
  expect(revisionNotice({ status: 'complete', ownerSignedAt: '2026-11-20T14:14:00.000Z' })).toMatch(/witnessed again/);
  expect(revisionNotice({ status: 'complete', ownerSignedAt: null })).toMatch(/becomes a draft again/);
  expect(revisionNotice({ status: 'draft', ownerSignedAt: null })).toBeUndefined();
});
