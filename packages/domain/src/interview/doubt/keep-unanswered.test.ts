import { expect, test } from 'vitest';
import type { Interview } from '#interview/interview.ts';
import { sayAt, whitcombsAt } from '#interview/testing/whitcombs.ts';

const open = { proposed: { successorTrustee: { name: 'Ruth Miller' } }, words: 'maybe Ruth Miller later on' };
const waiting = (interview: Interview): Interview => ({ ...interview, unanswered: [open] });

test('what waited when the review was confirmed is not asked any more, and stays a note', () => {
  const { interview } = sayAt('yes', waiting(whitcombsAt({ kind: 'review' })));
  expect(interview.unanswered).toBeUndefined();
  expect(interview.notes?.map(({ words }) => words)).toContain(open.words);
});

test('what was just refused is not asked once more in other words', () => {
  const doubt = { proposed: open.proposed, sentence: 'Is Ruth Miller right?', words: 'Ruth Miller I guess' };
  const before = { ...waiting(whitcombsAt({ kind: 'fact', field: 'noContest' }, 'noContest')), doubt };
  const { interview } = sayAt('no', before);
  expect(interview.doubt).toBeNull();
  expect(interview.unanswered).toBeUndefined();
});

test('a yes said to a question for own words is never asked back as one', () => {
  const first = sayAt('yes', whitcombsAt({ kind: 'fact', field: 'specialInstructions' }));
  expect(sayAt('yes', first.interview).interview.doubt).toBeNull();
});
