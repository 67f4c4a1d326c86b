import { expect, test } from 'vitest';
import { agencyPlan } from '#catalogue/durable-financial-poa/plan.ts';
import { livingTrustPlan } from '#catalogue/living-trust/plan.ts';
import type { Facts, FieldId } from '#facts/facts.ts';
import { readAnswer } from '#interview/answers/read-answer.ts';
import type { QuestionPlan } from '#interview/fact-question.ts';
import type { Interview } from '#interview/interview.ts';
import { openInterview } from '#interview/open-interview.ts';
import { sureEnough } from '#interview/reading.ts';

const today = '2026-11-20';
const plans: readonly QuestionPlan[] = [livingTrustPlan, agencyPlan];

const asking = (field: FieldId, facts: Facts): Interview => {
  const plan = plans.find(({ questions }) => questions.some((one) => one.field === field)) ?? livingTrustPlan;
  return { ...openInterview(plan), facts, asked: { kind: 'fact', field } };
};

const hear = (field: FieldId, message: string, facts: Facts = {}) =>
  readAnswer(asking(field, facts), { message, today });

const children = [{ name: 'Perla Quintero' }, { name: 'Amos Quintero' }];

test.each([
  ['noContest', 'I do not think so', false],
  ['mayMakeGifts', 'Under no circumstances whatsoever.', false],
  ['mayMakeGifts', 'birthdays and that kind of thing, so yes', true],
  ['livesInCareFacility', 'not that I know of', false],
  ['livesInCareFacility', 'no, home', false],
  ['isAgentPaid', 'My daughter is not to take a cent', false],
  ['coTrusteesActJointly', 'either one of us can sign alone', false],
  ['maritalStatus', 'never did marry', 'Single'],
  ['incapacityTest', 'court. doctors i do not trust', 'court'],
  ['incapacityTest', 'two physicians, actually one physician and my daughter', 'onePhysicianPlusFamily'],
  ['agencyStart', "only if I'm out of my head", 'onIncapacity'],
  ['grantorDateOfBirth', 'the 14th, no wait, the 15th of August 1949', '1949-08-15'],
  ['grantorDateOfBirth', 'I was 83 on the tenth of April, so 1943', '1943-04-10'],
  ['grantorState', 'We winter in Arizona but Minnesota is home', 'MN'],
  ['grantorCounty', 'used to be Ramsey, now we are in Dakota', 'Dakota'],
  ['trustName', 'Not The Oak Trust, there is one already. The Cedar Point Trust.', 'The Cedar Point Trust'],
  ['survivalDays', 'a month', 30],
  ['petFundInCents', '$4,000, she is 12 years old so that is enough', 400_000],
] as const)('asked for %s, “%s” is recorded', (field, message, value) => {
  const [answer] = hear(field, message)?.patch ?? [];
  expect(answer).toMatchObject({ field, value });
  expect(answer?.confidence).toBeGreaterThanOrEqual(sureEnough);
});

test.each([
  ['descendantsTakeFirst', 'yes but only if they finished school'],
  ['coTrusteesActJointly', 'together for the big things but he can pay bills alone'],
  ['incapacityTest', 'two doctors or a court'],
  ['maritalStatus', 'legally married though we live apart'],
  ['grantorState', 'wyoming maybe, or delaware'],
  ['survivalDays', '30 or 60'],
  ['petFundInCents', 'between 3 and 5 thousand'],
  ['trustName', 'either The Oak Trust or The Elm Trust'],
] as const)('asked for %s, “%s” is never recorded unasked', (field, message) => {
  expect((hear(field, message)?.patch ?? []).filter(({ confidence }) => confidence >= sureEnough)).toEqual([]);
});

test.each([
  ['none of your business', 'skip'],
  ["I'd rather not say", 'skip'],
  ['I have no preference', 'unsure'],
  ['you decide', 'unsure'],
] as const)('“%s” is no value, and says what it is', (message, act) => {
  for (const field of ['incapacityTest', 'petFundInCents', 'grantorState'] as const)
    expect(hear(field, message)).toMatchObject({ act, patch: [] });
});

test('a reason is kept in the words of the person', () => {
  expect(hear('maritalStatus', 'Divorced. We get on better now.')?.rest).toEqual(['We get on better now']);
});

test('what else is said plainly answers its own question', () => {
  const reading = hear('grantorState', 'Oregon, Lane County, born 5/5/1950');
  expect(reading?.patch.map(({ field, value }) => [field, value])).toEqual([
    ['grantorState', 'OR'],
    ['grantorCounty', 'Lane County'],
    ['grantorDateOfBirth', '1950-05-05'],
  ]);
});

test('property is taken apart where it is told, and nowhere else', () => {
  const told = (message: string): unknown =>
    ((hear('assets', message)?.patch[0]?.value ?? []) as readonly { readonly description: string }[]).map(
      ({ description }) => description,
    );
  expect(told('My condominium at 1406 Camellia Street, and my collection of first editions, chiefly Welty.')).toEqual([
    'condominium at 1406 Camellia Street',
    'collection of first editions, chiefly Welty',
  ]);
  expect(told('the house, a bass boat but never mind the boat, and the Chase account')).toEqual([
    'house',
    'Chase account',
  ]);
  expect(told('the usual stuff')).toEqual([]);
});

test('what a thing is worth stands beside it', () => {
  expect(hear('assets', 'brokerage at etrade about 85k')?.patch[0]?.value).toMatchObject([
    { description: 'brokerage at etrade', estimatedValueInCents: 8_500_000 },
  ]);
});

test.each([
  ['my ring goes to Perla, and if she is gone to Amos', [['Perla Quintero', 'ring', 'Amos Quintero']]],
  [
    "Amos: the shotgun. Perla: Mother's hutch.",
    [
      ['Amos Quintero', 'the shotgun', undefined],
      ['Perla Quintero', "Mother's hutch", undefined],
    ],
  ],
  [
    'two thousand dollars to my neighbor Beulah Ott, who waters the ferns',
    [['Beulah Ott', 'two thousand dollars', undefined]],
  ],
] as const)('“%s” says who gets what', (message, gifts) => {
  const value = hear('specificGifts', message, { children })?.patch[0]?.value as readonly Record<string, unknown>[];
  expect(value.map(({ recipient, item, alternate }) => [recipient, item, alternate])).toEqual(gifts);
});

const offered = ['trusteeCompensation', 'bondRequired', 'survivalDays', 'noContest', 'trustName'] as const;
const atOffer: Interview = { ...openInterview(livingTrustPlan), asked: { kind: 'offer', fields: offered } };
const answerOffer = (message: string) => readAnswer(atOffer, { message, today });

test.each(['ok normal', 'That all suits me', 'Sí, lo normal', 'whatever you think best'])(
  '“%s” takes all that is offered',
  (message) => {
    expect(answerOffer(message)).toMatchObject({ act: 'yes', patch: [] });
  },
);

test.each([
  ['fine but I want a bond', 'bondRequired', true],
  ['make it 90 days, rest is fine', 'survivalDays', 90],
  ['all good except no pay for the trustee', 'trusteeCompensation', 'none'],
  ['use these but call it The Smith Family Trust', 'trustName', 'The Smith Family Trust'],
  ['everything as you propose, save that anyone who contests loses the share', 'noContest', true],
] as const)('“%s” takes all but one', (message, field, value) => {
  expect(answerOffer(message)).toMatchObject({ act: 'yes', patch: [{ field, value }] });
});

test.each(['no', 'mostly fine but something is wrong with the name', 'what is a bond?', 'Ida owns a savings bond'])(
  '“%s” takes nothing of it',
  (message) => {
    expect(answerOffer(message)?.act).not.toBe('yes');
  },
);
