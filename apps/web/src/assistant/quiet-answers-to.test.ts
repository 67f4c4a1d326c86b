import { expect, test } from 'vitest';
import { quietAnswersTo } from '#assistant/quiet-answers-to.ts';

const asked = { words: 'Which county is it in?', choices: [], isComplete: false };

test('no question leaves somebody who is unsure without a way to say so', () => {
  expect(quietAnswersTo(asked)).toEqual(['Why do you ask?', 'I am not sure']);
  expect(quietAnswersTo({ ...asked, choices: ['Yes', 'No'] })).toHaveLength(2);
  expect(quietAnswersTo({ ...asked, words: 'Please tell me the shares.' })).toHaveLength(2);
});

test('no answer is offered twice', () => {
  expect(quietAnswersTo({ ...asked, choices: ['Why do you ask?'] })).toEqual(['I am not sure']);
});

test('where nothing is asked any more, nobody is asked to be sure', () => {
  expect(quietAnswersTo({ words: 'Your document is complete.', choices: [], isComplete: true })).toEqual([]);
  expect(quietAnswersTo({ words: 'Is everything correct?', choices: [], isComplete: true })).toHaveLength(2);
});
