import { expect, test } from 'vitest';
import { sayAt } from '#interview/testing/whitcombs.ts';

test('what a wish for a change is about is asked anew with what is recorded, and may stay', () => {
  const turn = sayAt('the Subaru does not read the way it should');
  expect(turn.interview.asked).toEqual({ kind: 'fact', field: 'assets' });
  expect(turn.reply).toContain(
    '“Property that goes in” is now: house at 77 Calle Adobe; 2016 Subaru Outback; savings at Chase.',
  );
  expect(sayAt('Keep it as it is', turn.interview).interview.facts).toEqual(turn.interview.facts);
});

test('of several facts that may be meant each is an answer to tap', () => {
  const turn = sayAt('Solveig has been on my mind a lot');
  expect(turn.choices).toEqual([
    'Change: Further successor trustees, in order',
    'Change: Gifts of particular things or sums',
  ]);
  expect(sayAt(turn.choices[1] ?? '', turn.interview).interview.asked).toEqual({
    kind: 'fact',
    field: 'specificGifts',
  });
});
