import { expect, test } from 'vitest';
import {
  canBeSamePerson,
  findPerson,
  hasOtherFamilyName,
  isCalledIn,
  isLonger,
  isNamedIn,
  isSamePerson,
  withFullerNames,
} from '#facts/same-person.ts';

test.each([
  ['Dr. Ann Lee', 'ann lee'],
  ['The Rev. Dr. Ann Lee', 'Ann Lee'],
  ['Ann Lee, MD', 'Ann Lee'],
  ['Ann B. Lee', 'Ann Lee'],
  ['Ann B. Lee', 'Ann Beth Lee'],
  ['Ruth E. Castellano', 'Ruth Ellen Castellano'],
  ['José O’Neil', "Jose O'Neil"],
  ['Tom Reed, Jr.', 'Tom Reed Junior'],
  ['Ann Lee, J.D.', 'Ann Lee'],
  ['Ann Lee RN', 'Ann Lee'],
  ['Ann Lee, D.O.', 'Ann Lee'],
  ['Fr. Tom Hill', 'Tom Hill'],
  ['Capt. Tom Hill', 'Tom Hill'],
  ['Pastor Tom Hill', 'Tom Hill'],
  ['Robert Lee 3rd', 'Robert Lee III'],
  ['Robert Lee III, MD', 'Robert Lee the Third'],
])('%s and %s are one person', (one, other) => {
  expect(isSamePerson(one, other)).toBe(true);
  expect(isSamePerson(other, one)).toBe(true);
});

test.each([
  ['Tom Reed', 'Tom Reed Jr.'],
  ['Tom Reed Sr.', 'Tom Reed Jr.'],
  ['Ann B. Lee', 'Ann C. Lee'],
  ['Maria Garcia Lopez', 'Maria Lopez'],
  ['First Baptist Church', 'First Church'],
  ['Ann', 'Ann Lee'],
  ['', 'Ann Lee'],
  ['Yo-Yo Ma', 'Yo-Yo'],
  ['Pastor Lopez', 'Lopez'],
  ['Robert Lee Jr.', 'Robert Lee II'],
])('%s and %s are two', (one, other) => {
  expect(isSamePerson(one, other)).toBe(false);
});

test('a first name means the only person who is called so, and nobody when there are two', () => {
  const people = [{ name: 'Ann Lee' }, { name: 'Bo Lee' }];
  expect(findPerson(people, 'ann')?.name).toBe('Ann Lee');
  expect(findPerson([...people, { name: 'Ann Stone' }], 'Ann')).toBeUndefined();
});

test('a name with more in the middle is a longer one, and father and son are not', () => {
  expect(isLonger('Laura Beth Harlan', 'Laura Harlan')).toBe(true);
  expect(isLonger('Dr. Laura Harlan', 'Laura')).toBe(true);
  expect(isLonger('Tom Reed Jr.', 'Tom Reed')).toBe(false);
  expect(isLonger('Laura Harlan', 'Laura Harlan')).toBe(false);
});

test('nobody is found in a longer word: Ann is not in “planning”', () => {
  expect(isCalledIn('We are planning it', 'Ann Lee')).toBe(false);
  expect(isCalledIn('ann gets half', 'Ann Lee')).toBe(true);
  expect(isCalledIn('Take out José', 'Jose Ruiz')).toBe(true);
  expect(isNamedIn('Take out Dr. Ann Lee, please', 'Ann Lee')).toBe(true);
});

test('whoever is named again with more of the name keeps the fuller name, and a title adds none', () => {
  expect(withFullerNames([{ name: 'Ann Lee' }, { name: 'Bo Lee' }], [{ name: 'Ann B. Lee' }])).toEqual([
    { name: 'Ann B. Lee' },
    { name: 'Bo Lee' },
  ]);
  expect(withFullerNames([{ name: 'Ann Lee' }], [{ name: 'Dr. Ann Lee' }])).toEqual([{ name: 'Ann Lee' }]);
});

test('a name after a marriage and one without its middle name are doubts, and no comparison settles them', () => {
  expect([isSamePerson('Ann Lee', 'Ann Stone'), hasOtherFamilyName('Ann Lee', 'Ann Stone')]).toEqual([false, true]);
  expect([isSamePerson('Robert Luis Lee', 'Robert Lee'), canBeSamePerson('Robert Luis Lee', 'Robert Lee')]).toEqual([
    false,
    true,
  ]);
});

test.each([
  ['A. Lee', 'Ann Lee'],
  ['Dan Smith', 'Daniel Smith'],
  ['Bob Luis Sandoval', 'Robert Sandoval'],
  ['Peggy Hill', 'Meg Hill'],
  ['Robert Sandoval', 'Robert Luis Sandoval'],
  ['Ruth Castellano', 'Ruth Castellano-Weber'],
  ['Ruth Ellen Castellano', 'Ruth Castellano Weber'],
])('%s and %s are a doubt, neither the same nor two', (one, other) => {
  for (const [a, b] of [
    [one, other],
    [other, one],
  ] as const)
    expect([isSamePerson(a, b), canBeSamePerson(a, b)]).toEqual([false, true]);
});

test.each([
  ['B. Lee', 'Ann Lee'],
  ['Paula Smith', 'Paul Smith'],
  ['Dan Smith', 'Daniel Smith Jr.'],
  ['Dan Smith', 'Daniel Jones'],
  ['Ann B. Lee', 'Ann C. Lee'],
  ['Robert Sandoval', 'Robert Luis Sandoval Jr.'],
  ['Ruth Weber', 'Ruth Castellano'],
])('%s and %s are no doubt', (one, other) => {
  expect(canBeSamePerson(one, other)).toBe(false);
});
