import { expect, test } from 'vitest';
import { llcFormationPlan } from '#catalogue/llc-formation/plan.ts';
import type { Facts } from '#facts/facts.ts';
import type { Interview, Question } from '#interview/interview.ts';
import { replyTo } from '#interview/conversation/reply-to.ts';
import { openInterview } from '#interview/open-interview.ts';

const hear = (asked: Question, facts: Facts, ...messages: readonly string[]): Interview =>
  messages.reduce((interview: Interview, message) => replyTo(interview, message, '2026-11-28').interview, {
    ...openInterview(llcFormationPlan),
    said: 'Hello.',
    trail: [asked],
    asked,
    facts,
  });

const shares = ({ facts, doubt }: Interview): readonly unknown[] =>
  ({ ...facts, ...doubt?.proposed }).members?.map(({ name, percentage }) => [name, percentage]) ?? [];

test.each([
  [
    'Nina has 60 and I have 40',
    [
      ['Dale Fox', 40],
      ['Nina Cole', 60],
    ],
  ],
  [
    "I've got 60 percent and nina has 40",
    [
      ['Dale Fox', 60],
      ['Nina Cole', 40],
    ],
  ],
  [
    'nina 45 me 55',
    [
      ['Dale Fox', 55],
      ['Nina Cole', 45],
    ],
  ],
  [
    "we're equal",
    [
      ['Dale Fox', 50],
      ['Nina Cole', 50],
    ],
  ],
])('of two, “%s” says what the one who speaks owns', (message, said) => {
  const members = [{ name: 'Dale Fox' }, { name: 'Nina Cole' }];
  const asked = { kind: 'detail', field: 'members', entry: 0, detail: 'percentage' } as const;
  expect(shares(hear(asked, { llcName: 'Tub Fix LLC', formationState: 'OH', members }, message))).toEqual(said);
});

test.each([
  [
    "I've got 60 percent and my sister Jo Pike has 40",
    [
      ['Dale Fox', 60],
      ['Jo Pike', 40],
    ],
  ],
  [
    'me and my brother rick fox half each',
    [
      ['Dale Fox', 50],
      ['Rick Fox', 50],
    ],
  ],
])('“%s” waits for the name of whoever speaks', (message, said) => {
  const facts = { llcName: 'Tub Fix LLC', formationState: 'OH' } as const;
  const asked = { kind: 'fact', field: 'members' } as const;
  expect(shares(hear(asked, facts, message, 'Dale Fox'))).toEqual(said);
});
