import { expect, test } from 'vitest';
import { agencyPlan } from '#catalogue/durable-financial-poa/plan.ts';
import { pourOverWillPlan } from '#catalogue/pour-over-will/plan.ts';
import { replyTo } from '#interview/conversation/reply-to.ts';
import type { QuestionPlan } from '#interview/fact-question.ts';
import type { Interview, Question } from '#interview/interview.ts';
import { openInterview } from '#interview/open-interview.ts';
import { sayAt, whitcombs, whitcombsAt } from '#interview/testing/whitcombs.ts';

const [cat, song, boat] = [
  'My cat Whiskers goes to my neighbor Dolores.',
  'Play Danny Boy at my funeral.',
  'The boat stays in the family.',
];
const asked: Question = { kind: 'fact', field: 'specialInstructions' };

const told = (at: Question): Interview => {
  const interview = whitcombsAt(at);
  return { ...interview, facts: { ...interview.facts, specialInstructions: `${cat} ${song} ${boat}` } };
};

const wordsAfter = (interview: Interview, message: string): unknown =>
  sayAt(message, interview).interview.facts.specialInstructions;

test.each([
  ['take out the part about the cat', `${song} ${boat}`],
  ['forget about the boat thing', `${cat} ${song}`],
  ['scratch the bit about Danny Boy', `${cat} ${boat}`],
  ["I don't want the boat part anymore", `${cat} ${song}`],
  ['Take out what I said about the cat', `${song} ${boat}`],
  ['change the cat part to: Ruth takes Whiskers', `Ruth takes Whiskers. ${song} ${boat}`],
  ['the cat part should say Ruth Miller takes Whiskers', `Ruth Miller takes Whiskers. ${song} ${boat}`],
  ['keep only the part about the boat', boat],
  ['add to my special instructions that the garden stays wild', `${cat} ${song} ${boat} The garden stays wild.`],
])('“%s” changes the sentence that it is about, and no other', (message, words) => {
  expect(wordsAfter(told({ kind: 'review' }), message)).toBe(words);
  expect(wordsAfter(told(asked), message)).toBe(words);
});

test('what is taken out is told in the words in which it stood', () => {
  expect(sayAt('take out the part about the cat', told({ kind: 'review' })).reply).toContain(cat.slice(0, -1));
});

test.each([
  ['delete all that', undefined],
  ['scrap it all', undefined],
  ['Replace it with: Be kind to each other.', 'Be kind to each other.'],
  ['Drop the cat. I also want lilies.', `${song} ${boat} I also want lilies.`],
  ['leave it', `${cat} ${song} ${boat}`],
  ['same as before', `${cat} ${song} ${boat}`],
  ['no nothing', `${cat} ${song} ${boat}`],
  ['and I want to be buried next to Jim', `${cat} ${song} ${boat} I want to be buried next to Jim.`],
  ['Delete my Facebook account', `${cat} ${song} ${boat} Delete my Facebook account.`],
  ['No lilies at my funeral', `${cat} ${song} ${boat} No lilies at my funeral.`],
])('“%s”, said to the question itself, is an order or a wish, never both', (message, words) => {
  expect(wordsAfter(told(asked), message)).toBe(words);
});

test.each(['only the funeral song, the rest can go', 'Ruth takes Whiskers instead', 'drop the funeral song'])(
  '“%s” is asked back before a sentence goes',
  (message) => {
    const { interview, reply } = sayAt(message, told(asked));
    expect(interview.facts.specialInstructions).toBe(`${cat} ${song} ${boat}`);
    expect(interview.doubt?.proposed.specialInstructions).toBeDefined();
    expect(reply).toContain('That would take out');
  },
);

test('of several sentences it is asked which should go', () => {
  const turn = sayAt('take that out', told(asked));
  expect(turn.choices).toHaveLength(4);
  expect(wordsAfter(turn.interview, 'the second one')).toBe(`${cat} ${boat}`);
});

test.each([
  'leave it',
  'same as before',
  'delete',
  'take that out',
  'scratch that',
  'forget it',
  'none',
  "that's fine",
])('“%s” is no wish', (message) => {
  expect(wordsAfter(whitcombsAt(asked), message)).toBeUndefined();
});

test.each([
  'Delete my Facebook account',
  'Take out the trash for Mrs Lee every Monday',
  'Leave the porch light on for the mailman',
  'Forget about flowers, send money to the shelter',
  'no black clothes at the church',
])('“%s” is a wish where nothing stands yet', (message) => {
  expect(String(wordsAfter(whitcombsAt(asked), message)).toLowerCase()).toBe(`${message}.`.toLowerCase());
});

test('who serves instead of somebody takes nothing from them in own words', () => {
  const interview = whitcombsAt({ kind: 'review' });
  const specialInstructions = 'My cat Whiskers goes to Juniper. The boat stays in the family.';
  const before = { ...interview, facts: { ...whitcombs, specialInstructions } };
  expect(wordsAfter(before, 'make it Caspian instead of Juniper')).toBe(specialInstructions);
  expect(wordsAfter(before, 'the trustee is Caspian, not Juniper')).toBe(specialInstructions);
  expect(wordsAfter(before, 'the cat goes to Caspian, not Juniper')).toContain('Whiskers goes to Caspian');
});

test.each<[string, QuestionPlan]>([
  ['a power of attorney', agencyPlan],
  ['a will', pourOverWillPlan],
])('own words of %s are put right in the same way', (_, plan) => {
  const before: Interview = {
    ...openInterview(plan),
    facts: { grantorName: 'Odalys Renée Whitcomb', specialInstructions: `${song} ${boat}` },
    asked,
    trail: [asked],
  };
  const after = (message: string): unknown =>
    replyTo(before, message, '2026-11-28').interview.facts.specialInstructions;
  expect(after('take out the part about the boat')).toBe(song);
  expect(after('never mind')).toBe(`${song} ${boat}`);
});
