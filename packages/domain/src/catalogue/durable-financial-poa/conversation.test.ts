import { expect, test } from 'vitest';
import { documentTypeOf } from '#catalogue/made-documents.ts';
import { agreeing } from '#interview/testing/agreeing.ts';

const { interview, finish } = documentTypeOf('durable-financial-poa');
const today = '2026-11-20';

const talk = (messages: readonly string[]) =>
  messages.reduce((state, message) => agreeing(interview).replyTo(state, message, today).interview, interview.open());

const told = [
  'Eleanor Whitfield',
  '418 Maple Avenue, Lancaster, PA 17602',
  'Lancaster',
  'September 14, 1951',
  'no',
  'my son Daniel Whitfield',
  'my daughter Grace Okoro, then my friend Lena Park',
  'At once',
  'All of my property',
  'no',
  'Nothing else',
];

test('a person completes a power of attorney in one conversation, and no special power is granted unasked', () => {
  const state = talk([...told, 'Use these settings', 'Yes, everything is correct']);
  expect(interview.completeness(state, today)).toMatchObject({ isComplete: true, problems: [], warnings: [] });
  expect(state.facts).toMatchObject({
    agent: { name: 'Daniel Whitfield', relationship: 'son' },
    successorAgents: [
      { name: 'Grace Okoro', relationship: 'daughter' },
      { name: 'Lena Park', relationship: 'friend' },
    ],
    agencyStart: 'atOnce',
    mayMakeGifts: false,
  });
  expect(finish(state.facts, today).ok).toBe(true);
});

test('a special power is granted when the person says so, who then reads what it means', () => {
  const state = talk([...told, 'Change: Make gifts', 'yes']);
  const { reply, interview: next } = agreeing(interview).replyTo(state, 'Use these settings', today);
  expect(next.facts).toMatchObject({ mayMakeGifts: true, mayDisclaim: false });
  expect(reply).toContain('You let your agent change who receives your property.');
});

test('the agent can be changed at the end', () => {
  const state = talk([...told, 'Use these settings', 'my agent should be Ben Whitfield']);
  expect(state.facts.agent?.name).toBe('Ben Whitfield');
});

test.each(['gifts yes', 'change the gifts to yes', 'Make gifts: yes'])(
  '“%s” grants the power that it names, and no other',
  (said) => {
    const offered = talk([...told, said]);
    expect(offered.facts).toMatchObject({ mayMakeGifts: true });
    expect(offered.facts.mayChangeTrusts).toBeUndefined();
    const reviewed = talk([...told, 'Use these settings', said]);
    expect(reviewed.facts).toMatchObject({ mayMakeGifts: true, mayChangeTrusts: false });
  },
);

test.each(['my beneficiaries are ok', 'I read the messages, yes', 'all of my property, yes'])(
  '“%s” grants no special power by the way',
  (said) => {
    const { facts } = talk([...told, 'Use these settings', said]);
    expect(facts).toMatchObject({ mayChangeBeneficiaries: false, mayReadMessages: false, mayDisclaim: false });
  },
);

test.each([
  ['Only once I am too sick to do it myself... no wait, the bank needs it now, so right away', 'atOnce'],
  ["Right away... no wait, I'd rather only if I'm incapacitated", 'onIncapacity'],
])('of “%s” what is said last counts', (said, start) => {
  expect(agreeing(interview).replyTo(talk(told.slice(0, 7)), said, today).interview.facts.agencyStart).toBe(start);
});

test('when it begins, what it covers and whether gifts may be made are asked by themselves', () => {
  const before = talk(told.slice(0, 7));
  expect(before.asked).toEqual({ kind: 'fact', field: 'agencyStart' });
  const later = agreeing(interview).replyTo(before, 'only if I get dementia', today).interview;
  expect(later.facts.agencyStart).toBe('onIncapacity');
  expect(later.asked).toEqual({ kind: 'fact', field: 'agentScope' });
  const withoutLand = agreeing(interview).replyTo(later, 'not my house', today).interview;
  expect(withoutLand.facts.agentScope).toBe('withoutLand');
  expect(withoutLand.asked).toEqual({ kind: 'fact', field: 'mayMakeGifts', also: 'mayReadMessages' });
});

test.each([
  ['When the power begins: only when I cannot act', 'agencyStart', 'onIncapacity'],
  ['change General powers to everything but real estate', 'agentScope', 'withoutLand'],
  ['Create or change trusts: yes', 'mayChangeTrusts', true],
] as const)('at the usual settings, “%s” is taken with its answer', (said, field, value) => {
  expect(talk([...told, said]).facts[field]).toBe(value);
  expect(talk([...told, 'Use these settings', said]).facts[field]).toBe(value);
});

test('own words against the chosen beginning are told before anybody confirms', () => {
  const { facts } = talk(told);
  const completeness = (specialInstructions: string) =>
    interview.completeness({ ...interview.open(), facts: { ...facts, specialInstructions } }, today);
  const codes = (words: string) => completeness(words).warnings.map(({ code }) => code);
  expect(codes('My agent may act only if I get dementia.')).toContain('V25');
  expect(codes('Keep my garden.')).not.toContain('V25');
});

test('a person whom we cannot serve is told so once, and is not told at the end that the document is ready', () => {
  let state = interview.open();
  const replies = told
    .with(1, '418 Maple Avenue, Sacramento, CA 95814')
    .with(2, 'Sacramento')
    .with(4, 'yes, I live in assisted living')
    .concat(['Use these settings', 'Yes, everything is correct'])
    .map((said) => {
      const turn = agreeing(interview).replyTo(state, said, today);
      state = turn.interview;
      return turn.reply;
    });
  const saying = (words: string) => replies.filter((reply) => reply.includes(words)).length;
  expect(saying('has a form of its own')).toBe(1);
  expect(saying('in a hospital or care facility: some states')).toBe(1);
  expect(saying('Which state is your permanent home?')).toBe(0);
  expect(replies.at(-1)).toContain('We cannot finish this document for you');
  expect(replies.at(-1)).not.toContain('You can look at your document now');
  expect(interview.completeness(state, today).isComplete).toBe(false);
});

test.each([
  ['Christmas Eve of 1940, which is a terrible day for a birthday, you get one present', '1940-12-24'],
  ['im 81, born veterans day 1945', '1945-11-11'],
  ['my birthday is on new years day, 1950', '1950-01-01'],
  ['the fourth of july 1958', '1958-07-04'],
  ['valentines day 62', '1962-02-14'],
  ['my son was born on christmas 1980', undefined],
])('born “%s” is %s', (said, bornOn) => {
  expect(talk([...told.slice(0, 3), said]).facts.grantorDateOfBirth).toBe(bornOn);
});
