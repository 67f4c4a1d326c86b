import { expect, test } from 'vitest';
import { turnOfWitnesses } from '#signing/turn-of-witnesses.ts';

const robert = { role: 'maker', name: 'Robert Sandoval', hasSigned: false } as const;
const trust = { method: 'electronic', ownerSignedAt: null, cosigners: [robert] } as const;
const ownerSignedAt = '2026-01-05T10:00:00.000Z';

test('no witness is promised an invitation before both of those who make the document have signed', () => {
  expect(turnOfWitnesses(trust)).toBe('you and Robert Sandoval have signed');
  expect(turnOfWitnesses({ ...trust, ownerSignedAt })).toBe('Robert Sandoval has signed');
});

test('the owner alone is waited for where nobody else makes the document, or ink signs it', () => {
  const spouse = { ...robert, role: 'spouse' } as const;
  for (const one of [
    { ...trust, cosigners: [spouse] },
    { ...trust, method: 'print-and-sign' as const },
  ])
    expect(turnOfWitnesses(one)).toBe('you have signed');
});
