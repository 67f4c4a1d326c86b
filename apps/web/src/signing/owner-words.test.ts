import { expect, test } from 'vitest';
import { howOwnerSigned, nextAfterOwner, othersSign, ownerBadge } from '#signing/owner-words.ts';

const karl = { role: 'cosigner', name: 'Karl Hansen' } as Parameters<typeof othersSign>[0]['cosigners'][number];

test('the members of a company sign after the first one, and no witness is spoken of', () => {
  const company = { ownerSignedAt: null, cosigners: [karl], takesWitnesses: false };
  expect(othersSign(company)).toBe('You sign first. Karl Hansen signs after you.');
  expect(othersSign({ ...company, cosigners: [] })).toBe('Nobody else has to sign it.');
  expect(othersSign({ ...company, cosigners: [], ownerSignedAt: '2026-01-05T10:00:00.000Z' })).toBe('');
});

test('witnesses sign beside whoever the document names, in any order', () => {
  const trust = { ownerSignedAt: null, cosigners: [karl], takesWitnesses: true };
  expect(othersSign(trust)).toBe('You sign first. Karl Hansen and your witnesses sign after you, in any order.');
  expect(othersSign({ ...trust, cosigners: [] })).toBe('You sign first. Your witnesses sign after you.');
});

test('no witness is said to sign before those who make the document together', () => {
  const joint = { ownerSignedAt: null, cosigners: [{ ...karl, role: 'maker' as const }], takesWitnesses: true };
  expect(othersSign(joint)).toBe('You sign first. Karl Hansen signs after you, and your witnesses after Karl Hansen.');
});

test('a maker who signed on paper is not said to have signed on the day on which they told us', () => {
  const paper = { signedOn: '2026-11-20' };
  const signers = [{ role: 'owner', paper, online: null }] as unknown as Parameters<typeof ownerBadge>[0]['signers'];
  const signing = {
    method: 'electronic',
    ownerSignedAt: '2026-11-23T10:00:00.000Z',
    ownerName: 'Helen Sandoval',
    signers,
  } as const;
  expect(ownerBadge(signing)).toBe('Signed on paper November 20, 2026');
  expect(howOwnerSigned(signing)).toContain('on paper on November 20, 2026, as you stated');
});

test('whoever has signed on the screen is not left without the next step', () => {
  type Signing = Parameters<typeof nextAfterOwner>[0];
  const open = { ...karl, hasSigned: false };
  const signing = { method: 'electronic', status: 'complete', cosigners: [open], takesWitnesses: true, witnesses: [] };
  const next = (changed: Partial<Signing>) => nextAfterOwner({ ...(signing as unknown as Signing), ...changed });
  expect(next({})).toBe('Next: send Karl Hansen a private link.');
  expect(next({ cosigners: [] })).toBe('Next: add your witnesses.');
  expect(next({ cosigners: [], takesWitnesses: false })).toBeUndefined();
  expect(next({ status: 'signed' })).toBeUndefined();
});
