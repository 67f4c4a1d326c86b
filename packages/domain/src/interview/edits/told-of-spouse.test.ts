import { expect, test } from 'vitest';
import type { Facts } from '#facts/facts.ts';
import { jointTrustSample } from '#catalogue/joint-trust/joint-trust-sample.ts';
import { documentTypeOf } from '#catalogue/made-documents.ts';

const { interview } = documentTypeOf('joint-trust');
const facts: Facts = {
  ...jointTrustSample,
  spouseName: 'Bernadette Rose Zylmandt',
  grantorDateOfBirth: '1957-04-27',
  secondDateOfBirth: '1959-09-08',
  children: [{ name: 'Amy Kolbranner' }, { name: 'Trevor Zylmandt' }],
  specificGifts: [],
};
const now = { ...interview.open(), facts, asked: { kind: 'review' } } as const;
const after = (message: string) => interview.replyTo(now, message, '2026-11-28').interview;

test.each([
  ['Bernadette says I got her year wrong. She was born in 1958, same day.', '1958-09-08'],
  ['Bernadette tells me I mixed it up. She was born on the 9th', '1959-09-09'],
  ['I asked Bernadette, and her year is off. She was born in 1958', '1958-09-08'],
  ['My wife is laughing at me. She was born in 1958.', '1958-09-08'],
  ['Bernadette looked over my shoulder. Her birthday is September 9.', '1959-09-09'],
])('“%s” is the day of the spouse who was named before', (message, day) => {
  expect(after(message).facts).toMatchObject({ secondDateOfBirth: day, grantorDateOfBirth: '1957-04-27' });
});

test('the day of a child who was named before is nobody’s of the two', () => {
  const { grantorDateOfBirth, secondDateOfBirth } = facts;
  const said = after('Amy says I got her year wrong. She was born in 1985.');
  expect(said.facts).toMatchObject({ grantorDateOfBirth, secondDateOfBirth });
});

test.each([
  ['Bernadette would also like her wedding ring quilt to go to Amy.', 'wedding ring quilt'],
  ["I'd also like the tea set to go to Amy", 'the tea set'],
  ["Bernadette hopes her mother's piano to go to Amy too", "mother's piano"],
])('“%s” is one more gift', (message, item) => {
  expect(after(message).facts.specificGifts).toMatchObject([{ item, recipient: 'Amy Kolbranner' }]);
});

test('a wish alone that something goes to somebody is asked back', () => {
  const { doubt } = after('My wife wants her ring to go to Amy');
  expect(doubt?.proposed).toMatchObject({ specificGifts: [{ item: 'ring', recipient: 'Amy Kolbranner' }] });
});

test.each(['Bernadette wants her share to go to Amy', 'I want my half to go to Trevor'])(
  '“%s” is no gift',
  (message) => {
    expect(after(message).facts.specificGifts).toEqual([]);
  },
);
