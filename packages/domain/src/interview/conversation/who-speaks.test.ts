import { expect, test } from 'vitest';
import { llcFormationPlan } from '#catalogue/llc-formation/plan.ts';
import { replyTo } from '#interview/conversation/reply-to.ts';
import type { Interview } from '#interview/interview.ts';
import { openInterview } from '#interview/open-interview.ts';
import { today } from '#interview/testing/hallorans.ts';

const atMembers: Interview = {
  ...openInterview(llcFormationPlan),
  facts: { llcName: 'Blue Door Bakes LLC', formationState: 'TX', businessPurpose: 'A bakery' },
  asked: { kind: 'fact', field: 'members' },
  said: 'Who are the members?',
};

const members = (interview: Interview) => interview.facts.members?.map(({ name, percentage }) => [name, percentage]);

test('whoever says "me" where nobody has asked for a name is asked for it, and the answer is heard', () => {
  for (const words of [
    'me 55 and Hector Rose 45',
    '55 for me, 45 for Hector Rose',
    'I keep 55 percent and Hector Rose gets 45',
  ]) {
    const asked = replyTo(atMembers, words, today);
    expect(asked.reply).toContain('What is your own full name');
    const { interview } = replyTo(asked.interview, 'Winnie Law', today);
    expect(members(interview)?.toSorted()).toEqual([
      ['Hector Rose', 45],
      ['Winnie Law', 55],
    ]);
  }
});

test('whoever has introduced themselves is meant by "me"', () => {
  const opened = replyTo(
    openInterview(llcFormationPlan),
    'Good morning, I am Winnie Ann Law and I bake',
    today,
  ).interview;
  const { interview } = replyTo({ ...atMembers, speaker: opened.speaker ?? '' }, 'me 55 and Hector Rose 45', today);
  expect(members(interview)).toContainEqual(['Winnie Ann Law', 55]);
});
