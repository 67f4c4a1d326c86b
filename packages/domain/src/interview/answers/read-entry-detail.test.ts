import { expect, test } from 'vitest';
import { documentTypeOf } from '#catalogue/made-documents.ts';
import type { Facts } from '#facts/facts.ts';

const { interview: trust } = documentTypeOf('living-trust');
const facts: Facts = {
  children: [],
  beneficiaries: [
    { name: 'Ida Bloom', relationship: 'niece', percentage: 60 },
    { name: 'Kay Diaz', relationship: 'niece', percentage: 40 },
  ],
};

const ageOfKay = (message: string) => {
  const asked = { kind: 'detail', field: 'beneficiaries', entry: 0, detail: 'distributionAge' } as const;
  const { interview } = trust.replyTo({ ...trust.open(), facts, asked }, message, '2026-11-28');
  return interview.facts.beneficiaries?.[1]?.distributionAge;
};

test.each(["Kay's 11", 'Kay is 9'])('“%s” says how old somebody is and never when she is paid', (message) => {
  expect(ageOfKay(message)).toBeUndefined();
});

test.each([
  ['Kay 25', 25],
  ['Kay at 21', 21],
] as const)('“%s” is the age at which she is paid', (message, age) => {
  expect(ageOfKay(message)).toBe(age);
});
