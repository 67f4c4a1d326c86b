import { expect, test } from 'vitest';
import { joinGifts } from '#interview/answers/join-gifts.ts';

const china = { recipient: 'Bernice Stanley', item: 'The good china' };

test('a gift that is said again in fewer words is no second one', () => {
  expect(joinGifts([china], { said: [{ ...china, item: 'the china' }], isMore: false })).toEqual([china]);
});

test('another thing, and one more of the same, are gifts of their own', () => {
  expect(joinGifts([china], { said: [{ ...china, item: 'the piano' }], isMore: false })).toHaveLength(2);
  expect(joinGifts([china], { said: [{ ...china, item: 'the china' }], isMore: true })).toHaveLength(2);
});
