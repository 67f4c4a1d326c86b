import { expect, test } from 'vitest';
import { clearFact } from '#interview/clear-fact.ts';
import { confirmAllFacts, confirmFact } from '#interview/confirm-fact.ts';
import { describeFacts } from '#interview/describe-facts.ts';
import type { FieldId } from '#facts/facts.ts';
import type { Interview } from '#interview/interview.ts';
import { livingTrustPlan } from '#catalogue/living-trust/plan.ts';
import { openInterview } from '#interview/open-interview.ts';
import { recordFact } from '#interview/record-fact.ts';
import { completenessOf } from '#interview/completeness.ts';

const today = '2026-11-20';

const record = (interview: Interview, field: FieldId, value: unknown): Interview => {
  const result = recordFact(interview, field, value, today);
  if (!result.ok) throw new Error(result.reason.message);
  return result.value;
};

const open = openInterview(livingTrustPlan);

test('a fact typed into the panel moves the conversation on when it was being asked', () => {
  const interview = record(open, 'grantorName', '  Ann   Fisher ');
  expect(interview.facts.grantorName).toBe('Ann Fisher');
  expect(interview.asked).toEqual({ kind: 'fact', field: 'grantorAddress', also: 'grantorCounty' });
});

test('the state is taken from the address', () => {
  expect(record(open, 'grantorAddress', '12 Elm St, Fargo, North Dakota 58102').facts.grantorState).toBe('ND');
  expect(record(open, 'grantorAddress', '9 Oak Ave, Washington, DC 20001').facts.grantorState).toBe('DC');
});

test('the name of the spouse disappears when the person is single', () => {
  const married = record(record(open, 'maritalStatus', 'Married'), 'spouseName', 'Bo Fisher');
  expect(married.facts.spouseName).toBe('Bo Fisher');
  expect(record(married, 'maritalStatus', 'Single').facts.spouseName).toBeUndefined();
});

test.each([
  ['maritalStatus', 'Engaged'],
  ['grantorDateOfBirth', '2024-02-30'],
  ['grantorDateOfBirth', '2015-01-01'],
  ['grantorDateOfBirth', '2031-01-01'],
  ['survivalDays', 121],
  ['beneficiaries', []],
  ['beneficiaries', [{ name: 'Ann', percentage: 101 }]],
  ['llcName', 'Fisher LLC'],
] as const)('%s refuses %j with a sentence', (field, value) => {
  const result = recordFact(open, field, value, today);
  expect(result).toMatchObject({ ok: false, reason: { message: expect.stringMatching(/\.$/u) } });
});

test('a changed fact loses its confirmation, an unknown one cannot be confirmed', () => {
  const confirmed = confirmFact(record(open, 'grantorName', 'Ann Fisher'), 'grantorName');
  expect(confirmed.confirmed).toEqual(['grantorName']);
  expect(confirmFact(open, 'grantorName').confirmed).toEqual([]);
  expect(record(confirmed, 'grantorName', 'Anne Fisher').confirmed).toEqual([]);
});

test('a cleared fact is missing again', () => {
  const cleared = clearFact(record(open, 'grantorName', 'Ann Fisher'), 'grantorName');
  expect(cleared.facts).toEqual({});
  expect(cleared.asked).toEqual({ kind: 'fact', field: 'grantorName' });
});

const complete: readonly (readonly [FieldId, unknown])[] = [
  ['grantorName', 'Ann Fisher'],
  ['grantorAddress', '12 Elm St, Fargo, ND 58102'],
  ['grantorCounty', 'Cass'],
  ['grantorDateOfBirth', '1960-04-05'],
  ['maritalStatus', 'Widowed'],
  ['children', [{ name: 'Bo Fisher', relationship: 'son' }]],
  ['beneficiaries', [{ name: 'Bo Fisher', relationship: 'son', percentage: 100 }]],
  ['descendantsTakeFirst', true],
  ['contingentBeneficiaries', 'heirsAtLaw'],
  ['afterBornChildrenShare', true],
  ['initialTrustee', [{ name: 'Ann Fisher' }]],
  ['successorTrustee', { name: 'Bo Fisher' }],
  ['incapacityTest', 'court'],
  ['assets', [{ description: 'House' }]],
  ['trustName', 'The Ann Fisher Living Trust'],
  ['governingState', 'ND'],
  ['trusteeCompensation', 'none'],
  ['bondRequired', false],
  ['survivalDays', 30],
  ['debtsAndTaxesFrom', 'residue'],
  ['noContest', true],
  ['hasPourOverWill', false],
];
const recorded = complete.reduce((interview, [field, value]) => record(interview, field, value), open);

test('everything recorded in the panel is complete only once it is confirmed', () => {
  expect(completenessOf(recorded, today)).toMatchObject({ isComplete: false, missing: [], problems: [] });
  expect(completenessOf(confirmAllFacts(recorded), today)).toMatchObject({ isComplete: true, progress: 100 });
});

test.each([
  ['successorTrustee', { name: 'ann fisher' }, 'successorTrustee'],
  ['initialTrustee', [{ name: 'Bo Fisher' }], 'successorTrustee'],
  ['beneficiaries', [{ name: 'Bo Fisher', relationship: 'son', percentage: 99 }], 'beneficiaries'],
  ['beneficiaries', [{ name: 'Bo Fisher', relationship: 'son', percentage: 100, isMinor: true }], 'beneficiaries'],
  ['beneficiaries', [{ name: 'Ann Fisher', relationship: 'self', percentage: 100 }], 'beneficiaries'],
  ['grantorName', 'John Doe', 'grantorName'],
] as const)('%s = %j is a problem of %s', (field, value, problem) => {
  const interview = confirmAllFacts(record(recorded, field, value));
  const completeness = completenessOf(interview, today);
  expect(completeness.isComplete).toBe(false);
  expect(completeness.problems.map((one) => one.field)).toContain(problem);
});

test('the law of another state needs a reason', () => {
  const interview = record(recorded, 'governingState', 'SD');
  expect(completenessOf(interview, today).missing).toEqual(['governingStateReason']);
  expect(completenessOf(record(interview, 'governingStateReason', 'The trustee lives there.'), today).missing).toEqual(
    [],
  );
});

test('three thirds of 33.33% are a whole', () => {
  const thirds = ['Bo', 'Cy', 'Di'].map((name) => ({ name, relationship: 'child', percentage: 33.33 }));
  expect(completenessOf(record(recorded, 'beneficiaries', thirds), today).problems).toEqual([]);
});

test('the facts panel shows every applicable fact with its state', () => {
  const rows = describeFacts(confirmFact(recorded, 'grantorName'));
  expect(rows.find(({ field }) => field === 'grantorName')).toMatchObject({
    state: 'confirmed',
    display: 'Ann Fisher',
  });
  expect(rows.find(({ field }) => field === 'beneficiaries')).toMatchObject({
    kind: 'shares',
    state: 'recorded',
    display: 'Bo Fisher (son, 100%)',
  });
  expect(rows.find(({ field }) => field === 'specificGifts')).toMatchObject({ state: 'missing', isRequired: false });
  expect(rows.some(({ field }) => field === 'spouseName')).toBe(false);
});
