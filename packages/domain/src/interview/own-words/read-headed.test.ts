import { expect, test } from 'vitest';
import { agencyPlan } from '#catalogue/durable-financial-poa/plan.ts';
import { agencySample } from '#catalogue/durable-financial-poa/agency-sample.ts';
import { replyTo } from '#interview/conversation/reply-to.ts';
import type { Interview, Question, Turn } from '#interview/interview.ts';
import { openInterview } from '#interview/open-interview.ts';

const text = 'Yes. Sell my house last. Pay the vet for my dog and my cat.';
const asked: Question = { kind: 'fact', field: 'specialInstructions' };
const review: Question = { kind: 'review' };

const told = (at: Question): Interview => ({
  ...openInterview(agencyPlan),
  facts: { ...agencySample, specialInstructions: text },
  asked: at,
});

const say = (at: Question, message: string): Turn => replyTo(told(at), message, '2026-11-28');
const after = (at: Question, message: string): unknown => say(at, message).interview.facts.specialInstructions;

test.each([
  [
    'Actually take out the word Yes at the front of the instructions',
    'Sell my house last. Pay the vet for my dog and my cat.',
  ],
  ['remove the word "Yes" from the start', 'Sell my house last. Pay the vet for my dog and my cat.'],
  ['please delete the word last', 'Yes. Sell my house. Pay the vet for my dog and my cat.'],
  ['take the word dog out', 'Yes. Sell my house last. Pay the vet for my and my cat.'],
  ['strike the words for my dog and', 'Yes. Sell my house last. Pay the vet my cat.'],
])('“%s” takes out that word alone', (message, words) => {
  expect(after(review, message)).toBe(words);
  expect(after(asked, message)).toBe(words);
});

test.each([
  'delete the word zebra from the instructions',
  'take out the word Yess at the front',
  'remove the word selling from my instructions',
])('“%s” changes nothing where the word does not stand', (message) => {
  expect(after(review, message)).toBe(text);
  expect(say(asked, message).reply).toContain('nothing is changed');
});

test.each([
  'Put the instructions back: My agent keeps the bees.',
  'Add special instructions: My agent keeps the bees.',
  'Add these special instructions: yes, my agent keeps the bees',
  'Write the instructions back in: my agent keeps the bees',
  'include special instructions to say: My agent keeps the bees',
])('“%s” adds to the instructions', (message) => {
  expect(after(review, message)).toBe(`${text} My agent keeps the bees.`);
  expect(after(asked, message)).toBe(`${text} My agent keeps the bees.`);
});

test.each([
  'Change special instructions to: My agent keeps the bees.',
  'Replace my instructions with: My agent keeps the bees.',
  'update the special instructions: my agent keeps the bees',
  'set the instructions to say: my agent keeps the bees',
])('“%s” says the instructions anew', (message) => {
  expect(after(review, message)).toBe('My agent keeps the bees.');
});

test('a yes before a wish is no part of it', () => {
  expect(after(asked, 'Yes: my agent should keep the bees fed.')).toBe(`${text} My agent should keep the bees fed.`);
});

test.each(['take out the word junior from his name', 'add my sister Rosa Whitfield as an agent'])(
  '“%s” says nothing of the instructions',
  (message) => {
    expect(after(review, message)).toBe(text);
  },
);
