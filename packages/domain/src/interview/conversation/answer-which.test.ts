import { expect, test } from 'vitest';
import { livingTrustPlan } from '#catalogue/living-trust/plan.ts';
import { replyTo } from '#interview/conversation/reply-to.ts';
import type { Interview } from '#interview/interview.ts';
import { openInterview } from '#interview/open-interview.ts';

const today = '2026-11-20';
const asked = { kind: 'fact', field: 'successorTrustee' } as const;
const before: Interview = {
  ...openInterview(livingTrustPlan),
  facts: {
    grantorName: 'Maria Duarte',
    maritalStatus: 'Single',
    children: [{ name: 'Tom Duarte' }, { name: 'Gerald Duarte' }],
    beneficiaries: [
      { name: 'Tom Duarte', percentage: 50 },
      { name: 'Gerald Duarte', percentage: 50 },
    ],
  },
  asked,
  trail: [asked],
};
const talk = (...messages: readonly string[]) =>
  messages.reduce((turn, message) => replyTo(turn.interview, message, today), {
    interview: before,
    reply: '',
    choices: [] as readonly string[],
    recorded: [] as readonly string[],
  });

test.each([
  'beneficiaries',
  'the first one',
  'from the beneficiaries please',
  'Remove Gerald Duarte from Beneficiaries and shares',
])('a word is enough to say which one is meant: %s', (message) => {
  const { facts } = talk('remove gerald', message).interview;
  expect(facts.beneficiaries?.map(({ name }) => name)).toEqual(['Tom Duarte']);
  expect(facts.children).toHaveLength(2);
  expect(facts.successorTrustee).toBeUndefined();
});

test('a name that says who is meant answers no other question', () => {
  const asking: Interview = {
    ...before,
    which: {
      words: 'remove him',
      sentence: 'Whom do you mean?',
      choices: ['Remove Tom Duarte from Your children', 'Remove Gerald Duarte from Your children'],
    },
  };
  const { facts } = replyTo(asking, 'gerald', today).interview;
  expect(facts.successorTrustee).toBeUndefined();
  expect(facts.children?.map(({ name }) => name)).toEqual(['Tom Duarte']);
});

test('what is passed over is asked once more, and then stays in the words of the person', () => {
  const passed = talk('remove gerald', 'Ida Kettering, my neighbor');
  expect(passed.interview.facts.successorTrustee?.name).toBe('Ida Kettering');
  expect(passed.reply).toContain('One thing is still open from before.');
  expect(passed.choices).toContain('Remove Gerald Duarte everywhere');
  const left = replyTo(passed.interview, 'I do not know', today);
  expect(left.interview.which).toBeUndefined();
  expect(left.interview.notes?.map(({ words }) => words)).toContain('remove gerald');
});

test.each(['never mind', 'neither', 'leave it as it is'])(
  'whoever means none of them has changed nothing: %s',
  (message) => {
    const { facts, which } = talk('remove gerald', message).interview;
    expect(facts).toEqual(before.facts);
    expect(which).toBeUndefined();
  },
);
