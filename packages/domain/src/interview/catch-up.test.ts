import { expect, test } from 'vitest';
import { livingTrustSample } from '#catalogue/living-trust/living-trust-sample.ts';
import { catchUp } from '#interview/catch-up.ts';
import { confirmAllFacts } from '#interview/confirm-fact.ts';
import type { Interview } from '#interview/interview.ts';
import { livingTrustPlan } from '#catalogue/living-trust/questions.ts';
import { openInterview } from '#interview/open-interview.ts';
import { phraseQuestion } from '#interview/phrase-question.ts';
import { recordFact } from '#interview/record-fact.ts';

const open: Interview = { ...openInterview(livingTrustPlan), facts: livingTrustSample, asked: { kind: 'review' } };
const asked = { content: 'Is everything correct?', choices: ['Yes, everything is correct'] };

test('after everything was confirmed beside the chat, the chat does not go on asking', () => {
  const done: Interview = { ...confirmAllFacts(open), asked: null };
  expect(catchUp(done, asked)?.text).toContain('Everything is recorded and confirmed');
  expect(catchUp(open, asked)).toBeUndefined();
});

test('after a later change the chat does not go on calling it finished', () => {
  const done: Interview = { ...confirmAllFacts(open), asked: null };
  const last = { content: phraseQuestion(done).text, choices: [] };
  expect(catchUp(done, last)).toBeUndefined();
  const changed = recordFact(done, 'grantorCounty', 'Cook', '2026-11-20');
  const added = changed.ok ? catchUp(changed.value, last) : undefined;
  expect(added?.text).toContain('Your answers were changed since.');
  expect(added?.text).not.toContain('Everything is recorded and confirmed');
});
