import { expect, test } from 'vitest';
import { documentTypeOf } from '#catalogue/made-documents.ts';
import type { StoredInterview } from '#interview/interview.ts';

const type = documentTypeOf('living-trust');

const told = (field: 'beneficiaries' | 'successorTrustee', message: string): StoredInterview => {
  const gone = new Set([field, 'beneficiaries', 'contingentBeneficiaries', 'successorTrustee', 'successorTrustees']);
  const facts = Object.fromEntries(Object.entries(type.sample).filter(([key]) => !gone.has(key)));
  const children = ['Mireya Archuletta', 'Nazario Archuletta'].map((name) => ({ name, isMinor: false }));
  const asked = { kind: 'fact', field } as const;
  const before = { ...type.interview.open(), facts: { ...facts, children }, asked, trail: [asked] } as StoredInterview;
  return type.interview.replyTo(before, message, '2026-11-20').interview;
};

test.each([
  ['half and half but Mireya not until shes 25 and Nazario not till 30 because he spends it', 25, 30],
  ['half each. Mireya gets hers at 25 and Nazario at 30 since he spends it', 25, 30],
  ['50/50, Nazario at 30', undefined, 30],
  ['half and half, but not before they are 25', 25, 25],
  ['Equal shares. Mireya at 25', 25, undefined],
])('shares keep their parts where ages are told behind them: %s', (message, first, second) => {
  const { facts } = told('beneficiaries', message);
  expect(facts.beneficiaries).toMatchObject([
    { name: 'Mireya Archuletta', percentage: 50 },
    { name: 'Nazario Archuletta', percentage: 50 },
  ]);
  const ages = (facts.beneficiaries as readonly { readonly distributionAge?: number }[] | undefined) ?? [];
  expect(ages.map(({ distributionAge }) => distributionAge)).toEqual([first, second]);
});

test('a condition beside shares is asked back', () => {
  const { facts } = told('beneficiaries', 'half each but if Nazario is not sober by 30 then all to Mireya');
  expect(facts.beneficiaries).toBeUndefined();
});

test.each([
  'Nazario has plenty from the company so all of it to Mireya',
  'Nazario is well off, so everything goes to Mireya',
  'Nazario has a good pension and a house so it all goes to Mireya',
  'Mireya took care of me, so everything to Mireya',
])('the reason before a share stays a remark: %s', (message) => {
  expect(told('beneficiaries', message).facts.beneficiaries).toMatchObject([
    { name: 'Mireya Archuletta', percentage: 100 },
  ]);
});

test.each(['If Nazario is well off so all to Mireya', 'Nazario might be well off so all to Mireya, maybe'])(
  'a reason that is not sure is asked back: %s',
  (message) => {
    expect(told('beneficiaries', message).facts.beneficiaries).toBeUndefined();
  },
);

test.each([
  'My brother is in Spain, so my nephew Lionel Peascod',
  'Mireya has three little ones so my nephew Lionel Peascod',
])('the reason before an office stays a remark: %s', (message) => {
  expect(told('successorTrustee', message).facts.successorTrustee).toMatchObject({ name: 'Lionel Peascod' });
});

test.each(['Her maiden name was Landingin', 'My sister’s birth name was Landingin'])(
  'what somebody was called once renames nobody: %s',
  (message) => {
    const before = { ...type.interview.open(), facts: type.sample, asked: { kind: 'review' } } as StoredInterview;
    expect(type.interview.replyTo(before, message, '2026-11-20').interview.facts).toEqual(type.sample);
  },
);

test.each([
  ['Rosetta Jean Fussell, born Rosetta Jean Landingin', 'Rosetta Jean Fussell'],
  ['Rosetta Jean Fussell, formerly Rosetta Landingin', 'Rosetta Jean Fussell'],
  ['Rosetta Jean Fussell (née Landingin)', 'Rosetta Jean Fussell'],
])('a former name beside the name of today is no second one: %s', (message, name) => {
  const gone = new Set(['spouseName']);
  const facts = Object.fromEntries(Object.entries(type.sample).filter(([key]) => !gone.has(key)));
  const asked = { kind: 'fact', field: 'spouseName' } as const;
  const married = { ...facts, maritalStatus: 'Married' };
  const before = { ...type.interview.open(), facts: married, asked, trail: [asked] } as StoredInterview;
  expect(type.interview.replyTo(before, message, '2026-11-20').interview.facts.spouseName).toBe(name);
});

test.each([
  'After Vashti Ogletree my cousin Demetrius Ogletree and after him Lionel Peascod',
  'after Vashti, Demetrius Ogletree and then Lionel Peascod',
])('whoever serves already is no part of the line behind: %s', (message) => {
  const gone = new Set(['successorTrustees']);
  const facts = Object.fromEntries(Object.entries(type.sample).filter(([key]) => !gone.has(key)));
  const asked = { kind: 'fact', field: 'successorTrustees' } as const;
  const served = { ...facts, successorTrustee: { name: 'Vashti Ogletree', relationship: 'sister' } };
  const before = { ...type.interview.open(), facts: served, asked, trail: [asked] } as StoredInterview;
  expect(type.interview.replyTo(before, message, '2026-11-20').interview.facts.successorTrustees).toMatchObject([
    { name: 'Demetrius Ogletree' },
    { name: 'Lionel Peascod' },
  ]);
});
