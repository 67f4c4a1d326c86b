import { expect, test } from 'vitest';
import { everyLaw } from '#law/every-law.ts';
import { birthsArePast } from '#rules/births-are-past.ts';

test('a child who would be born in the future keeps the document from being finished', () => {
  const issues = (dateOfBirth: string) =>
    birthsArePast({ children: [{ name: 'Ana Paz', dateOfBirth }] }, { today: '2026-11-20', laws: everyLaw });
  expect(issues('2030-03-04')).toMatchObject([{ level: 'error', fields: ['children'] }]);
  expect(issues('2026-11-20')).toEqual([]);
});

test('nobody makes a document who would be born in the future', () => {
  const issues = birthsArePast({ grantorDateOfBirth: '2030-03-04' }, { today: '2026-11-20', laws: everyLaw });
  expect(issues).toMatchObject([{ code: 'V3a', level: 'error', fields: ['grantorDateOfBirth'] }]);
});
