import { globSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { madeTypes } from '#catalogue/document-types.ts';
import { calledField } from '#interview/asked/called-facts.ts';
import { findFocus } from '#interview/asked/find-focus.ts';
import { setScene } from '#interview/asked/scene.ts';
import { openInterview } from '#interview/open-interview.ts';
import { documentTypeOf } from '#catalogue/made-documents.ts';
import { applicableQuestions } from '#interview/missing-facts.ts';
import { replyTo } from '#interview/conversation/reply-to.ts';
import type { QuestionPlan } from '#interview/fact-question.ts';

const isPlan = (value: unknown): value is QuestionPlan =>
  typeof value === 'object' && value !== null && 'questions' in value && 'rules' in value;

const plans = await Promise.all(
  globSync('*/plan.ts', { cwd: import.meta.dirname }).map(async (file) => {
    const module = (await import(join(import.meta.dirname, file))) as object;
    const plan = Object.values(module).find(isPlan);
    if (!plan) throw new Error(`${file} exports no plan`);
    return plan;
  }),
);

const names = ({ questions }: QuestionPlan) =>
  questions.flatMap(({ field, label, called = [] }) => [label, ...called].map((name) => ({ field, name })));

// Every question of the plan belongs to the document and was answered.
const focusOf = (plan: QuestionPlan, text: string) => {
  const scene = setScene(openInterview(plan), { text, isLenient: true, today: '2026-11-20' });
  const facts = Object.fromEntries(plan.questions.map(({ field }) => [field, []]));
  return findFocus({ ...scene, facts, questions: plan.questions });
};

test('every document type of the catalogue is here', () => {
  expect(plans).toHaveLength(madeTypes.length);
});

test.each(plans)('no two facts of $documentType are called by the same words', (plan) => {
  const wrong = names(plan).filter(({ field, name }) => {
    const { questions } = plan;
    return [questions, questions.toReversed()].some((some) => calledField(name, some) !== field);
  });
  expect(wrong).toEqual([]);
});

test.each(plans)('every fact of $documentType is found by its label and by what people call it', (plan) => {
  const wishes = ['change ', 'please change the ', 'go back to my ', 'I want to correct ', 'can we edit the '];
  const wrong = names(plan).flatMap(({ field, name }) =>
    wishes
      .map((wish) => ({ said: wish + name, found: focusOf(plan, wish + name) }))
      .filter(({ found }) => found !== field)
      .map((one) => ({ ...one, field })),
  );
  expect(wrong).toEqual([]);
});

test.each(plans)(
  'whoever wants to change an answer of $documentType is asked it again, and nothing else changes',
  (plan) => {
    const told = {
      ...openInterview(plan),
      facts: documentTypeOf(plan.documentType).sample,
      asked: { kind: 'review' } as const,
    };
    const answered = applicableQuestions(told).filter(({ field }) => field in told.facts);
    const wishes = ['change the ', 'go back to my ', 'I want to correct the '];
    const said = answered.flatMap(({ field, label, called = [] }) =>
      [label, ...called].map((name) => ({ field, name })),
    );
    const wrong = said.flatMap(({ field, name }, index) => {
      const wish = `${wishes[index % wishes.length]}${name}`;
      const { interview } = replyTo(told, wish, '2026-11-20');
      const isAsked = interview.asked?.kind === 'fact' && interview.asked.field === field;
      return isAsked && isDeepStrictEqual(interview.facts, told.facts) ? [] : [{ wish, field, asked: interview.asked }];
    });
    expect(wrong).toEqual([]);
  },
);
