import { expect, test } from 'vitest';
import { readMarital } from '#interview/reader/marital.ts';

test.each(['Separated', 'we are legally separated', 'Seperated, for two years', 'I am going through a divorce'])(
  'asked for the marital status, “%s” means separated',
  (text) => {
    expect(readMarital(text, true)?.status).toBe('Separated');
  },
);

test.each([
  ['I am divorced', 'Divorced'],
  ['still married, technically', 'Married'],
  ['my divorce was in 2010', 'Divorced'],
] as const)('asked for the marital status, “%s” means %s', (text, status) => {
  expect(readMarital(text, true)?.status).toBe(status);
});

test('in passing, only the separation of the speaker counts', () => {
  expect(readMarital('My husband and I are separated, by the way', false)?.status).toBe('Separated');
  expect(readMarital('Please keep the two accounts separated', false)).toBeUndefined();
  expect(readMarital('my sister is separated', false)).toBeUndefined();
});

test.each([
  'Then Renee, she married a Coburn, and Scott',
  'Haili Church, where we got married',
  'Dale, who got married last year',
  'Joan has gone by her married name since',
  'I was married to Jim',
])('the wedding of somebody else, or one long past, says nothing of the speaker now: %s', (told) => {
  expect(readMarital(told, false)).toBeUndefined();
});

test.each(['Marlene was my wife, but she is gone, so there is none', 'Joe was my husband until he passed'])(
  'a spouse who was one until death leaves a widowed person: %s',
  (told) => {
    expect(readMarital(told, false)?.status).toBe('Widowed');
  },
);
