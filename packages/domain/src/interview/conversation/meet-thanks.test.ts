import { expect, test } from 'vitest';
import type { Interview } from '#interview/interview.ts';
import { sayAt, whitcombsAt } from '#interview/testing/whitcombs.ts';

const doubting = (): Interview => ({
  ...whitcombsAt({ kind: 'fact', field: 'successorTrustee' }, 'successorTrustee'),
  doubt: { proposed: { successorTrustee: { name: 'Ruth Miller' } }, sentence: 'Is Ruth Miller right?' },
});

const thanks = [
  'Thank you',
  'ok thanks',
  'great',
  'great, thank you so much',
  "that's nice of you",
  'bless you',
  'thanks hon',
  'You are so kind, thank you',
  'Thx!',
];

test.each(thanks)('“%s” consents to nothing that is asked back, which is asked again', (message) => {
  const { interview, reply, choices } = sayAt(message, doubting());
  expect(interview.facts.successorTrustee).toBeUndefined();
  expect(interview.doubt).not.toBeNull();
  expect(reply).toContain('Is Ruth Miller right?');
  expect(reply).not.toBe('Is Ruth Miller right?');
  expect(choices).toContain('Yes');
});

test.each(thanks)('“%s” confirms no review, takes over no settings and answers no question', (message) => {
  const asked = [
    { kind: 'review' },
    { kind: 'offer', fields: ['survivalDays'] },
    { kind: 'fact', field: 'noContest' },
  ] as const;
  for (const one of asked) {
    const before = whitcombsAt(one, 'survivalDays', 'noContest');
    const { interview } = sayAt(message, before);
    expect(interview.asked).toEqual(one);
    expect(interview.facts).toEqual(before.facts);
    expect(interview.notes).toBeUndefined();
  }
});

test.each(['Yes, thank you', 'ok', 'perfect', 'sure, thanks', 'looks great, thank you', "thanks, that's right"])(
  '“%s” is a yes',
  (message) => {
    expect(sayAt(message, doubting()).interview.facts.successorTrustee).toEqual({ name: 'Ruth Miller' });
  },
);

test('the same thanks twice are met in other words', () => {
  const first = sayAt('thanks', doubting());
  expect(sayAt('thanks', first.interview).reply).not.toBe(first.reply);
});
