import { expect, test } from 'vitest';
import { animalsNamed, isAnimal } from '#interview/acts/animals-named.ts';
import { hear, known, without } from '#interview/testing/hallorans.ts';

const said = 'An animal can neither receive property nor serve';

test.each([
  ['children', 'my babies are two cats'],
  ['children', 'Whiskers is my cat'],
  ['children', 'dog mom to Biscuit'],
  ['children', 'just my fur babies Milo and Otis'],
  ['beneficiaries', 'my cat Whiskers'],
  ['beneficiaries', 'half to Amy and half to my parrot Polly'],
  ['specificGifts', '$500 to my dog Rex'],
  ['specificGifts', 'my dog gets my couch'],
  ['successorTrustee', 'ha, leave it all to the dog'],
  ['intentionallyOmitted', 'my cat'],
] as const)('an animal is nobody, asked for %s: “%s”', (field, message) => {
  const facts = field === 'children' ? without('children') : known;
  const { interview, reply } = hear(field, message, facts);
  expect([interview.facts, interview.doubt]).toEqual([facts, null]);
  expect(reply).toContain(said);
});

test('an animal beside people is left out of them, and said so', () => {
  const { interview, reply } = hear('beneficiaries', 'Amy, Joe and Whiskers, my cat');
  const names = interview.doubt?.proposed.beneficiaries?.map(({ name }) => name);
  expect(names).toEqual(['Amy Halloran', 'Joe Halloran']);
  expect(reply).toContain(said);
});

test.each([
  ['my friend Cat Stevens', 'Cat Stevens'],
  ['Hamilton Fish and his dog Rex', 'Hamilton Fish'],
  ['my niece kitty Reed', 'Kitty Reed'],
  ['my dog walker Sue Reed', 'Sue Reed'],
  ['the Boise Cat Rescue', 'Boise Cat Rescue'],
])('who is called like an animal, or works with them, is somebody: “%s”', (message, name) => {
  expect(isAnimal(animalsNamed(message), name)).toBe(false);
});
