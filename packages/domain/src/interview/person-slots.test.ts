import { expect, test } from 'vitest';
import type { Facts, FieldId } from '#facts/facts.ts';
import type { Interview, Turn } from '#interview/interview.ts';
import { livingTrustPlan } from '#catalogue/living-trust/plan.ts';
import { openInterview } from '#interview/open-interview.ts';
import { replyAgreeing } from '#interview/testing/reply-agreeing.ts';
import { replyTo } from '#interview/conversation/reply-to.ts';

const today = '2026-11-20';

const known: Facts = {
  grantorName: 'Ruth Halloran',
  grantorAddress: '218 Larch St, Boise, ID 83702',
  grantorState: 'ID',
  grantorCounty: 'Ada',
  grantorDateOfBirth: '1960-02-03',
  maritalStatus: 'Married',
};

const asking = (field: FieldId, facts: Facts = {}): Interview => ({
  ...openInterview(livingTrustPlan),
  facts: { ...known, ...facts },
  asked: { kind: 'fact', field },
  trail: [{ kind: 'fact', field }],
});

const hear = (field: FieldId, message: string, facts: Facts = {}): Turn =>
  replyTo(asking(field, facts), message, today);

const answer = (field: FieldId, message: string, facts: Facts = {}): Turn =>
  replyAgreeing(asking(field, facts), message, today);

const peopleFields: readonly FieldId[] = [
  'initialTrustee',
  'successorTrustee',
  'successorTrustees',
  'beneficiaries',
  'contingentBeneficiaries',
  'incapacityPanel',
  'children',
];

test.each(peopleFields)(
  'property told where %s are asked is offered for the list of property, never taken for people',
  (field) => {
    const facts: Facts = field === 'incapacityPanel' ? { incapacityTest: 'panel' } : {};
    const turn = hear(field, 'My house at 14 Alder Court and a Chase checking account', facts);
    expect(turn.recorded).toEqual([]);
    expect(turn.interview.facts).toEqual({ ...known, ...facts });
    expect(turn.reply).toContain(
      'That sounds like property. Shall I note “house at 14 Alder Court” and “Chase checking account” under “Property that goes in”?',
    );
    expect(turn.choices).toEqual(['Yes', 'No']);
    expect(turn.interview.asked).toEqual({ kind: 'fact', field });

    const noted = replyTo(turn.interview, 'yes', today);
    expect(noted.interview.facts.assets).toEqual([
      { description: 'house at 14 Alder Court', category: 'realEstate' },
      { description: 'Chase checking account', category: 'bank' },
    ]);
    expect(noted.interview.facts[field]).toBeUndefined();
    expect(replyTo(turn.interview, 'no', today).interview.facts).toEqual({ ...known, ...facts });
  },
);

test('after property was noted the question about people is still open', () => {
  const facts: Facts = {
    spouseName: 'Tom Halloran',
    children: [],
    beneficiaries: [{ name: 'Tom Halloran', relationship: 'husband', percentage: 100 }],
    contingentBeneficiaries: 'heirsAtLaw',
    takersOnBenefits: [],
    initialTrustee: [{ name: 'Ruth Halloran' }],
  };
  const turn = hear('successorTrustee', 'My boat and the Carter farm', facts);
  const noted = replyAgreeing(turn.interview, 'yes please', today);
  expect(noted.interview.facts.assets?.map(({ description }) => description)).toEqual(['boat', 'Carter farm']);
  expect(noted.interview.asked).toMatchObject({ kind: 'fact', field: 'successorTrustee' });
});

test.each([
  'My house is at 14 Alder Court, Boise',
  '14 Alder Court',
  'the farm in Iowa',
  'our savings at Ally and my Roth IRA',
  'a Tesla and the lake house',
  'about $40,000 at Wells Fargo',
  'our cabin near McCall, plus a Wells Fargo savings account',
])('“%s” names no trustee', (message) => {
  const turn = hear('successorTrustee', message);
  expect(turn.recorded).toEqual([]);
  expect(turn.interview.doubt?.proposed.assets).not.toBeUndefined();
});

test.each([
  ['my neighbor Joe Bell, 220 Larch Street', 'Joe Bell'],
  ['my cousin Diane Lane', 'Diane Lane'],
  ['Bill Ford', 'Bill Ford'],
  ['Chase Miller from Boise', 'Chase Miller'],
  ['April May Sullivan', 'April May Sullivan'],
  ['my brother Mark in Iowa City', 'Mark'],
  ['my business partner Dale Court', 'Dale Court'],
  ['First Hawaiian Bank', 'First Hawaiian Bank'],
])('“%s” names the trustee %s', (message, name) => {
  const { facts } = answer('successorTrustee', message).interview;
  expect(facts.successorTrustee?.name).toBe(name);
  expect(facts.successorTrustees).toBeUndefined();
});

test('small numbers before a surname that is also a street are shares', () => {
  const { facts } = answer('beneficiaries', 'my nephew Ivan Lane 60 and 40 Nathan Lane').interview;
  expect(facts.beneficiaries?.map(({ name }) => name)).toEqual(['Ivan Lane', 'Nathan Lane']);
});

test.each(['Wells Fargo', 'Chase', 'Fidelity'])('%s alone is asked back, not stored as a person', (message) => {
  const turn = hear('successorTrustee', message);
  expect(turn.recorded).toEqual([]);
  expect(turn.reply).toContain(`Is ${message} the name of your successor trustee?`);
});

test.each(peopleFields)('chatter where %s are asked stores nobody', (field) => {
  for (const message of [
    'whoever my lawyer thinks is best',
    'let me think about it',
    'ask me tomorrow',
    'I really could not tell you who would want that job',
    'we still have to talk that over as a family',
    'that depends on a lot of things',
  ]) {
    const turn = hear(field, message);
    expect([message, turn.recorded]).toEqual([message, []]);
    expect([message, turn.interview.doubt]).toEqual([message, null]);
    expect(turn.reply).not.toBe('');
  }
});

test.each([
  ['I will', 1],
  ['just me for now', 1],
  ["I'll handle it myself", 1],
  ['my husband and I', 2],
  ['Tom & me', 2],
  ['we both will', 2],
])('“%s” makes the grantor a first trustee', (message, count) => {
  const { initialTrustee } = answer('initialTrustee', message, { spouseName: 'Tom Halloran' }).interview.facts;
  expect(initialTrustee?.[0]?.name).toBe('Ruth Halloran');
  expect(initialTrustee).toHaveLength(count);
});

test('wanting somebody else does not make the grantor a first trustee', () => {
  const { initialTrustee } = answer('initialTrustee', 'I want my sister Ann Reed to do it').interview.facts;
  expect(initialTrustee).toEqual([{ name: 'Ann Reed', relationship: 'sister' }]);
});

test('co-trustees are asked whether they act together, a sole trustee is not', () => {
  const facts: Facts = {
    spouseName: 'Tom Halloran',
    children: [],
    beneficiaries: [{ name: 'Bo Reed', relationship: 'friend', percentage: 100 }],
    contingentBeneficiaries: 'heirsAtLaw',
    descendantsTakeFirst: false,
    takersOnBenefits: [],
  };
  const declined = { declined: ['beneficiaries.distributionAge'] };
  const two = replyAgreeing({ ...asking('initialTrustee', facts), ...declined }, 'Tom and I', today);
  expect(two.interview.asked).toEqual({ kind: 'fact', field: 'coTrusteesActJointly' });
  expect(two.choices).toEqual(['Yes', 'No']);
  expect(replyAgreeing(two.interview, 'either of us can act alone', today).interview.facts.coTrusteesActJointly).toBe(
    false,
  );
  expect(replyAgreeing(two.interview, 'together', today).interview.facts.coTrusteesActJointly).toBe(true);
  const one = replyAgreeing({ ...asking('initialTrustee', facts), ...declined }, 'I will', today);
  expect(one.interview.asked).toMatchObject({ kind: 'fact', field: 'successorTrustee' });
});

test.each(['Probably not Otto Reed', "it's complicated, Ann and Otto don't speak", "Otto Reed can't do it"])(
  '“%s” turns somebody down and leaves nobody out of the shares',
  (message) => {
    const turn = hear('successorTrustee', message);
    expect(turn.recorded).toEqual([]);
    expect(turn.interview.doubt).toBeNull();
  },
);

test('who is named instead of somebody turned down is the trustee', () => {
  const { facts } = answer('successorTrustee', 'not Otto Reed, my sister Ann Reed').interview;
  expect(facts.successorTrustee).toEqual({ name: 'Ann Reed', relationship: 'sister' });
  expect(facts.successorTrustees).toBeUndefined();
});
