import { expect, test } from 'vitest';
import { livingTrustSample } from '#catalogue/living-trust/living-trust-sample.ts';
import type { Facts, FieldId } from '#facts/facts.ts';
import { confirmAllFacts } from '#interview/confirm-fact.ts';
import type { Interview, Turn } from '#interview/interview.ts';
import { livingTrustPlan } from '#catalogue/living-trust/plan.ts';
import { openInterview } from '#interview/open-interview.ts';
import { recordFact } from '#interview/record-fact.ts';
import { replyAgreeing } from '#interview/testing/reply-agreeing.ts';
import { completenessOf } from '#interview/completeness.ts';

const today = '2026-11-20';

const facts: Facts = {
  ...livingTrustSample,
  grantorName: 'Marisol Okonkwo',
  maritalStatus: 'Married',
  spouseName: 'John Okonkwo',
  children: [
    { name: 'Beth Lowry', relationship: 'daughter' },
    { name: 'Teo Okonkwo', relationship: 'son' },
  ],
  beneficiaries: [
    { name: 'Beth Lowry', relationship: 'daughter', percentage: 50 },
    { name: 'Teo Okonkwo', relationship: 'son', percentage: 50 },
  ],
  contingentBeneficiaries: 'heirsAtLaw',
  afterBornChildrenShare: true,
  specialArrangements: [],
  initialTrustee: [{ name: 'Marisol Okonkwo' }],
  successorTrustee: { name: 'John Okonkwo', relationship: 'husband' },
  successorTrustees: [{ name: 'Beth Lowry' }],
  residencePlan: 'spouseMayLive',
  assets: [
    { description: 'house in Austin', category: 'realEstate' },
    { description: 'fishing boat', category: 'vehicle' },
  ],
  specificGifts: [{ recipient: 'Beth Lowry', item: 'ring' }],
  specialInstructions: 'Keep the piano.',
  hasPourOverWill: false,
  trusteeCompensation: 'reasonable',
  survivalDays: 30,
  debtsAndTaxesFrom: 'residue',
  noContest: false,
  governingState: livingTrustSample.grantorState,
};

const reviewing: Interview = {
  ...openInterview(livingTrustPlan),
  facts,
  declined: ['beneficiaries.distributionAge'],
  asked: { kind: 'review' },
  trail: [{ kind: 'review' }],
};
const finished: Interview = { ...confirmAllFacts(reviewing), asked: null };

const say = (from: Interview, message: string): Turn => replyAgreeing(from, message, today);
const isComplete = ({ interview }: Turn): boolean => completenessOf(interview, today).isComplete;

test('the review ends with a bare yes', () => {
  expect(isComplete(say(reviewing, 'Yes, everything is correct'))).toBe(true);
  expect(isComplete(say(reviewing, 'yes thank you'))).toBe(true);
});

test.each([
  'yes but change Beth to Elizabeth',
  'everything is fine except the boat',
  'yes, only the thing with the piano is odd',
  'Correct. My county is wrong though',
  'looks good, but Teo spells it differently',
])('“%s” confirms nothing', (message) => {
  const turn = say(reviewing, message);
  expect(isComplete(turn)).toBe(false);
  expect(turn.reply).not.toContain('Everything is recorded and confirmed');
});

test('a name that is changed at the review is changed wherever it stands, shown, and asked again', () => {
  const turn = say(say(reviewing, 'wait').interview, 'yes but change Beth to Elizabeth');
  const { children, beneficiaries, successorTrustees, specificGifts } = turn.interview.facts;
  expect(children?.[0]?.name).toBe('Elizabeth Lowry');
  expect(beneficiaries?.[0]).toEqual({ name: 'Elizabeth Lowry', relationship: 'daughter', percentage: 50 });
  expect(successorTrustees?.[0]?.name).toBe('Elizabeth Lowry');
  expect(specificGifts?.[0]?.recipient).toBe('Elizabeth Lowry');
  expect(turn.interview.asked).toEqual({ kind: 'review' });
  expect(turn.reply).toContain('Elizabeth Lowry');
  expect(turn.reply).not.toContain('Home address');
});

test('what alone is not right is asked anew, with what is recorded', () => {
  const { reply, interview, choices } = say(reviewing, 'everything is fine except the boat');
  expect(reply).toContain('“Property that goes in” is now: ');
  expect(interview.asked).toEqual({ kind: 'fact', field: 'assets' });
  expect(choices).toContain('Keep it as it is');
});

test('a list that is told anew after the end is recorded and waits for a yes', () => {
  const turn = say(finished, 'My children are Adaeze Okonkwo and Teo Okonkwo');
  expect(turn.interview.facts.children).toEqual([
    { name: 'Adaeze Okonkwo' },
    { name: 'Teo Okonkwo', relationship: 'son' },
  ]);
  expect(turn.reply).not.toContain('Everything is recorded and confirmed');
  expect(isComplete(turn)).toBe(false);
});

test.each<[string, FieldId, unknown]>([
  ['Remove the special instructions', 'specialInstructions', undefined],
  ['Please delete the special instructions, there are none', 'specialInstructions', undefined],
  ['take the boat out', 'assets', [{ description: 'house in Austin', category: 'realEstate' }]],
  ['we sold the fishing boat', 'assets', [{ description: 'house in Austin', category: 'realEstate' }]],
  ['delete the ring', 'specificGifts', []],
  ['remove Beth as trustee', 'successorTrustees', []],
  ['remove Beth from my children', 'children', [{ name: 'Teo Okonkwo', relationship: 'son' }]],
  [
    'please drop Beth from the beneficiaries',
    'beneficiaries',
    [{ name: 'Teo Okonkwo', relationship: 'son', percentage: 50 }],
  ],
])('“%s” takes out what it says', (message, field, left) => {
  expect(say(finished, message).interview.facts[field]).toEqual(left);
  expect(say(reviewing, message).interview.facts[field]).toEqual(left);
});

test('a removal of somebody who does not stand there empties no list', () => {
  expect(say(reviewing, 'yes, but remove Joan Bell from the beneficiaries').interview.facts).toEqual(facts);
});

test('what must not be removed stays', () => {
  expect(say(finished, "don't remove the boat").interview.facts).toEqual(facts);
});

test('whoever stands in several places is taken out where the person says', () => {
  const asking = say(reviewing, 'remove Beth');
  expect(asking.interview.facts).toEqual(facts);
  expect(asking.choices).toContain('Remove Beth Lowry from Your children');
  expect(say(asking.interview, 'Remove Beth Lowry from Your children').interview.facts.children).toHaveLength(1);
  const gone = say(asking.interview, 'Remove Beth Lowry everywhere').interview.facts;
  expect(JSON.stringify(gone)).not.toContain('Beth');
});

test('the end of a marriage takes the spouse and what depended on it out, and says so', () => {
  const turn = say(reviewing, 'I got divorced');
  expect(turn.interview.facts).toMatchObject({ maritalStatus: 'Divorced' });
  for (const field of ['spouseName', 'residencePlan', 'successorTrustee'] as const)
    expect(turn.interview.facts[field]).toBeUndefined();
  expect(turn.reply).toContain('I have taken out John Okonkwo');
  expect(turn.reply).toContain('“What happens to your home”');
  expect(completenessOf(turn.interview, today).missing).toContain('successorTrustee');
});

test('a separation takes nobody out who was named, and a divorce after it does', () => {
  const apart = say(reviewing, 'We are separated').interview;
  expect(apart.facts).toMatchObject({ maritalStatus: 'Separated', spouseName: 'John Okonkwo' });
  expect(apart.facts.successorTrustee).toEqual(facts.successorTrustee);
  expect(say(apart, 'I got divorced').interview.facts.successorTrustee).toBeUndefined();
});

test('the end of a marriage in the panel takes the same out', () => {
  const recorded = recordFact(reviewing, 'maritalStatus', 'Widowed', today);
  expect(recorded.ok && recorded.value.facts.residencePlan).toBeUndefined();
  expect(recorded.ok && recorded.value.facts.successorTrustee).toBeUndefined();
  expect(recorded.ok && recorded.value.asked).toEqual({ kind: 'fact', field: 'successorTrustee' });
});

test('a spelling that is corrected in the panel is corrected in every list', () => {
  const children = [{ name: 'Beth Lowrie', relationship: 'daughter' }, facts.children?.[1]];
  const recorded = recordFact(reviewing, 'children', children, today);
  const changed = recorded.ok ? recorded.value.facts : {};
  expect(changed.beneficiaries?.[0]?.name).toBe('Beth Lowrie');
  expect(changed.successorTrustees?.[0]?.name).toBe('Beth Lowrie');
});

test('another person in an office renames nobody', () => {
  const recorded = recordFact(reviewing, 'successorTrustees', [{ name: 'Ruth Lowry' }], today);
  expect(recorded.ok && recorded.value.facts.beneficiaries).toEqual(facts.beneficiaries);
});

test('a document is shown where it can be seen, and a recap is repeated only when it is wanted', () => {
  expect(say(finished, 'Can you show me the document?').reply).toContain('Preview Document');
  const first = say(reviewing, 'hold on').reply;
  const again = say(say(reviewing, 'hold on').interview, 'hold on');
  expect(first).toContain('Home address');
  expect(again.reply).not.toContain('Home address');
  expect(say(again.interview, 'show me everything').reply).toContain('Home address');
});
