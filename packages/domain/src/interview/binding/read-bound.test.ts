import { expect, test } from 'vitest';
import { documentTypeOf } from '#catalogue/made-documents.ts';
import type { FieldId } from '#facts/facts.ts';
import type { Interview } from '#interview/interview.ts';

const after = (
  typeId: 'living-trust' | 'pour-over-will' | 'durable-financial-poa',
  field: FieldId | 'review',
  message: string,
): Interview => {
  const type = documentTypeOf(typeId);
  const facts = Object.fromEntries(Object.entries(type.sample).filter(([key]) => key !== field));
  const asked = field === 'review' ? ({ kind: 'review' } as const) : ({ kind: 'fact', field } as const);
  const before = { ...type.interview.open(), facts, asked, trail: [asked] } as never as Interview;
  return type.interview.replyTo(before, message, '2026-11-20').interview as never;
};

const notes = ({ notes: kept = [] }: Interview): string => kept.map(({ words }) => words).join(' | ');

test.each([
  [
    'living-trust',
    'beneficiaries',
    "Sofía and Mateo half each, but she can't sell my house",
    "she can't sell my house",
  ],
  [
    'living-trust',
    'beneficiaries',
    'Everything to Sofía as long as she stays in school',
    'as long as she stays in school',
  ],
  [
    'living-trust',
    'beneficiaries',
    'Everything to Sofía provided she finishes college',
    'provided she finishes college',
  ],
  ['living-trust', 'beneficiaries', 'Everything to Mateo once the mortgage is paid', 'once the mortgage is paid'],
  ['living-trust', 'beneficiaries', 'Everything to Sofía, not a penny to her husband', 'not a penny to her husband'],
  ['living-trust', 'beneficiaries', 'Sofía and Mateo half each. If she dies first, her kids get it', 'her kids get it'],
  ['living-trust', 'beneficiaries', 'Mateo. he can use it but not own it', 'but not own it'],
  ['living-trust', 'successorTrustee', "Sofía, but she can't sell my house", "she can't sell my house"],
  ['pour-over-will', 'executor', "Luis, but he can't sell the cabin", "he can't sell the cabin"],
  ['pour-over-will', 'guardian', 'Ana Cruz Vega, but only if she stays in Orlando', 'only if she stays in Orlando'],
  ['durable-financial-poa', 'agent', "Rita Gomez, but only if she's sober", "only if she's sober"],
  ['durable-financial-poa', 'agent', "My son Daniel Whitfield but he can't sell my house", "he can't sell my house"],
] as const)('%s, %s: “%s” is recorded, and what binds it is kept', (type, field, message, words) => {
  const { facts, doubt, ...told } = after(type, field, message);
  expect(facts[field]).toBeDefined();
  expect(doubt).toBeNull();
  expect(notes({ ...told, facts, doubt })).toContain(words);
});

test.each([
  ['durable-financial-poa', 'agencyStart', "he can't sell my house"],
  ['durable-financial-poa', 'agentScope', "he can't sell my house"],
  ['durable-financial-poa', 'isAgentPaid', "he can't sell my house"],
  ['durable-financial-poa', 'isAgentPaid', 'pay only for gas'],
  ['living-trust', 'residencePlan', "she can't sell my house"],
] as const)('%s, %s: “%s” answers nothing, and is kept', (type, field, message) => {
  const told = after(type, field, message);
  expect(told.facts[field]).toBeUndefined();
  expect(told.doubt).toBeNull();
  expect(notes(told)).toBe(message);
});

test.each([
  ['living-trust', "She can't sell my house"],
  ['living-trust', 'She has to be sober for a year'],
  ['durable-financial-poa', "He can't sell my house"],
] as const)('%s: said at the review, “%s” is kept and changes nothing', (type, message) => {
  const told = after(type, 'review', message);
  expect(told).toMatchObject({ doubt: null, asked: { kind: 'review' }, facts: documentTypeOf(type).sample });
  expect(notes(told)).toBe(message);
});

test('a limit that sounds like a setting is asked back and kept', () => {
  const told = after('durable-financial-poa', 'review', 'pay only for gas');
  expect(told.facts.isAgentPaid).toBe(false);
  expect(told.doubt?.proposed).toEqual({ isAgentPaid: true });
  expect(notes(told)).toBe('pay only for gas');
});

test.each([
  ['living-trust', 'beneficiaries', 'All to Mateo but not until he is 30', 'distributionAge":30'],
  ['living-trust', 'successorTrustee', 'Sofía if she is able, otherwise Mateo', 'Mateo'],
  ['pour-over-will', 'executor', 'Luis unless he is too sick, then Ana', 'Ana Cruz Vega'],
] as const)('%s, %s: what a clause tells that is recorded goes where it belongs: %s', (type, field, message, words) => {
  expect(JSON.stringify(after(type, field, message).facts)).toContain(words);
});

test.each([
  ['agencyStart', "only when I can't act any more", 'onIncapacity'],
  ['isAgentPaid', "no, he doesn't want it", false],
  ['mayDelegate', 'He may not delegate', false],
] as const)('what is asked may be answered with a condition or a no: %s, %s', (field, message, value) => {
  expect(after('durable-financial-poa', field, message).facts[field]).toBe(value);
});

test.each([
  ['agent', 'Daniel Whitfield, he is never late'],
  ['agent', 'Daniel Whitfield. I know he can do it'],
] as const)('a remark about somebody binds nothing: %s, %s', (field, message) => {
  const told = after('durable-financial-poa', field, message);
  expect(JSON.stringify([told.facts.agent, told.doubt])).toContain('Daniel Whitfield');
});
