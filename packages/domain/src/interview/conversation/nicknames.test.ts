import { expect, test } from 'vitest';
import { replyTo } from '#interview/conversation/reply-to.ts';
import { asking, today, without } from '#interview/testing/hallorans.ts';

test('whoever is called by a nickname that was told is meant', () => {
  const open = asking('children', without('children'));
  for (const words of [
    'Cletus Ray Halloran III, we call him Trey, and Misty Halloran',
    'Cletus Ray Halloran III and Misty Halloran. Everybody calls Cletus Trey.',
    'Misty Halloran and Cletus Ray Halloran III, who goes by Trey',
  ]) {
    const { interview } = replyTo(open, words, today);
    const shared = replyTo(
      { ...interview, asked: { kind: 'fact', field: 'beneficiaries' } },
      'Trey 60, Misty 40',
      today,
    );
    expect([words, shared.interview.facts.beneficiaries?.map(({ name }) => name)]).toEqual([
      words,
      ['Cletus Ray Halloran III', 'Misty Halloran'],
    ]);
    const given = replyTo({ ...interview, asked: { kind: 'fact', field: 'specificGifts' } }, 'my watch to Trey', today);
    expect(given.interview.facts.specificGifts).toMatchObject([{ recipient: 'Cletus Ray Halloran III' }]);
  }
});

test('a word of every day is no nickname', () => {
  const open = asking('children', without('children'));
  const { interview } = replyTo(open, 'Joe Halloran and Amy Halloran, he calls every Sunday', today);
  expect(interview.nicknames).toBeUndefined();
});
