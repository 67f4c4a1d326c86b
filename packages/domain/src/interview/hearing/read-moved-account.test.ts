import { expect, test } from 'vitest';
import { changedBy, whitcombsAt } from '#interview/testing/whitcombs.ts';

const describedBy = (said: string): unknown =>
  (changedBy(said, whitcombsAt({ kind: 'review' }))['assets'] as readonly { description: string }[] | undefined)?.map(
    ({ description }) => description,
  );
const others = ['house at 77 Calle Adobe', '2016 Subaru Outback'];

test.each([
  ['I moved my savings from Chase to Wells Fargo', 'savings at Wells Fargo'],
  ['The savings are at Wells Fargo now, not Chase', 'savings at Wells Fargo'],
  ['We switched banks, the savings is at Edward Jones now', 'savings at Edward Jones'],
  ['The Chase account is now with Fidelity', 'savings at Fidelity'],
  [
    'I must correct something. The savings account moved to Edward Jones last year, it is no longer at Chase.',
    'savings at Edward Jones',
  ],
  ['my savings moved over to Alpine Bank last month', 'savings at Alpine Bank'],
  ['oh the savings is at fidelity now, i moved it in june', 'savings at fidelity'],
  [
    'Hold on, I told you wrong about the bank, the savings is at River Trust Bank now, I moved it out of Chase after they closed the branch.',
    'savings at River Trust Bank',
  ],
])('an account that moved lies where it is now: %s', (said, description) => {
  expect(describedBy(said)).toEqual([...others, description]);
});

test.each(['I moved my savings to the trust', 'we moved the savings to Juniper', 'I might move the savings to Alpine'])(
  '“%s” moves no account to another bank',
  (said) => {
    expect(describedBy(said)).toBeUndefined();
  },
);

const listed = (said: string): readonly string[] =>
  (
    (changedBy(said, whitcombsAt({ kind: 'fact', field: 'assets' }, 'assets', 'residencePlan'))['assets'] ??
      []) as readonly { description: string }[]
  ).map(({ description }) => description);

test.each([
  [
    "the 2019 buick and that's about it oh and the beach lot in mexico beach florida",
    ['2019 buick', 'beach lot in mexico beach florida'],
  ],
  ["my condo, that's all. Oh wait, and the boat", ['condo', 'boat']],
  [
    'Three items: the condominium, and a savings account at Alpine Bank',
    ['condominium', 'savings account at Alpine Bank'],
  ],
  ['Two things. My house and a boat.', ['house', 'boat']],
  ['The Lionel trains, a whole basement of them', ['Lionel trains']],
  ['A duplex, both sides of it. Nothing else.', ['duplex']],
])('a list is its things: %s', (said, things) => {
  expect(listed(said)).toEqual(things);
});
