import { expect, test } from 'vitest';
import { assembled, settled } from '#catalogue/living-trust/testing/tampered-document.ts';
import type { Facts } from '#facts/facts.ts';
import { sectionText } from '#review/read-document.ts';

const words = (id: string, change: Partial<Facts> = {}): string => sectionText(assembled(settled(change)), id);

const home = {
  maritalStatus: 'Married',
  spouseName: 'Luis Ortega Paz',
  residencePlan: 'spouseMayLive',
} as const;

test('whoever takes after a life is not kept in the dark until that life ends', () => {
  const reports = words('trustees.reportsToNext');
  expect(reports).toContain('those who would receive the property if that interest then ended');
  expect(reports).toMatch(/Within sixty days after such a trust begins.*at least annually, the report/u);
  expect(reports).toContain('has no conflict of interest');
});

test('no more is kept back for a home than it needs', () => {
  const fund = words('death.residenceFund', home);
  expect(fund).toContain('The fund is no larger than those payments reasonably require');
  expect(fund).toMatch(/what is no longer needed, other than the proceeds of a sale, and distribute it as Section/u);
});

test('while the grantor lives and is incapacitated nothing is paid into the hands of a minor', () => {
  expect(words('life.careOfOthers')).toMatch(/shall not pay to a minor, .* in a manner that Section/u);
});
