import { expect, test } from 'vitest';
import { findPerson, isSamePerson } from '#facts/same-person.ts';

test.each([
  ['Dr. Ann Lee', 'ann lee'],
  ['The Rev. Dr. Ann Lee', 'Ann Lee'],
  ['Ann Lee, MD', 'Ann Lee'],
  ['Ann B. Lee', 'Ann Lee'],
  ['Ann B. Lee', 'Ann Beth Lee'],
  ['Ruth E. Castellano', 'Ruth Ellen Castellano'],
  ['José O’Neil', "Jose O'Neil"],
  ['Tom Reed, Jr.', 'Tom Reed Junior'],
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
])('%s and %s are two', (one, other) => {
  expect(isSamePerson(one, other)).toBe(false);
});

test('a first name means the only person who is called so, and nobody when there are two', () => {
  const people = [{ name: 'Ann Lee' }, { name: 'Bo Lee' }];
  expect(findPerson(people, 'ann')?.name).toBe('Ann Lee');
  expect(findPerson([...people, { name: 'Ann Stone' }], 'Ann')).toBeUndefined();
});
