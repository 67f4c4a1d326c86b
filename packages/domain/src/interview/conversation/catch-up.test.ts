import { expect, test } from 'vitest';
import { livingTrustSample } from '#catalogue/living-trust/living-trust-sample.ts';
import { catchUp } from '#interview/conversation/catch-up.ts';
import { confirmAllFacts } from '#interview/confirm-fact.ts';
import type { Interview } from '#interview/interview.ts';
import { livingTrustPlan } from '#catalogue/living-trust/plan.ts';
import { openInterview } from '#interview/open-interview.ts';
import { phraseQuestion } from '#interview/conversation/phrase-question.ts';
import { recordFact } from '#interview/record-fact.ts';
import { replyTo } from '#interview/conversation/reply-to.ts';
import type { Facts } from '#facts/facts.ts';
import { asking, known, today } from '#interview/testing/hallorans.ts';

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

const together: Facts = { ...known, initialTrustee: [{ name: 'Ruth Halloran' }, { name: 'Tom Halloran' }] };
const { children: _children, ...childless } = together;
const moved = () => {
  const changed = recordFact(asking('children', childless), 'children', known.children, today);
  if (!changed.ok) throw new Error(changed.reason.message);
  return changed.value;
};

test('after a change beside the chat, the chat asks what is asked now', () => {
  const last = { content: 'Do you have children?', choices: ['No children'] };
  expect(catchUp(moved(), last)?.text).toContain(`Your answers were changed since. ${phraseQuestion(moved()).text}`);
  expect(catchUp({ ...moved(), asked: { kind: 'fact', field: 'children' }, movedFrom: null }, last)).toBeDefined();
});

test.each(['no', 'Yes', 'No particular gifts', 'skip', 'Nobody'])(
  'a short answer to a question that has moved on since records nothing and is asked: “%s”',
  (message) => {
    const turn = replyTo({ ...moved(), asked: { kind: 'fact', field: 'coTrusteesActJointly' } }, message, today);
    expect(turn.interview.facts).toEqual(moved().facts);
    expect(turn.interview.asked).toEqual({ kind: 'fact', field: 'coTrusteesActJointly' });
    expect(turn.reply).toContain('so I have not recorded that');
    expect(turn.interview.movedFrom).toBeUndefined();
    expect(replyTo(turn.interview, 'Yes', today).interview.facts.coTrusteesActJointly).toBe(true);
  },
);

test('a change beside the chat that leaves the question open leaves the chat as it is', () => {
  const changed = recordFact(asking('beneficiaries', known), 'grantorCounty', 'Canyon', today);
  expect(changed.ok && changed.value.movedFrom).toBeUndefined();
});
