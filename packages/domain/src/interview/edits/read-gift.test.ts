import { expect, test } from 'vitest';
import { sayAt, whitcombs, whitcombsAt } from '#interview/testing/whitcombs.ts';

const review = whitcombsAt({ kind: 'review' });

test.each([
  'Take Thaddeus out of the shares and make it 50 Caspian and 50 Juniper, and just give Thaddeus $5,000 cash instead',
  'take Thaddeus out of the shares and give him $5,000 instead',
])('“%s” leaves him a sum and no share', (message) => {
  const { beneficiaries, specificGifts } = sayAt(message, review).interview.facts;
  expect(beneficiaries).toMatchObject([{ name: 'Caspian Whitcomb' }, { name: 'Juniper Whitcomb Reyes' }]);
  expect(specificGifts).toEqual([...(whitcombs.specificGifts ?? []), { recipient: 'Thaddeus Okoro', item: '$5,000' }]);
});

test('whoever keeps a share is given no sum before it is asked', () => {
  expect(sayAt('give Juniper $5,000 cash instead', review).interview.facts).toEqual(review.facts);
});

test.each([
  'The $12,500 for Solveig should be $15,000',
  'One change. The 12,500 for Solveig should read fifteen thousand.',
])('“%s” is another sum for her', (message) => {
  expect(sayAt(message, review).interview.facts.specificGifts).toContainEqual({
    recipient: 'Solveig Brandt',
    item: '$15,000',
  });
});

test.each([
  ['30 is young for that kind of money for Juniper, I would rather she was 35.', 35],
  ["I'd prefer Juniper waits until forty", 40],
])('“%s” is another age for her', (message, distributionAge) => {
  expect(sayAt(message, review).interview.facts.beneficiaries).toContainEqual({
    ...whitcombs.beneficiaries?.[1],
    distributionAge,
  });
});

test.each(['I would rather Solveig was 40', "I'd rather she was there"])('“%s” is no age of a share', (message) => {
  expect(sayAt(message, review).interview.facts).toEqual(review.facts);
});
