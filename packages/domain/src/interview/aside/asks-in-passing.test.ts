import { expect, test } from 'vitest';
import { splitAsked } from '#interview/aside/split-asked.ts';

test.each([
  'shop still got a loan on it can it even go in',
  'my brother is a felon can he still be trustee',
  "house is in my ex's name too does that matter",
  'I got a cabin in Maine how does that work',
  'hold up does this llc cover me if the auger hits a gas line',
])('what is told without a stop before a question belongs to it: %s', (message) => {
  expect(splitAsked(message)).toEqual({ questions: [message], told: '' });
});

test.each([
  'what I can do is give it to Ana',
  'Bob can do it and so can she do it',
  'the way that I would do it is half and half',
  'My brother Bob will do it',
])('a verb before who does it asks nothing by itself: %s', (message) => {
  expect(splitAsked(message)).toBeUndefined();
});

test.each([
  'When the one who owned it has died',
  'when the kids get their money',
  'Where the family farm is',
  "What's left goes to Ana",
  'Which reminds me, Tamsin writes it with an h',
  'do the usual one',
])('half a sentence without a mark tells something: %s', (message) => {
  expect(splitAsked(message)).toBeUndefined();
});

test.each(['when do the kids get their money', 'where do I sign', 'when exactly will they get it'])(
  'a question needs no mark: %s',
  (message) => {
    expect(splitAsked(message)?.told).toBe('');
  },
);
