import { expect, test } from 'vitest';
import { livingTrustPlan } from '#catalogue/living-trust/plan.ts';
import { replyTo } from '#interview/conversation/reply-to.ts';
import { openInterview } from '#interview/open-interview.ts';
import { changedBy, sayAt } from '#interview/testing/whitcombs.ts';

const line = (message: string): readonly string[] => {
  const { successorTrustee, successorTrustees } = changedBy(message) as {
    readonly successorTrustee?: { readonly name: string };
    readonly successorTrustees?: readonly { readonly name: string }[];
  };
  return [successorTrustee?.name ?? '', ...(successorTrustees ?? []).map(({ name }) => name)].map(
    (name) => name.split(' ')[0] ?? '',
  );
};

test.each([
  ['put thaddeus first and juniper second', ['Thaddeus', 'Juniper', 'Solveig']],
  ['juniper second, thaddeus first', ['Thaddeus', 'Juniper', 'Solveig']],
  ['thaddeus first and juniper after', ['Thaddeus', 'Juniper', 'Solveig']],
  ['Solveig first, then Thaddeus, then Juniper', ['Solveig', 'Thaddeus', 'Juniper']],
  ['first Solveig, second Juniper', ['Solveig', 'Juniper', 'Thaddeus']],
  ['the order should be solveig, thaddeus, juniper', ['Solveig', 'Thaddeus', 'Juniper']],
  ['make it thaddeus, juniper, solveig for the trustees', ['Thaddeus', 'Juniper', 'Solveig']],
  ['solveig goes ahead of everyone', ['Solveig', 'Juniper', 'Thaddeus']],
  [
    'one thing, I told you thaddeus is my son, put him first and juniper second for the trustee. she travels a lot',
    ['Thaddeus', 'Juniper', 'Solveig'],
  ],
])('“%s” puts them in that order', (message, names) => {
  expect(line(message)).toEqual(names);
  expect(sayAt(message).interview.doubt).toBeNull();
});

test.each([
  ['for the trustee put solveig first, she is retired now', ['Solveig', 'Juniper', 'Thaddeus']],
  ['thaddeus should be first and solveig second, swap those two', ['Thaddeus', 'Solveig', 'Juniper']],
])('“%s” may mean those who follow, and is asked back', (message, names) => {
  expect(line(message)).toEqual(names);
  expect(sayAt(message).interview.doubt).not.toBeNull();
});

test('somebody who stands elsewhere joins the line once it is found right', () => {
  expect(line('Caspian first and Juniper second')).toEqual(['Caspian', 'Juniper', 'Thaddeus', 'Solveig']);
  expect(sayAt('Caspian first and Juniper second').interview.doubt).not.toBeNull();
});

test('a place that somebody else holds is asked back', () => {
  expect(line('for backup trustee second put caspian')).toEqual(['', 'Thaddeus', 'Caspian', 'Solveig']);
});

test.each(['Juniper is my first child', 'Solveig died first and Thaddeus second'])(
  '“%s” changes no order',
  (message) => {
    expect(line(message)).toEqual(['']);
  },
);

test.each(['hope should be first and will banks second', 'Hope first, then Will Banks', 'swap the successor trustees'])(
  'names that are words of every day are put in order too: “%s”',
  (message) => {
    const { facts } = replyTo(
      {
        ...openInterview(livingTrustPlan),
        facts: {
          grantorName: 'Vernell Church',
          children: [{ name: 'Hope Church' }],
          successorTrustee: { name: 'Will Banks', relationship: 'nephew' },
          successorTrustees: [{ name: 'Hope Church', relationship: 'child' }],
        },
        asked: { kind: 'review' },
      },
      message,
      '2026-11-24',
    ).interview;
    expect([facts.successorTrustee?.name, facts.successorTrustees?.[0]?.name]).toEqual(['Hope Church', 'Will Banks']);
  },
);

test('whoever excuses themselves first puts the same people in the same order', () => {
  const said = 'please Thaddeus to be on first place and Juniper on second.';
  expect(changedBy(`Excuse me, ${said}`)).toEqual(changedBy(said));
});
