import { expect, test } from 'vitest';
import { splitAsked } from '#interview/aside/split-asked.ts';

test.each([
  'can he still take something since we arent divorced',
  'if i sell the boat before i die what happens?',
  'is my ira supposed to go in there too or not',
  'I am sorry, but why do I need a will at all?',
  'does Florida condo need something separate?',
  'who say when i cannot?',
  'is this binding?',
  'is Ohio a community property state',
  'may I leave my goddaughter a little something',
  'you didnt say, is it ok if we arent married',
  'can I change it later?',
])('“%s” only asks', (message) => {
  expect(splitAsked(message)).toMatchObject({ told: '' });
});

test.each([
  ['Ingrid Solberg. how much is this btw?', 'Ingrid Solberg.'],
  ['Ingrid Solberg, how much is this btw', 'Ingrid Solberg.'],
  ['Why do you need that? 12 Elm Street, Columbus', '12 Elm Street, Columbus'],
])('“%s” asks, and tells “%s” besides', (message, told) => {
  expect(splitAsked(message)?.told).toBe(told);
});

test.each([
  'Ingrid Solberg',
  'Will Harper',
  'May Chen',
  'Joan Pell, who died in 2010',
  'Mercy Lane, which is a bank',
  'could you add my sister Ana?',
  'can we change the trustee?',
  'what I want is that everything goes to Ana',
  'when I die the house goes to Ana',
  'my sister Ana?',
  'do not sell the house',
])('“%s” asks nothing', (message) => {
  expect(splitAsked(message)).toBeUndefined();
});

test.each([
  [
    'Before we start: what does this cost, who sees my data, and is it binding in Oregon?',
    ['what does this cost', 'who sees my data', 'is it binding in Oregon'],
  ],
  ['How much is it and who can read this?', ['How much is it', 'who can read this']],
  [
    'is this safe, how long does it take, and what happens if i die?',
    ['is this safe', 'how long does it take', 'what happens if i die'],
  ],
  ['What does it cost and is it legal in Ohio?', ['What does it cost', 'is it legal in Ohio']],
])('“%s” asks several questions', (message, questions) => {
  expect(splitAsked(message)).toEqual({ questions, told: '' });
});

test.each([
  'Can my sister Ana, who is a nurse, be trustee?',
  'What happens to the house and who pays the mortgage?',
  'Is it ok if my son, when he is 18, gets it?',
  'If I sell the boat before I die, what happens?',
])('“%s” asks one question', (message) => {
  expect(splitAsked(message)?.questions).toHaveLength(1);
});

test('what is told before several questions is heard', () => {
  expect(splitAsked('Ingrid Solberg: what does it cost, and is it binding?')?.told).toBe('Ingrid Solberg.');
});
