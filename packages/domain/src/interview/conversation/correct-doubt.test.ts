import { expect, test } from 'vitest';
import { livingTrustPlan } from '#catalogue/living-trust/plan.ts';
import { replyTo } from '#interview/conversation/reply-to.ts';
import type { Interview } from '#interview/interview.ts';
import { openInterview } from '#interview/open-interview.ts';

const today = '2026-11-20';
const asked = { kind: 'fact', field: 'children' } as const;
const proposed = {
  children: [
    { name: 'Tom Duarte', relationship: 'son', isMinor: true },
    { name: 'Ann Duarte' },
    { name: 'Gerald Duarte' },
  ],
};
const before: Interview = {
  ...openInterview(livingTrustPlan),
  facts: { grantorName: 'Maria Duarte', maritalStatus: 'Married', spouseName: 'Carlos Duarte' },
  asked,
  trail: [asked],
  doubt: { proposed, sentence: 'Is that right?', words: 'tom hes 16, ann, and maybe gerald duarte' },
};
const after = (message: string) => replyTo(before, message, today);
const namesAfter = (message: string): readonly string[] =>
  (after(message).interview.doubt?.proposed.children ?? []).map(({ name }) => name);

test.each([
  'take Gerald off of that list',
  'no, remove gerald from there',
  'the first two yes, gerald no',
  'just the first two',
  'no only tom and ann',
  'no, tom and ann',
  'No. Tom and Ann are right.',
  'tom yes ann yes gerald not',
  'everything except the last one',
  'yes except gerald',
  'no dont put gerald',
  'can you leave gerald out please',
  'Gerald is not one of mine',
  'gerald duarte no more',
])('of a list that was asked back those stay who are right: %s', (message) => {
  expect(namesAfter(message)).toEqual(['Tom Duarte', 'Ann Duarte']);
  expect(after(message).interview.facts.children).toBeUndefined();
});

test.each([
  ['no its Gerard not Gerald', 'Gerard Duarte'],
  ['gerald should be spelled Jerald', 'Jerald Duarte'],
])('a name is put right before it is recorded: %s', (message, name) => {
  expect(namesAfter(message)).toEqual(['Tom Duarte', 'Ann Duarte', name]);
});

test.each(['no there is also Rosa Duarte', 'no you forgot Rosa Duarte', 'yes and also Rosa Duarte'])(
  'who is missing is added to what was asked back: %s',
  (message) => {
    expect(namesAfter(message)).toEqual(['Tom Duarte', 'Ann Duarte', 'Gerald Duarte', 'Rosa Duarte']);
  },
);

test('where a word may mean one of two, who is meant is asked, and the list stays open', () => {
  const turn = after('no remove him from there');
  expect(turn.choices).toEqual(['Remove Tom Duarte from there', 'Remove Gerald Duarte from there']);
  expect(turn.interview.doubt?.proposed).toEqual(proposed);
  expect(
    replyTo(turn.interview, 'Remove Tom Duarte from there', today).interview.doubt?.proposed.children,
  ).toHaveLength(2);
  expect(after('no gerald').choices).toEqual(['Only Gerald Duarte', 'Everybody but Gerald Duarte', 'No']);
});

test('an age that changes nothing takes nothing from a yes', () => {
  expect(after('yes but Tom is 15 not 16').interview.facts.children).toEqual(proposed.children);
  expect(after('yes but tom is 18').interview.doubt?.proposed.children?.[0]).not.toHaveProperty('isMinor');
});

test.each(['no, I am only asking', 'just asking', "I'm only wondering"])(
  'whoever only asks has answered nothing: %s',
  (message) => {
    const { interview } = after(message);
    expect(interview.doubt?.proposed).toEqual(proposed);
    expect(interview.notes ?? []).toEqual([]);
  },
);

const several: Interview = {
  ...before,
  doubt: {
    proposed: { noContest: true, bondRequired: true },
    sentence: 'Did I get this right?',
    words: 'both',
  },
};

test.each(['the first one yes, the other no', 'first is right, second is wrong', 'yes to the first, no to the second'])(
  'of several facts that were asked back one can be right and another wrong: %s',
  (message) => {
    const { interview } = replyTo(several, message, today);
    expect(interview.facts.noContest).toBe(true);
    expect(interview.asked).toEqual({ kind: 'fact', field: 'bondRequired' });
  },
);

test('what nobody spoke of stays open beside what is right', () => {
  const { interview } = replyTo(several, 'the first one is right', today);
  expect(interview.facts.noContest).toBe(true);
  expect(interview.doubt?.proposed).toEqual({ bondRequired: true });
});
