import { expect, test } from 'vitest';
import { jointTrustSample } from '#catalogue/joint-trust/joint-trust-sample.ts';
import { jointTrust } from '#catalogue/joint-trust/joint-trust.ts';
import { everyLaw } from '#law/every-law.ts';
import { sectionText } from '#review/read-document.ts';

const finished = jointTrust(everyLaw).finish(jointTrustSample, '2026-11-23');
if (!finished.ok) throw new Error(JSON.stringify(finished.reason));
const pending = sectionText(finished.value, 'life.pending');

test('while a divorce is pending neither maker manages what is the other’s or decides that the other can no longer', () => {
  expect(pending).toContain('neither acts as Trustee over the separate Contribution of the other');
  expect(pending).toContain('of the other, or takes part in appointing or removing its Trustee');
  expect(pending).toContain('neither takes part in deciding whether the other is Incapacitated');
  expect(pending).toContain('is whoever is next named in Section');
});

test('while a divorce is pending the gifts of the two makers to each other stay', () => {
  expect(pending).toContain(
    'the gifts to each Grantor in this instrument stay in effect, unless they are amended, until Section',
  );
  expect(sectionText(finished.value, 'life.ending')).toContain('every gift to a Grantor in the part of the other');
});

test('neither of two who part chooses or removes the Trustee of what is the other’s', () => {
  const ending = sectionText(finished.value, 'life.ending');
  expect(ending).toMatch(
    /neither Grantor takes part, in any capacity, in appointing or removing a Trustee of the Contribution of the other/u,
  );
  expect(ending).toMatch(/Section [\d.]+ and Section [\d.]+ apply to it as if its owner were the only Grantor\./u);
});

test('nobody of the family of a former spouse manages what the other leaves, unless named again', () => {
  expect(sectionText(finished.value, 'life.ending')).toContain(
    'or of a child or another relative of that Grantor who is no relative of the other by birth or adoption, is revoked and takes effect as if that person had died before, unless it was made or confirmed in a signed writing after that event.',
  );
});
