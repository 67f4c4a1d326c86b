import { expect, test } from 'vitest';
import { changedBy, sayAt } from '#interview/testing/whitcombs.ts';

const isConfirmed = (message: string): boolean => sayAt(message).reply.startsWith('Thank you for checking');

test.each([
  'CONFIRM',
  'fine then',
  'Now it is correct.',
  'Thank you, it is good',
  'looks right. the street is Adobe with one b, you got it',
  'Solveig signs as Solveig K. Brandt but leave the long one. Looks good!',
  'the names are right. all good',
  'yes, and keep it like that',
])('“%s” confirms what is shown', (message) => {
  expect(isConfirmed(message)).toBe(true);
});

test.each([
  'yes, but Solveig is the trustee',
  'ok but take the Subaru out',
  'good, leave the cello to Juniper',
  'good, but leave Thaddeus out',
  'the shares are wrong, otherwise fine',
  'all correct, Thaddeus first',
  'yes and add my niece Paloma Ortiz',
  'fine except the Subaru',
  'looks right, the street is Adelaide',
  'you have it right, only Solveig is my cousin',
  'right, but is Thaddeus in it?',
  'keep the Subaru out of it, rest is good',
])('“%s” confirms nothing', (message) => {
  expect(isConfirmed(message)).toBe(false);
});

test.each([
  'no leave everything',
  'Forget what I said, keep the cello in',
  'never mind',
  'caspian spells Whitcomb with a b, you got it',
])('“%s” leaves everything as it is, and the review is asked again', (message) => {
  expect(changedBy(message)).toEqual({});
  expect(sayAt(message).reply).toContain('stays as it is');
  expect(sayAt(message).interview.asked).toEqual({ kind: 'review' });
});

test('what stands beside an agreement and is left as it is stays as a note', () => {
  const { interview } = sayAt('Solveig signs as Solveig K. Brandt but leave the long one. Looks good!');
  expect(JSON.stringify(interview.notes)).toContain('Solveig signs as Solveig K. Brandt');
});
