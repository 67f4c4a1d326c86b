// How sure the search of the floating assistant has to be before it answers: recall and wrong answers by threshold.
import { findCandidates, sureEnough } from '@evergrant/server/assistant/find-answer.ts';
import { asides } from '#guide/asides.ts';
import { heldOutAsides } from '#guide/held-out-asides.ts';
import { heldOutPlainQuestions } from '#guide/held-out-plain-questions.ts';
import { heldOutQuestions } from '#guide/held-out-questions.ts';
import { knownQuestions } from '#guide/known-questions.ts';
import { laterQuestions } from '#guide/later-questions.ts';
import { plainQuestions } from '#guide/plain-questions.ts';
import type { QuestionCase } from '#guide/question-case.ts';
import { scoreAsides } from '#guide/score-asides.ts';
import { strangerQuestions } from '#guide/stranger-questions.ts';
import { trapQuestions } from '#guide/trap-questions.ts';

const sets: readonly (readonly [string, readonly QuestionCase[]])[] = [
  ['known', knownQuestions],
  ['kept aside', heldOutQuestions],
  ['plain', plainQuestions],
  ['plain kept aside', heldOutPlainQuestions],
  ['later', laterQuestions],
  ['strangers', strangerQuestions],
  ['traps', trapQuestions],
];

const countAt = (cases: readonly QuestionCase[], threshold: number): string => {
  const answered = cases.flatMap(({ asks, finds }) => {
    const [best] = findCandidates(asks);
    return best && best.confidence >= threshold ? [finds.includes(best.topic.id)] : [];
  });
  const right = answered.filter(Boolean).length;
  const answerable = cases.filter(({ finds }) => finds.length > 0).length;
  return `${right}/${answerable} (${(right / answerable).toFixed(2)}), ${answered.length - right} wrong`;
};

console.log(['threshold', ...sets.map(([name]) => name)].join(' | '));
for (let percent = 30; percent <= 80; percent += 5) {
  const threshold = percent / 100;
  const mark = threshold === sureEnough ? ' (in use)' : '';
  console.log([`${threshold.toFixed(2)}${mark}`, ...sets.map(([, cases]) => countAt(cases, threshold))].join(' | '));
}

// What the middle of an interview makes of all of them: the subjects that a question names count there too.
for (const [name, cases] of [...sets, ['asides', asides], ['asides kept aside', heldOutAsides]] as const) {
  const { recall, wrong } = scoreAsides(cases);
  console.log(`in an interview, ${name}: ${recall.toFixed(2)}, ${wrong.length} wrong`);
}
