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
  expect(pending).toContain('neither takes part in deciding whether the other is Incapacitated');
  expect(pending).toContain('is whoever is next named in Section');
});

test('while a divorce is pending the gifts of the two makers to each other stay', () => {
  expect(pending).toContain(
    'the gifts to each Grantor in this instrument stay in effect, unless they are amended, until Section',
  );
  expect(sectionText(finished.value, 'life.ending')).toContain('every gift to a Grantor in the part of the other');
});
