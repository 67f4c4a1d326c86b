import { expect, test } from 'vitest';
import { findLosses } from '#interview/acts/losses.ts';
import { tellsOfAnEnd } from '#interview/acts/tells-of-an-end.ts';

test.each([
  'My phone died, sorry',
  'the mixer died last week',
  'the deal died last year',
  'our old tractor died in 2020',
  'my Buick died',
])('nobody is mourned where a thing gave out: %s', (message) => {
  expect(findLosses(message)).toEqual([]);
});

test.each([
  'Dad died last week',
  'Rosa died in May',
  'my business partner Ted died',
  'our pastor died',
  'the lady next door died',
])('somebody is mourned: %s', (message) => {
  expect(findLosses(message).map(({ isPet }) => isPet)).toEqual([false]);
});

test('a pet is mourned more quietly', () => {
  expect(findLosses('our cat Muffin passed away yesterday').map(({ isPet }) => isPet)).toEqual([true]);
});

test('what died or broke is nothing that somebody has', () => {
  for (const told of ['Dad died last week', 'the mixer died', 'Grandpa Joe passed in 2001'])
    expect(tellsOfAnEnd(told)).toBe(true);
  for (const had of ['the house I got when Dad died', 'the land of my aunt who died', 'my late father’s truck'])
    expect(tellsOfAnEnd(had)).toBe(false);
});
