import { expect, test } from 'vitest';
import { agencyPlan } from '#catalogue/durable-financial-poa/plan.ts';
import { agencySample } from '#catalogue/durable-financial-poa/agency-sample.ts';
import type { Facts, FieldId } from '#facts/facts.ts';
import type { Interview } from '#interview/interview.ts';
import { openInterview } from '#interview/open-interview.ts';
import { confirmAllFacts } from '#interview/confirm-fact.ts';
import { completenessOf } from '#interview/completeness.ts';
import { defineRule, error, warning } from '#rules/rule.ts';

const today = '2026-11-20';

// An interview with these facts, all confirmed, and one rule that always finds something.
const ruledBy = (rule: ReturnType<typeof objecting>, facts: Facts = agencySample): Interview =>
  confirmAllFacts({ ...openInterview({ ...agencyPlan, rules: [rule] }), facts });

const objecting = (fields: readonly [FieldId, ...FieldId[]], speaksOf: readonly FieldId[] = fields) =>
  defineRule('P1', speaksOf, () => [error(fields, 'Probe.')]);

const completeness = (interview: Interview) => {
  const { isComplete, problems } = completenessOf(interview, today);
  return { isComplete, problems };
};
const told = (field: FieldId) => ({ isComplete: false, problems: [{ field, code: 'P1', message: 'Probe.' }] });

const { agent: _agent, ...withoutAgent } = agencySample;
const { grantorAka: _aka, ...withoutAka } = agencySample;

test('an error is told with the first fact that the document asks, though another stands before it', () => {
  expect(completeness(ruledBy(objecting(['llcName', 'agent']), { ...agencySample, llcName: 'Harbor LLC' }))).toEqual(
    told('agent'),
  );
});

test('an error is told where none of its facts was given, and none has to be', () => {
  expect(completeness(ruledBy(objecting(['grantorAka']), withoutAka))).toEqual(told('grantorAka'));
});

test('an error on facts that the document does not ask is told with what its rule speaks of besides', () => {
  expect(
    completeness(ruledBy(objecting(['llcName'], ['llcName', 'agent']), { ...agencySample, llcName: 'A' })),
  ).toEqual(told('agent'));
});

test('an error waits while its fact has to be given anyway, and the interview is not complete', () => {
  const waiting = ruledBy(objecting(['agent']), withoutAgent);
  expect(completenessOf(waiting, today)).toMatchObject({ isComplete: false, missing: ['agent'], problems: [] });
});

test('a rule speaks of the facts that it declares and of no other', () => {
  // @ts-expect-error the rule does not declare the agent
  const astray = defineRule('P1', ['grantorName'], () => [error(['agent'], 'Probe.')]);
  // @ts-expect-error nor here
  const aside = defineRule('P1', ['grantorName'], () => [warning(['grantorName', 'agent'], 'Probe.')]);
  expect([astray.speaksOf, aside.speaksOf]).toEqual([['grantorName'], ['grantorName']]);
});
