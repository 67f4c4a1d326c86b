import { expect, test } from 'vitest';
import { isCourtesy } from '#interview/grounding/is-courtesy.ts';
import { known } from '#interview/testing/hallorans.ts';

const reply = 'Your children: Amy Halloran and Joe Halloran. Who should receive your property, and what share?';
const mayStand = (words: string): boolean => isCourtesy(words, { facts: known, reply });

test.each([
  'Thank you for telling me.',
  'That’s clear, Amy and Joe.',
  "Thanks, that helps. Let's take the next step together.",
  'Thank you, that is very clear.',
])('courtesy may stand before a reply: %s', (words) => {
  expect(mayStand(words)).toBe(true);
});

test.each([
  ['nothing', ''],
  ['a name that the reply does not say', 'Thank you, Daniel.'],
  ['a name in small letters', 'thank you, zoe.'],
  ['a number in digits', 'Thank you, that is 2 of them.'],
  ['a number in words', 'Thank you for the two of them.'],
  ['a share', 'That is half of it.'],
  ['a promise', 'Your documents will be valid in every state.'],
  ['what the product costs', 'All of this is free.'],
  ['that all is done', 'Your trust is complete.'],
  ['advice', 'You should leave Joe out.'],
  ['a question', 'Shall we go on?'],
  ['an address', 'Thank you, see https://evil.example.'],
  ['markup', '<b>Thank you.</b>'],
  ['a second line', 'Thank you.\nLet me take that.'],
  ['a sign of control', 'Thank you\u0000.'],
  ['a turned text', 'Thank you\u202e.'],
  ['words of the reply', 'Who should receive your property.'],
  ['another language', 'Gracias por contarme.'],
  ['many words', `${'Thank you so very much. '.repeat(10)}Thank you.`],
  ['joy, which may meet a death', 'That is wonderful.'],
  ['an unfinished sentence', 'Thank you for'],
])('%s may not', (_, words) => {
  expect(mayStand(words)).toBe(false);
});
