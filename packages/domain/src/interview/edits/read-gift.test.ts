import { expect, test } from 'vitest';
import { changedBy, sayAt, whitcombs, whitcombsAt } from '#interview/testing/whitcombs.ts';

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

test('whoever stood nowhere but among the shares is still known when they get a sum instead', () => {
  const lexi = { name: 'Lexi Medeiros', relationship: 'granddaughter', percentage: 10 };
  const [caspian, juniper] = [
    { name: 'Caspian Whitcomb', relationship: 'son', percentage: 50 },
    { name: 'Juniper Whitcomb Reyes', relationship: 'daughter', percentage: 40 },
  ];
  const now = { ...review, facts: { ...whitcombs, beneficiaries: [caspian, juniper, lexi] } };
  const message =
    'take Lexi out of the shares and make it 50 Caspian and 50 Juniper, and just give Lexi $5,000 cash instead';
  expect(changedBy(message, now)['specificGifts']).toContainEqual({ recipient: 'Lexi Medeiros', item: '$5,000' });
});

test.each([
  'I had it wrong about the cello. I promised that to Thaddeus when he was ten, Caspian never cared for music.',
  'I made a mistake with the cello, that goes to Thaddeus, not Caspian',
  'The cello was promised to Thaddeus years ago',
  'the cello was meant for Thaddeus',
  'The cello I want Thaddeus to have',
])('what was promised to somebody else goes to them: %s', (message) => {
  expect(changedBy(message)).toEqual({
    specificGifts: [whitcombs.specificGifts?.[0], { recipient: 'Thaddeus Okoro', item: 'cello' }],
  });
});

test.each(['I promised Juniper I would get this done', 'The money was meant for Solveig'])(
  '“%s” gives nobody anything',
  (message) => {
    expect(changedBy(message)).toEqual({});
  },
);
