import { expect, test } from 'vitest';
import { heldOutPlainQuestions } from '#guide/held-out-plain-questions.ts';
import { heldOutQuestions } from '#guide/held-out-questions.ts';
import { knownQuestions } from '#guide/known-questions.ts';
import { laterQuestions } from '#guide/later-questions.ts';
import { plainQuestions } from '#guide/plain-questions.ts';
import { scoreAnswers } from '#guide/score-answers.ts';
import { strangerQuestions } from '#guide/stranger-questions.ts';
import { trapQuestions } from '#guide/trap-questions.ts';

test.each([
  ['the known questions', knownQuestions, 0.9],
  ['the plain questions', plainQuestions, 0.9],
  ['the later questions', laterQuestions, 0.85],
  ['the questions of strangers', strangerQuestions, 0.85],
  ['the questions kept aside', heldOutQuestions, 0.85],
  ['the plain questions kept aside', heldOutPlainQuestions, 0.85],
  ['the questions that lead astray', trapQuestions, 0.85],
])('the assistant cannot miss many answers to %s, nor answer one with the passage of another', (name, cases, floor) => {
  const { recall, wrong, missed } = scoreAnswers(cases);
  console.log(`${name}: recall ${recall.toFixed(2)}, wrong ${wrong.length}; missed: ${missed.join(' | ')}`);
  expect(wrong).toEqual([]);
  expect(recall).toBeGreaterThanOrEqual(floor);
});

test('the sets are as large as they say, and hold enough questions without an answer', () => {
  const sizes = [knownQuestions, heldOutQuestions, plainQuestions, heldOutPlainQuestions, laterQuestions].map(
    (cases) => [cases.length, cases.filter(({ finds }) => finds.length === 0).length],
  );
  expect(sizes).toEqual([
    [60, 15],
    [30, 8],
    [84, 20],
    [85, 20],
    [65, 20],
  ]);
});
