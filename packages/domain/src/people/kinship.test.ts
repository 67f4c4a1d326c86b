import { expect, test } from 'vitest';
import { excludesKinship } from '#people/kinship.ts';

test.each([
  ['daughter', 'sister'],
  ['daughter', 'son'],
  ['wife', 'sister-in-law'],
  ['my niece', 'granddaughter'],
])('nobody is both %s and %s', (one, other) => {
  expect(excludesKinship(one, other)).toBe(true);
  expect(excludesKinship(other, one)).toBe(true);
});

test.each([
  ['child', 'daughter'],
  ['stepson', 'son'],
  ['spouse', 'wife'],
  ['friend', 'neighbor'],
  ['brother', 'business partner'],
  ['sister', undefined],
])('one person may be %s and %s', (one, other) => {
  expect(excludesKinship(one, other)).toBe(false);
});
