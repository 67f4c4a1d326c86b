import { expect, test } from 'vitest';
import { documentOf, home } from '#catalogue/living-trust/testing/cooperative-apartment.ts';
import { plainText } from '#assembly/plain-text.ts';
import type { Facts } from '#facts/facts.ts';
import { sectionText } from '#review/read-document.ts';

test('a co-op is put into the trust by its shares and lease, and never by a deed', () => {
  const document = documentOf();
  expect(sectionText(document, 'declaration.titles')).toContain(
    'an assignment of the shares and of the proprietary lease',
  );
  expect(plainText(document)).toMatch(
    /Brooklyn\. Held by shares of the cooperative corporation .*\| Cooperative apartment/u,
  );
  const steps = document.guide.flatMap((sheet) => sheet.steps);
  expect(steps.find(({ items }) => items?.includes(home.description))?.text).toMatch(/^Sign no deed for a co-op/u);
});

test('each thing that is given to somebody is in the assignment, once, and no sum', () => {
  const text = plainText(documentOf());
  const exhibit = text.slice(text.indexOf('Exhibit 1 Assignment to the Trustee'));
  expect(exhibit).toContain('(a) The grand piano');
  expect(exhibit).toContain('(b) Upright piano');
  expect(exhibit).not.toMatch(/My grand piano|\$5,000|Co-op apartment/u);
});

test('whoever is given a co-op that its corporation will not transfer receives what it is sold for', () => {
  const given = { residencePlan: 'giveTo', residenceRecipient: 'Ana Cruz Vega' } as const;
  expect(sectionText(documentOf(given), 'death.residence')).toContain(
    'if consent is refused, the Trustee shall sell the apartment and distribute the net proceeds to that person.',
  );
  const house = { ...home, description: 'House at 100 Ocean Avenue, Brooklyn' };
  expect(sectionText(documentOf({ ...given, assets: [house] }), 'death.residence')).not.toContain('corporation');
});

test('no trustee is excused from reasonable care where a statute makes the excuse void, and the section does not contradict what else is said of liability', () => {
  const liability = (change: Facts = {}): string => sectionText(documentOf(change), 'trustees.liability');
  expect(liability()).toContain('is liable for a failure to exercise reasonable care, diligence, and prudence');
  expect(liability()).not.toContain('good faith error of judgment');
  expect(liability()).not.toContain('nothing in this instrument excuses it');
  expect(liability()).toContain('applies only so far as it does not excuse that failure');
  expect(liability()).toMatch(/What this Section says does not limit Section 2\.\d while the Trust is revocable\./u);
  expect(liability({ grantorState: 'OH', governingState: 'OH', grantorCounty: 'Franklin' })).toContain(
    'good faith error of judgment',
  );
});
