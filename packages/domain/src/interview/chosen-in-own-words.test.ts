import { describe, expect, test } from 'vitest';
import { documentTypeOf } from '#catalogue/made-documents.ts';
import { specialFamily } from '#catalogue/living-trust/testing/special-family.ts';
import type { Facts, FieldId } from '#facts/facts.ts';
import type { StoredInterview } from '#interview/interview.ts';
import { talkWith } from '#interview/testing/talk-with.ts';
import { agreeing } from '#interview/testing/agreeing.ts';

const today = '2026-11-22';

const asking = (id: string, field: FieldId, facts: Facts = {}): StoredInterview => {
  const { interview, sample } = documentTypeOf(id);
  const { [field]: _before, ...others } = { ...sample, ...facts };
  return { ...interview.open(), facts: others, asked: { kind: 'fact', field } };
};

const say = (id: string, from: StoredInterview, ...messages: readonly string[]): StoredInterview =>
  talkWith(documentTypeOf(id).interview, today)(messages, from);

const family: Facts = {
  ...specialFamily,
  beneficiaries: (specialFamily.beneficiaries ?? []).map((taker) => ({ ...taker, distributionAge: 25 })),
};
const atArrangements = asking('living-trust', 'specialArrangements', family);
const tell = (...messages: readonly string[]) => say('living-trust', atArrangements, ...messages);

describe('asked for anything special', () => {
  test.each([
    ['someone should be able to fire the trustee', ['protector']],
    ['I want to write down later who gets my jewelry', ['belongingsList']],
    ['write a list of who gets what by hand', ['belongingsList']],
    ['a list of who gets my things, and money for my dog', ['petCare', 'belongingsList']],
    ['Ida’s share should stay in the trust until she dies', ['heldForLife']],
    ['in trust for my husband for life', ['spouseShare']],
    ["put Tom's share in trust for his life", ['spouseShare']],
    ["hold my husband's share in trust for his life", ['spouseShare']],
    ["keep Ida's share in trust for life, and my husband's too", ['heldForLife', 'spouseShare']],
  ])('“%s” chooses %j', (message, chosen) => {
    expect(tell(message).facts.specialArrangements).toEqual(chosen);
  });

  test('a no-contest clause is a wish, and no nothing', () => {
    const { facts, asked } = tell('no contest clause');
    expect(facts).toMatchObject({ noContest: true });
    expect(facts).not.toHaveProperty('specialArrangements');
    expect(asked).not.toEqual(atArrangements.asked);
  });

  test('steps for one child and a lifetime trust for another are both chosen, one answer each', () => {
    const both = tell("pay Mateo's share in steps and keep Ida's share in trust for life");
    expect(both.facts.specialArrangements).toEqual(['paidInSteps', 'heldForLife']);
    const steps = say('living-trust', both, 'Mateo');
    expect(steps.facts.takersInSteps).toEqual(['Mateo Reyes Luna']);
    expect(steps.asked).toEqual({ kind: 'fact', field: 'payoutSteps' });
    const held = say('living-trust', steps, 'half at 25, the rest at 30');
    expect(held.asked).toEqual({ kind: 'fact', field: 'lifetimeTakers' });
    const told = say('living-trust', held, 'Ida');
    expect(told.facts.lifetimeTakers).toEqual(['Ida Bloom']);
    expect(told.asked).toEqual({ kind: 'fact', field: 'lifetimePayments' });
  });
});

test.each(['my husband', 'Tom Lee', 'only my husband'])(
  'asked whose share is kept for life, “%s” moves the choice to the share of the spouse',
  (message) => {
    const { facts, asked } = say(
      'living-trust',
      asking('living-trust', 'lifetimeTakers', { ...family, specialArrangements: ['heldForLife'] }),
      message,
    );
    expect(facts.specialArrangements).toEqual(['spouseShare']);
    expect(asked).toEqual({ kind: 'fact', field: 'spouseShare' });
  },
);

test('asked whose share is kept for life, nobody takes the choice back', () => {
  const from = asking('living-trust', 'lifetimeTakers', { ...family, specialArrangements: ['petCare', 'heldForLife'] });
  expect(say('living-trust', from, 'none of them').facts.specialArrangements).toEqual(['petCare']);
});

test.each([
  ['we run it together', 'member'],
  ['the two of us', 'member'],
  ['no managers', 'member'],
  ['Ann runs it', 'manager'],
] as const)('a company: “%s” is %s-managed', (message, value) => {
  expect(say('llc-formation', asking('llc-formation', 'management'), message).facts.management).toBe(value);
});

test('a sum below nothing is asked again, and never turned into its opposite', () => {
  const { interview } = documentTypeOf('llc-formation');
  const turn = interview.replyTo(asking('llc-formation', 'initialCapitalInCents'), '-500', today);
  expect(turn.interview.facts).not.toHaveProperty('initialCapitalInCents');
  expect(turn.reply).toContain('Please give an amount in dollars');
});

test('a name of a company that is too long is refused, and never cut', () => {
  const { interview } = documentTypeOf('llc-formation');
  const turn = interview.replyTo(asking('llc-formation', 'llcName'), `${'Bakery '.repeat(400)}LLC`, today);
  expect(turn.interview.facts).not.toHaveProperty('llcName');
  expect(turn.reply).toContain('at most 120 letters');
});

test('a home that is shared like everything else needs no rule', () => {
  const { facts, skipped } = say(
    'living-trust',
    asking('living-trust', 'residencePlan'),
    'It is shared like everything else',
  );
  expect(facts).not.toHaveProperty('residencePlan');
  expect(skipped).toContain('residencePlan');
});

test('no special gifts says nothing of who signs', () => {
  const { specificGifts: _gifts, ...sample } = documentTypeOf('joint-trust').sample;
  const from = { ...asking('joint-trust', 'coTrusteesActJointly'), facts: sample };
  const { coTrusteesActJointly: _before, ...facts } = from.facts;
  const after = say('joint-trust', { ...from, facts }, 'No special gifts').facts;
  expect(after).not.toHaveProperty('coTrusteesActJointly');
  expect(after.specificGifts).toEqual([]);
});

test('in Washington, D.C., no county is asked', () => {
  const { grantorState: _state, grantorCounty: _county, ...facts } = documentTypeOf('living-trust').sample;
  const from = { ...asking('living-trust', 'grantorAddress'), facts };
  const { grantorAddress: _address, ...others } = from.facts;
  const after = say('living-trust', { ...from, facts: others }, '1400 K Street NW, Washington, D.C. 20005');
  expect(after.facts).toMatchObject({ grantorState: 'DC', grantorCounty: 'Washington' });
  expect(after.asked).not.toEqual({ kind: 'fact', field: 'grantorCounty' });
  expect(say('living-trust', asking('living-trust', 'grantorState'), 'Washington, D.C.').facts.grantorState).toBe('DC');
  expect(say('living-trust', asking('living-trust', 'grantorState'), 'Washington').facts.grantorState).toBe('WA');
});

test('a child whose name is spelled anew still shares with those who are born later', () => {
  const names = ['Ana Moore', 'Ben Moore'];
  const facts: Facts = {
    ...documentTypeOf('living-trust').sample,
    maritalStatus: 'Single',
    spouseName: undefined,
    children: names.map((name) => ({ name, relationship: 'child' })),
    beneficiaries: names.map((name) => ({ name, relationship: 'child', percentage: 50, distributionAge: 25 })),
    afterBornChildrenShare: true,
  };
  const { interview } = documentTypeOf('living-trust');
  const open: StoredInterview = { ...interview.open(), facts, asked: { kind: 'review' } };
  const said = agreeing(interview).replyTo(open, 'my children are Anna Moore and Ben Moore', today).interview;
  const written = interview.record(
    open,
    'children',
    [
      { name: 'Anna Moore', relationship: 'child' },
      { name: 'Ben Moore', relationship: 'child' },
    ],
    today,
  );
  for (const after of [said, written.ok ? written.value : open]) {
    expect(after.facts.beneficiaries?.map(({ name }) => name)).toEqual(['Anna Moore', 'Ben Moore']);
    expect(after.facts.afterBornChildrenShare).toBe(true);
  }
});

test('a joint trust offers its two makers as the trustees of today', () => {
  const { interview, sample } = documentTypeOf('joint-trust');
  const offered = interview.offer({ facts: sample }).find(({ field }) => field === 'initialTrustee');
  expect(offered?.value).toEqual([{ name: sample.grantorName }, { name: sample.spouseName }]);
});
