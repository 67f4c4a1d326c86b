import { expect, test } from 'vitest';
import { madeTypes } from '#catalogue/document-types.ts';
import { documentTypeOf } from '#catalogue/made-documents.ts';
import { isRefusal } from '#interview/acts/refusals.ts';

const refusals = [
  'I’d rather not say',
  'none of your business',
  'can I leave it open',
  'I will not tell you that',
  'no comment',
  'not now',
  'that is private',
  'I am not comfortable sharing that',
];

test.each(refusals)('a refusal is one in whatever words: %s', (message) => {
  expect(isRefusal(message)).toBe(true);
});

test.each([
  'pass it to my son',
  'I prefer not to have a bond',
  'leave it to Ann',
  'not my house',
  'my private account',
])('words that say something refuse nothing: %s', (message) => {
  expect(isRefusal(message)).toBe(false);
});

test.each(madeTypes.map(({ id }) => id))('whoever refuses every question comes to an end without a loop: %s', (id) => {
  const { interview: of } = documentTypeOf(id);
  let interview = of.open();
  let said = '';
  for (let turns = 0; interview.asked !== null; turns += 1) {
    const turn = of.replyTo(interview, refusals[turns % refusals.length] ?? '', '2026-11-20');
    expect(turn.recorded).toEqual([]);
    expect(turn.reply).not.toBe(said);
    expect(turn.interview.asked).not.toEqual(interview.asked);
    expect(turn.interview.doubt).toBeNull();
    said = turn.reply;
    interview = turn.interview;
    expect(turns).toBeLessThan(120);
  }
});
