import { expect, test } from 'vitest';
import { isMereRemark } from '#interview/acts/is-mere-remark.ts';
import { sayAt, whitcombs, whitcombsAt } from '#interview/testing/whitcombs.ts';

test.each([
  "he's good with numbers",
  'She is very honest',
  'and he lives next door',
  'We grew up together',
  'my knee is killing me',
  'it is so hot today',
  'Lord this is hard',
  'what a day',
  'the rest is right',
  'Caspian is good with money',
])('“%s” says nothing of the document', (words) => {
  expect(isMereRemark(words, whitcombs)).toBe(true);
});

test.each([
  'I want him to keep the farm going',
  'he is honest, but never let him sell the house',
  'she is good with money unless she drinks',
  "I'm afraid he will spend it",
  'my cat needs a home',
  'my tractor stays in the barn',
  'Hester, she is the steady one',
  'he is good with numbers and owes me 500',
  "he's reliable and so is Ruth Miller",
  'she is the responsible one of my daughters',
  'He must ask my sister',
  'my knee surgery is on Friday, so if I die settle it',
])('“%s” may mean something, and is kept', (words) => {
  expect(isMereRemark(words, whitcombs)).toBe(false);
});

const asked = whitcombsAt({ kind: 'fact', field: 'successorTrustee' }, 'successorTrustee', 'successorTrustees');

test('a reason beside a name is neither noted nor spoken of', () => {
  const { interview, reply } = sayAt("Tom Reed, he's good with numbers", asked);
  expect(interview.facts.successorTrustee).toMatchObject({ name: 'Tom Reed' });
  expect(interview.notes).toBeUndefined();
  expect(reply).not.toContain('numbers');
});

test.each(['my knee is killing me', 'let me think', 'it is so hot today', 'what a day'])(
  '“%s” is heard, and the question stays open',
  (message) => {
    const { interview, reply } = sayAt(message, asked);
    expect(interview.asked).toEqual(asked.asked);
    expect(interview.notes).toBeUndefined();
    expect(reply).toMatch(/I hear you|I understand/u);
  },
);

test('an exclamation is no question for an attorney', () => {
  expect(sayAt('Tom Reed. What a day.', asked).interview.notes).toBeUndefined();
});
