import { expect, test } from 'vitest';
import { documentTypeOf } from '#catalogue/made-documents.ts';
import type { Facts } from '#facts/facts.ts';
import { sectionText } from '#review/read-document.ts';

const [joint, will] = [documentTypeOf('joint-trust'), documentTypeOf('pour-over-will')];
const { grantorName: helen = '', spouseName: robert = '', trustName = '' } = joint.sample;

const offered = (facts: Facts): Facts =>
  Object.fromEntries(
    joint.interview.offer({ facts, signed: { on: '2026-03-04' } }).map(({ field, value }) => [field, value]),
  );

const sectionOf = (facts: Facts, id: string): string => {
  const document = will.finish({ ...will.sample, specificGifts: [], ...facts }, '2026-11-22');
  if (!document.ok) throw new Error(JSON.stringify(document.reason));
  return sectionText(document.value, id);
};

test('the will of either spouse does not call a joint trust the trust of one', () => {
  const couples = [
    [helen, robert],
    [robert, helen],
  ] as const;
  for (const [grantorName, spouseName] of couples) {
    const said = { ...offered(joint.sample), grantorName, spouseName };
    expect(sectionOf(said, 'declaration.trust')).toContain(
      `the Testator and ${spouseName} signed as grantors a joint revocable trust in writing, named ${trustName} and dated March 4, 2026 (the “Trust”). ${helen} and ${robert} are its trustees`,
    );
    expect(sectionOf(said, 'residue.gift')).toContain(
      `to the Trustee of ${trustName}, dated March 4, 2026, as amended`,
    );
    expect(sectionOf(said, 'residue.gift')).toContain('of this will, and as the Trust then lets them be changed.');
    expect(sectionOf({ ...said, isTrustSigned: false, trustDate: undefined }, 'declaration.trust')).toContain(
      `the Testator and ${spouseName} sign as grantors a joint revocable trust`,
    );
  }
});

test('a spouse who is only a trustee is not called a maker of the trust', () => {
  const said = { ...offered(joint.sample), grantorName: helen, spouseName: robert, isTrustOfTwo: false };
  expect(sectionOf(said, 'declaration.trust')).toContain('the Testator signed as grantor a revocable trust in writing');
});

test('who made the trust is asked where somebody else is trustee of it too, and nowhere else', () => {
  const { isTrustOfTwo: _of, ...facts } = { ...will.sample, grantorName: helen, spouseName: robert };
  const asks = (initialTrustee: Facts['initialTrustee']): boolean =>
    will.interview
      .describe({ ...will.interview.open(), facts: { ...facts, initialTrustee } })
      .some(({ field }) => field === 'isTrustOfTwo');
  expect(asks([{ name: helen }, { name: robert }])).toBe(true);
  for (const trustees of [
    [{ name: helen }],
    [{ name: robert }],
    [{ name: helen }, { name: 'First Trust Company, N.A.' }],
  ])
    expect(asks(trustees)).toBe(false);
});
