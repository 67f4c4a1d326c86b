import { expect, test } from 'vitest';
import { lockedBecause, revisionNotice } from '#assistant/locked-because.ts';

const unsigned = { ownerSignedAt: null, statedInkCount: 0 };

test('a locked document says whether it is signed or past its time for changes', () => {
  expect(lockedBecause({ status: 'signed' })).toMatch(/is signed and the time for changes has ended/);
  expect(lockedBecause({ status: 'complete' })).toMatch(/^The time for changes/);
});

test('a person learns that a change undoes signing before making it', () => {
  expect(revisionNotice({ ...unsigned, status: 'signed', ownerSignedAt: '2026-11-20T14:14:00.000Z' })).toMatch(
    /witnessed again/,
  );
  expect(revisionNotice({ ...unsigned, status: 'complete', ownerSignedAt: '2026-11-20T14:14:00.000Z' })).toMatch(
    /witnessed again/,
  );
  expect(revisionNotice({ ...unsigned, status: 'complete' })).toMatch(/becomes a draft again/);
  expect(revisionNotice({ ...unsigned, status: 'complete', statedInkCount: 1 })).toMatch(/witnessed again/);
  expect(revisionNotice({ ...unsigned, status: 'draft' })).toBeUndefined();
});
