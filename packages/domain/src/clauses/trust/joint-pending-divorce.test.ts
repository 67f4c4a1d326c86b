import { expect, test } from 'vitest';
import { jointTrustSample } from '#catalogue/joint-trust/joint-trust-sample.ts';
import { jointTrust } from '#catalogue/joint-trust/joint-trust.ts';
import { everyLaw } from '#law/every-law.ts';
import { sectionText } from '#review/read-document.ts';

const finished = jointTrust(everyLaw).finish(jointTrustSample, '2026-11-23');
if (!finished.ok) throw new Error(JSON.stringify(finished.reason));
const words = (id: string): string => sectionText(finished.value, id);
const [pending, ending, apart] = [words('life.pending'), words('life.ending'), words('life.apart')];

test('while a divorce is pending neither maker manages what is the other’s or decides that the other can no longer', () => {
  expect(apart).toMatch(/This Section applies while Section [\d.]+ does, and after an event that is named in/u);
  expect(apart).toContain('acts as Trustee over the separate Contribution of the other');
  expect(pending).toContain('takes part in deciding whether the other is Incapacitated');
  expect(apart).toContain('and otherwise whoever is next named in Section');
});

test('while a divorce is pending neither of the two chooses who manages the half of the other in what belongs to both, unless the other is incapacitated or dead', () => {
  expect(apart).toMatch(
    /over the separate Contribution of the other, or over the part of the other under Section [\d.]+, or takes part, in any capacity, in appointing or removing its Trustee/u,
  );
  expect(apart).toContain(
    'while the other is Incapacitated, or after the death of the other, the same applies to the whole Contribution of the other, with the half of what belongs to both',
  );
  expect(pending).toContain(
    'neither Grantor may act alone as Trustee over what belongs to both, except to preserve it',
  );
});

test('what belongs to both is not at the mercy of one between the judgment and the division', () => {
  expect(pending).toMatch(
    /until the division under Section [\d.]+ is complete or, while both are living and no event named there has happened, the petition is dismissed or denied:/u,
  );
});

test('while a divorce is pending the gifts of the two makers to each other stay', () => {
  expect(pending).toContain(
    'the gifts to each Grantor in this instrument stay in effect, unless they are amended, until Section',
  );
  expect(ending).toContain('in the part of each Grantor, every gift to the other is revoked');
});

test('neither of two who part chooses or removes the Trustee of what is the other’s', () => {
  expect(apart).toMatch(/Section [\d.]+ and Section [\d.]+ apply to it as if its owner were the only Grantor\./u);
});

test('nobody of the family of the other serves while a divorce is pending', () => {
  expect(apart).toContain(
    'neither Grantor, and no one related to the other only through that Grantor, acts as Trustee',
  );
  expect(apart).toContain('and is not so barred, even if the other Grantor is serving');
  expect(pending).toContain('and no one related to the other only through that Grantor, takes part in deciding');
});

test('nobody of the family of a former spouse manages what the other leaves, unless its owner says so again', () => {
  expect(ending).toContain(
    'so is every nomination to an office of the other, or of anyone related to that Grantor only through the other.',
  );
  expect(ending).toContain('unless that Grantor makes or confirms it in a signed writing after that event.');
});

test('a petition that is dismissed gives no office back to somebody whose marriage has ended all the same', () => {
  expect(pending).toMatch(
    /each Grantor has again the offices that this instrument gives, unless an event named in Section [\d.]+ has happened\./u,
  );
});

test('somebody whose spouse dies while a divorce is pending is not kept for life from managing what came to them', () => {
  expect(pending).toMatch(
    /If a Grantor dies before such an event, this Section and Section [\d.]+ cease to apply to property once it is distributed, or set apart under Article \w+ as property that the Surviving Grantor may withdraw\./u,
  );
});
