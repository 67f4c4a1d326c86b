import { expect, test } from 'vitest';
import { llcFormationPlan } from '#catalogue/llc-formation/plan.ts';
import { livingTrustPlan } from '#catalogue/living-trust/plan.ts';
import type { Facts } from '#facts/facts.ts';
import { changedBy, whitcombs } from '#interview/testing/whitcombs.ts';
import type { Interview, Question } from '#interview/interview.ts';
import { openInterview } from '#interview/open-interview.ts';

const born: Question = { kind: 'fact', field: 'grantorDateOfBirth' };
const married: Question = { kind: 'fact', field: 'maritalStatus' };
const { grantorName, grantorAddress, grantorState, grantorCounty, grantorDateOfBirth } = whitcombs;
const afterBirth: Interview = {
  ...openInterview(livingTrustPlan),
  facts: { grantorName, grantorAddress, grantorState, grantorCounty, grantorDateOfBirth },
  asked: married,
  trail: [born, married],
};

test.each([
  ["hang on, I'm looking at it, it's the 19th of March. same year", '1958-03-19'],
  ['sorry, that should be April 9', '1958-04-09'],
  ['no, make that 1957', '1957-03-09'],
  ['my sister says I have it wrong, it is March 10th', '1958-03-10'],
])('“%s” puts the day right that was told before', (message, day) => {
  expect(changedBy(message, afterBirth)).toEqual({ grantorDateOfBirth: day });
});

const company: Facts = {
  llcName: 'Ocotillo Baking LLC',
  formationState: 'AZ',
  members: [
    { name: 'Rosalba Fenn', percentage: 50 },
    { name: 'Milo Aragon', percentage: 50 },
  ],
  management: 'member',
  initialCapitalInCents: 3_000_000,
};
const capital: Question = { kind: 'fact', field: 'initialCapitalInCents' };
const parts: Question = { kind: 'fact', field: 'contributesByShare' };
const afterCapital: Interview = {
  ...openInterview(llcFormationPlan),
  facts: company,
  asked: parts,
  trail: [capital, parts],
};

test.each([
  ['make that 35k, i forgot the oven', 3_500_000],
  ['sorry, it should be 28,000 dollars', 2_800_000],
  ['Milo says make it six thousand each, so twelve altogether', 1_200_000],
])('“%s” puts the sum right that was told before', (message, cents) => {
  expect(changedBy(message, afterCapital)).toEqual({ initialCapitalInCents: cents });
});

test.each(['yes', 'it is fine', 'Milo is 35'])('“%s” changes no sum', (message) => {
  expect(changedBy(message, afterCapital)).not.toHaveProperty('initialCapitalInCents');
});
