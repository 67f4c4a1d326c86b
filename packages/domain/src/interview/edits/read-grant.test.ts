import { expect, test } from 'vitest';
import { agencyPlan } from '#catalogue/durable-financial-poa/plan.ts';
import type { Facts } from '#facts/facts.ts';
import { openInterview } from '#interview/open-interview.ts';
import { sayAt } from '#interview/testing/whitcombs.ts';

const known = { agent: { name: 'Consuelo Vigil', relationship: 'sister' }, agentScope: 'withoutLand' };
const power = {
  ...openInterview(agencyPlan),
  facts: known as unknown as Facts,
  asked: { kind: 'review' },
  trail: [],
} as const;

test.each(['Give her everything, real estate included.', 'let Consuelo handle everything', 'give my agent full power'])(
  '“%s” asks back whether all of it is meant',
  (message) => {
    const { interview } = sayAt(message, power);
    expect(interview.facts).toEqual(known);
    expect(interview.doubt?.proposed).toEqual({ agentScope: 'everything' });
  },
);

test.each(['give Bruno everything', 'she knows everything'])('“%s” asks nothing of it', (message) => {
  expect(sayAt(message, power).interview.doubt?.proposed ?? {}).not.toHaveProperty('agentScope');
});
