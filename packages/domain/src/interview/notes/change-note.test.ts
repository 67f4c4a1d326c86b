import { expect, test } from 'vitest';
import { llcFormationPlan } from '#catalogue/llc-formation/plan.ts';
import { changeNote } from '#interview/notes/change-note.ts';
import { openInterview } from '#interview/open-interview.ts';

const [roses, question] = ['The roses stay', 'Who pays the taxes?'];
const noted = {
  ...openInterview(llcFormationPlan),
  notes: [{ words: roses }, { words: question, isQuestion: true as const }],
};

test('a note says something else, in its place and of its kind', () => {
  expect(changeNote(noted, question, 'Who pays the gift tax?').notes).toEqual([
    { words: roses },
    { words: 'Who pays the gift tax?', isQuestion: true },
  ]);
});

test('two notes that come to say the same are one', () => {
  expect(changeNote(noted, roses, 'who pays the taxes').notes).toEqual([{ words: 'who pays the taxes' }]);
});

test('a note that is gone already, or stays as it is, changes nothing', () => {
  expect(changeNote(noted, 'Something else', 'The lilies stay')).toBe(noted);
  expect(changeNote(noted, roses, roses)).toBe(noted);
});
