import { expect, test } from 'vitest';
import { say } from '#interview/testing/hallorans.ts';

const widow = {
  grantorName: 'Dorothy Hollis',
  grantorAddress: '218 Larch St, Boise, ID 83702',
  grantorState: 'ID',
  grantorCounty: 'Ada',
  grantorDateOfBirth: '1950-02-03',
  maritalStatus: 'Widowed',
} as const;
const husband = {
  ...widow,
  grantorName: 'Marcus Delgado',
  maritalStatus: 'Married',
  spouseName: 'Elena Ruiz Delgado',
} as const;

test('a "no" that corrects a name is no answer to the question that is open', () => {
  for (const words of ['no, Dorothy MAE Hollis please', 'no its Dorothy Mae Hollis', 'Sorry, Dorothy Mae Hollis']) {
    const { facts } = say('children', words, widow).interview;
    expect([words, facts.grantorName, facts.children]).toEqual([words, 'Dorothy Mae Hollis', undefined]);
  }
  expect(say('children', 'no', widow).interview.facts.children).toEqual([]);
  expect(say('children', 'No, I never had any', widow).interview.facts.children).toEqual([]);
});

test('a corrected name is written anew wherever it stands, and nobody is added', () => {
  const known = { ...widow, initialTrustee: [{ name: 'Dorothy Hollis' }] };
  const { facts } = say('children', 'actually Dorothy Mae Hollis', known).interview;
  expect([facts.grantorName, facts.initialTrustee]).toEqual(['Dorothy Mae Hollis', [{ name: 'Dorothy Mae Hollis' }]]);
});

test('a spouse who is to be changed does not become a child', () => {
  const { facts } = say('children', 'change my spouse to Elena Maria Delgado', husband).interview;
  expect([facts.spouseName, facts.children]).toEqual(['Elena Maria Delgado', undefined]);
});

test('a nickname and the full name behind it are one person', () => {
  const told = "Bobby, that's Robert James Hollis, my oldest, then Susan Pruitt and Linda Hollis";
  const { facts } = say('children', told, widow).interview;
  expect(facts.children?.map(({ name }) => name)).toEqual(['Robert James Hollis', 'Susan Pruitt', 'Linda Hollis']);
});
