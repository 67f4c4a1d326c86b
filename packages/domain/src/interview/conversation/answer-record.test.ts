import { expect, test } from 'vitest';
import { livingTrustPlan } from '#catalogue/living-trust/plan.ts';
import { livingTrustSample } from '#catalogue/living-trust/living-trust-sample.ts';
import { replyTo } from '#interview/conversation/reply-to.ts';
import type { Interview, Turn } from '#interview/interview.ts';
import { openInterview } from '#interview/open-interview.ts';

const { survivalDays: _open, ...facts } = livingTrustSample;
const interview: Interview = {
  ...openInterview(livingTrustPlan),
  facts,
  asked: { kind: 'fact', field: 'survivalDays' },
  notes: [{ words: 'Dwayne already had his part' }],
};
const say = (message: string): Turn => replyTo(interview, message, '2026-11-28');

test.each([
  ['so is Sofia the beneficiary', '• Beneficiaries and shares: Sofía', '• Gifts'],
  ['is Victor shut out or isn’t he?', '• People you mean to leave out: Victor Hargrove', '• Beneficiaries'],
  ['do the little ones get it at 25 or not', 'Mateo Reyes Luna (son, 40%, at age 35)', '• Home address'],
  ['i had put the kids as backup are they in', '• Contingent beneficiaries: Orlando Food Bank', '• People you mean'],
  ['wait, did you put Ana down as trustee', '• Further successor trustees, in order: Ana Cruz Vega', '• Your children'],
  ['Does my nephew still get anything?', '• People you mean to leave out: Victor Hargrove', '• Beneficiaries'],
])('“%s” is answered from what is recorded, and from nothing else', (message, line, other) => {
  const turn = say(message);
  expect(turn.reply).toContain(line);
  expect(turn.reply).not.toContain(other);
  expect(turn.reply).toContain('How many days');
  expect(turn.interview.facts).toEqual(facts);
  expect(turn.interview.notes).toEqual(interview.notes);
});

test('what stands only in the notes is told as such', () => {
  expect(say("is Dwayne shut out or isn't he?").reply).toContain(
    'In your notes, not in the document:\n• “Dwayne already had his part”',
  );
});

test('of somebody who stands nowhere it is said that nothing is recorded', () => {
  expect(say('is Zelda in there?').reply).toContain('I have recorded nothing about that in the document.');
});

test.each([
  'is Mateo a good choice as trustee?',
  'can Ana be my trustee?',
  'will Mateo have to pay tax',
  'Ana is the trustee',
  'does a trustee get paid if he quits?',
])('“%s” asks nothing of the record', (message) => {
  expect(say(message).reply).not.toMatch(/I have recorded/u);
});
