import { expect, test } from 'vitest';
import { livingTrustPlan } from '#catalogue/living-trust/plan.ts';
import type { FieldId, Facts } from '#facts/facts.ts';
import { replyTo } from '#interview/conversation/reply-to.ts';
import { openInterview } from '#interview/open-interview.ts';

const kids: NonNullable<Facts['children']> = [
  { name: 'Kayla Moss', relationship: 'daughter' },
  { name: 'Brit Moss', relationship: 'daughter' },
  { name: 'Ray Moss', relationship: 'son' },
];

const hear = (field: FieldId, message: string, facts: Facts): Facts => {
  const asked = { kind: 'fact', field } as const;
  const open = { ...openInterview(livingTrustPlan), said: 'Hello.', trail: [asked], asked };
  const told = { ...open, facts: { grantorName: 'Joan Moss', ...facts } };
  const { interview } = replyTo(told, message, '2026-11-28');
  return { ...interview.facts, ...interview.doubt?.proposed };
};

const shares = (message: string, facts: Facts): readonly unknown[] =>
  (hear('beneficiaries', message, facts).beneficiaries ?? []).map(({ name, percentage }) => [
    name.split(' ')[0],
    Math.round(percentage ?? 0),
  ]);

test.each([
  [
    'kayla 40 brit 40 ray 20',
    [
      ['Kayla', 40],
      ['Brit', 40],
      ['Ray', 20],
    ],
  ],
  [
    'kayla and brit 40 each ray 20',
    [
      ['Kayla', 40],
      ['Brit', 40],
      ['Ray', 20],
    ],
  ],
  [
    'split 3 ways kayla brit ray',
    [
      ['Kayla', 33],
      ['Brit', 33],
      ['Ray', 33],
    ],
  ],
  [
    '3 ways: kayla brit ray',
    [
      ['Kayla', 33],
      ['Brit', 33],
      ['Ray', 33],
    ],
  ],
  [
    'half to kayla other half brit n ray',
    [
      ['Kayla', 50],
      ['Brit', 25],
      ['Ray', 25],
    ],
  ],
])('“%s” divides among those who are known and those who are new', (message, parts) => {
  expect(shares(message, { children: kids })).toEqual(parts);
  expect(shares(message, {})).toEqual(parts);
});

test.each([
  ['wade farquhar son odessa farquhar stepdaughter', ['son', 'stepdaughter']],
  ['savannah lee daughter austin lee son', ['daughter', 'son']],
  ['wade farquhar son, odessa farquhar stepdaughter, trent farquhar son', ['son', 'stepdaughter', 'son']],
  ['my son teddy wex my daughter pru wex', ['son', 'daughter']],
])('“%s” says of each what stands beside the name', (message, relations) => {
  expect(hear('children', message, {}).children?.map(({ relationship }) => relationship)).toEqual(relations);
});
