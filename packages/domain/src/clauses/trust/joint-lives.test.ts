import { expect, test } from 'vitest';
import { finished, partners, refusalOf } from '#catalogue/joint-trust/testing/joint-couple.ts';
import { plainText } from '#assembly/plain-text.ts';
import { jointTrustSample } from '#catalogue/joint-trust/joint-trust-sample.ts';
import type { Facts } from '#facts/facts.ts';
import { sectionText } from '#review/read-document.ts';

const clara = { name: 'Clara Sandoval', relationship: 'stepdaughter', percentage: 50 };

const alike = [clara, { name: 'Daniel Sandoval', relationship: 'son', percentage: 50 }];

test('what belongs to both and to each stands in schedules of its own, and nothing changes hands', () => {
  const text = plainText(finished());
  expect(text).toMatch(/Schedule A Property of Both Grantors[^]*House at 418 Juniper[^]*Schedule B/u);
  expect(text).toMatch(/Schedule B [^]*Cabin near Bishop[^]*Schedule C [^]*Martin guitar[^]*Schedule D/u);
  expect(sectionText(finished(), 'declaration.contributions')).toContain('is a gift from one Grantor to the other');
  expect(text).toContain('community property | Community | $980,000');
});

test('either spouse revokes for community property, and each alone for what is their own', () => {
  expect(sectionText(finished(), 'general.community')).toContain('delivered to both Grantors');
  expect(sectionText(finished(), 'life.revocation')).toContain(
    'says who may revoke the Trust as to Community Property',
  );
  expect(plainText(finished({}, partners))).not.toContain('Community Property');
});

test('with the survivor who may change everything, all is added to the trust of the survivor', () => {
  const document = finished();
  expect(sectionText(document, 'first.stays')).toContain('added to the Survivor’s Trust');
  expect(sectionText(document, 'first.survivorsTrust')).toContain('including who takes it under Article IV');
  expect(plainText(document)).not.toMatch(/Marital Trust|Partner’s Trust|Disclaimer Trust/u);
});

test('held for life, the share qualifies for the marital deduction between spouses, and claims none between partners', () => {
  const spouses = finished({ survivorPlan: 'heldForLife' });
  expect(sectionText(spouses, 'first.marital')).toContain(
    'all of the net income of the Marital Trust, at least quarterly',
  );
  expect(sectionText(spouses, 'first.maritalEnd')).toContain('does not reach it');
  const two = plainText(finished({ survivorPlan: 'heldForLife' }, partners));
  expect(two).toContain('Partner’s Trust');
  expect(two).not.toMatch(/Marital Trust|2056\(b\)/u);
  expect(refusalOf({ partnerName: undefined }, partners)).toEqual(['partnerName']);
});

test('what a surviving spouse disclaims within nine months is held apart', () => {
  const document = finished({ survivorPlan: 'disclaimer' });
  expect(sectionText(document, 'first.stays')).toMatch(/disclaims is held under Section 3\.\d/u);
  expect(sectionText(document, 'first.disclaiming')).toContain('within nine months');
});

test('the words of a state for its homesteads speak of both', () => {
  const land = [{ description: 'House', category: 'realEstate' as const, state: 'TX' as const }];
  const text = plainText(finished({ grantorState: 'TX', governingState: 'TX', assetsOfBoth: land }));
  expect(text).toContain('Each Grantor may use and occupy the Residence as principal home at no cost');
  expect(text).not.toContain('{');
});

test('a stepchild of one of the two is a child of the other, and of the class of all children together', () => {
  const children = [
    { name: 'Clara Sandoval', relationship: 'stepdaughter' },
    { name: 'Daniel Sandoval', relationship: 'son' },
  ];
  const shares = { specialArrangements: ['childrenTogether' as const], beneficiaries: [...alike] };
  const document = finished({ children, ...shares });
  expect(sectionText(document, 'declaration.family')).toContain(
    'Clara Sandoval, a child of Robert Luis Sandoval and not of the other Grantor',
  );
  expect(sectionText(document, 'death.children')).toContain('are Clara Sandoval and Daniel Sandoval');
  expect(
    refusalOf({ children, ...shares, beneficiaries: alike.toSpliced(0, 1, { ...clara, percentage: 30 }) }),
  ).toContain('beneficiaries');
});

test('a small trust of the survivor is not ended because it is small', () => {
  const ending = (change: Facts, base = jointTrustSample) => sectionText(finished(change, base), 'powers.merger');
  expect(ending({ survivorPlan: 'heldForLife' })).toContain('other than the Marital Trust or a Supplemental');
  expect(ending({ survivorPlan: 'heldForLife' }, partners)).toContain(
    'other than the Partner’s Trust or a Supplemental',
  );
  expect(ending({ survivorPlan: 'disclaimer' })).toContain('other than the Disclaimer Trust or a Supplemental');
});
