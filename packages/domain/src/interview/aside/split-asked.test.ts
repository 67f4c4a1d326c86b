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
