import { expect, test } from 'vitest';
import { assembled, settled } from '#catalogue/living-trust/testing/tampered-document.ts';
import type { Facts } from '#facts/facts.ts';
import { sectionText } from '#review/read-document.ts';

const married = { maritalStatus: 'Married', spouseName: 'Luis Ortega Paz' } as const;

const separated = { ...married, maritalStatus: 'Separated' } as const;

const words = (id: string, change: Partial<Facts>): string => sectionText(assembled(settled(change)), id);

test('a pending divorce takes no gift from a spouse before there is a judgment', () => {
  const pending = words('general.pending', married);
  expect(pending).toContain('stay in effect, unless the Grantor amends them, until a judgment revokes them');
  expect(words('general.marriage', married)).toContain('dissolved or annulled');
});

test.each([married, separated])(
  'a spouse whose divorce is pending neither serves nor decides on incapacity: %j',
  (change) => {
    const pending = words('general.pending', change);
    expect(pending).toContain(
      'does not serve or take office as Trustee, as custodian, as member of a panel, or otherwise',
    );
    expect(pending).toContain('takes no part in deciding whether the Grantor, or another person');
    expect(pending).toContain('If it is pending at the death of the Grantor, paragraph (b) applies after that death');
  },
);

test('nobody of the family of the spouse serves while a divorce is pending, or after it, but a stepchild whom the maker keeps', () => {
  const barred = 'the Spouse, and anyone related to the Grantor only through the Spouse';
  expect(words('general.pending', married)).toContain(`${barred}, does not serve`);
  expect(words('general.marriage', married)).toContain(
    'so is every nomination to an office of the Spouse, or of anyone related to the Grantor only through the Spouse.',
  );
  const stepson = {
    ...married,
    children: [{ name: 'Ben Lee', relationship: 'stepson' }],
    beneficiaries: [{ name: 'Ben Lee', relationship: 'stepson', percentage: 100 }],
    stepchildrenAfterDivorce: true,
  };
  expect(words('general.pending', stepson)).toMatch(
    /other than a stepchild whom Section [\d.]+ protects, does not serve/u,
  );
  expect(words('general.marriage', stepson)).toMatch(/only through the Spouse, except as Section [\d.]+ provides\./u);
});

test('nothing is said of a petition where there is no spouse', () => {
  expect(words('general.pending', { maritalStatus: 'Single' })).toBe('');
});
