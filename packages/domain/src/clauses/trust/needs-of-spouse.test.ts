import { expect, test } from 'vitest';
import { printedSection, sectionNumber, widowed } from '#catalogue/living-trust/testing/special-family.ts';
import type { Facts } from '#facts/facts.ts';

const onBenefits = { takersOnBenefits: ['Tom Lee'] };

test('no trust made in life says that what it holds for a spouse is no resource of the spouse', () => {
  expect(printedSection(onBenefits, 'death.needs')).toContain(
    'no part of it is a resource available to the Beneficiary, except to the extent that the law counts what an instrument other than a will holds for the Spouse',
  );
  expect(printedSection({ ...widowed, takersOnBenefits: ['Ida Bloom'] }, 'death.needs')).toContain(
    'no part of it is a resource available to the Beneficiary. ',
  );
});

test('whoever a trust for needs is held for is no Trustee of it, beside nobody either', () => {
  const needs = printedSection(onBenefits, 'death.needs');
  expect(needs).toContain('may not demand a distribution, serve as a Trustee of it, revoke it');
  expect(needs).toContain('Its Trustee is chosen as if the Beneficiary were unable to serve');
  expect(needs).not.toContain('sole Trustee');
  expect(needs.split(/\s+/u).length).toBeLessThan(250);
});

test('a trust for needs is never read as one that holds what was the own property of whoever it is for', () => {
  expect(printedSection({}, 'death.needs')).toContain(
    'shall hold what this instrument gives to that Beneficiary in a separate trust',
  );
});

test('a share that waits to be set apart is no property of whoever it is held for', () => {
  expect(printedSection(onBenefits, 'death.determined')).toContain(
    'is treated as so held from the death of the Grantor, whether or not it has been set apart, and is not property of the person for whom it is held.',
  );
});

test('stock of an S corporation makes nobody pay out the income of a trust for needs', () => {
  expect(printedSection(onBenefits, 'powers.business')).toContain(
    'except of a Supplemental Needs Trust, which may qualify only as an electing small business trust and from which this Section requires no distribution.',
  );
});

test('what a trust for needs leaves without a line goes to all who share, a stepchild among them', () => {
  const change: Facts = { ...widowed, takersOnBenefits: ['Ida Bloom'], failingShare: 'otherShares' };
  const end = printedSection(change, 'death.needsEnd');
  expect(end).toContain('passes to the Descendants of the Beneficiary then living, Per Stirpes. If there are none,');
  expect(end).toContain(`under Section ${sectionNumber(change, 'death.held')} as if a Held Trust had ended by death.`);
  expect(printedSection(change, 'death.held')).toContain(
    `as a Share of a Beneficiary who does not survive the Grantor passes under Section ${sectionNumber(change, 'death.lapse')}, as if the Grantor had died`,
  );
});

test('nobody ends a trust for needs in favor of the spouse whom it would make too rich for benefits', () => {
  expect(printedSection(onBenefits, 'death.needsEnd')).toContain(
    'or, unless it is held for a surviving husband or wife of the Grantor, end it in favor of the Beneficiary',
  );
});
