import { expect, test } from 'vitest';
import { llcFormationPlan } from '#catalogue/llc-formation/plan.ts';
import { livingTrustPlan } from '#catalogue/living-trust/plan.ts';
import { replyTo } from '#interview/conversation/reply-to.ts';
import type { Interview } from '#interview/interview.ts';
import { openInterview } from '#interview/open-interview.ts';

const today = '2026-11-20';
const asked = { kind: 'review' } as const;
const company: Interview = {
  ...openInterview(llcFormationPlan),
  facts: {
    members: [
      { name: 'Priscilla Okafor', percentage: 50 },
      { name: 'Dwayne Tibbs', percentage: 25 },
      { name: 'Lila Cruz', percentage: 25 },
    ],
  },
  asked,
  trail: [asked],
};
const membersAfter = (...messages: readonly string[]) =>
  messages
    .reduce((interview, message) => replyTo(interview, message, today).interview, company)
    .facts.members?.map(({ name, percentage }) => `${name.split(' ')[0]} ${percentage}`);

test.each([
  ['replace lila with marco reyes', ['Priscilla 50', 'Dwayne 25', 'Marco 25']],
  ['put Marco Reyes instead of Lila', ['Priscilla 50', 'Dwayne 25', 'Marco 25']],
  ['instead of lila put marco reyes', ['Priscilla 50', 'Dwayne 25', 'Marco 25']],
  ['lila is out, split her part between the two of us', ['Priscilla 62.5', 'Dwayne 37.5']],
  ['take lila out and split hers between the other two', ['Priscilla 62.5', 'Dwayne 37.5']],
  ['remove lila and give her share to dwayne', ['Priscilla 50', 'Dwayne 50']],
  ['Lila has left, her share goes to Priscilla', ['Priscilla 75', 'Dwayne 25']],
  ['add Marco Reyes with 10% and take it from Priscilla', ['Priscilla 40', 'Dwayne 25', 'Lila 25', 'Marco 10']],
])('who takes a share is changed in a list of shares: %s', (message, members) => {
  expect(membersAfter(message)).toEqual(members);
});

test('whose share is made smaller for somebody new is asked, and a name is answer enough', () => {
  expect(replyTo(company, 'add another member marco reyes 10%', today).choices).toHaveLength(3);
  expect(membersAfter('add another member marco reyes 10%', 'dwayne')).toEqual([
    'Priscilla 50',
    'Dwayne 15',
    'Lila 25',
    'Marco 10',
  ]);
});

test('nobody takes the place of a child: what the child was asked to do passes to somebody else', () => {
  const trust: Interview = {
    ...openInterview(livingTrustPlan),
    facts: {
      grantorName: 'Maria Duarte',
      children: [{ name: 'Joan Pratt' }, { name: 'Ana Duarte' }],
      successorTrustee: { name: 'Joan Pratt' },
    },
    asked,
    trail: [asked],
  };
  const { facts } = replyTo(trust, 'replace joan pratt with kim lee', today).interview;
  expect(facts.successorTrustee?.name).toBe('Kim Lee');
  expect(facts.children?.map(({ name }) => name)).toEqual(['Joan Pratt', 'Ana Duarte']);
});

test.each(['Lila sells cars', 'Priscilla and Lila work together', 'if lila leaves, replace lila with marco reyes'])(
  'what changes nothing leaves the list as it is: %s',
  (message) => {
    expect(membersAfter(message)).toEqual(['Priscilla 50', 'Dwayne 25', 'Lila 25']);
  },
);
