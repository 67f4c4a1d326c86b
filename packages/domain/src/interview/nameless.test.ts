import { expect, test } from 'vitest';
import type { Facts, FieldId } from '#facts/facts.ts';
import type { Interview } from '#interview/interview.ts';
import { livingTrustPlan } from '#catalogue/living-trust/plan.ts';
import { openInterview } from '#interview/open-interview.ts';
import { replyAgreeing } from '#interview/testing/reply-agreeing.ts';

const today = '2026-11-20';

const asking = (field: FieldId, facts: Facts = {}): Interview => ({
  ...openInterview(livingTrustPlan),
  facts: { grantorName: 'Ruth Halloran', maritalStatus: 'Married', ...facts },
  asked: { kind: 'fact', field },
  trail: [{ kind: 'fact', field }],
});

const talk = (from: Interview, ...messages: readonly string[]): Interview =>
  messages.reduce((interview, message) => replyAgreeing(interview, message, today).interview, from);

test.each([
  ['my wife', "What is your wife's full name?"],
  ['my oldest son', "What is your oldest son's full name?"],
  ['it should be my best friend from college', "What is your best friend's full name?"],
  ['my two sisters', 'What are the full names of your two sisters?'],
  ['my brother or my aunt', 'What are the full names of your brother and your aunt?'],
])('“%s” is answered with: %s', (message, question) => {
  const turn = replyAgreeing(asking('successorTrustee'), message, today);
  expect(turn.reply).toBe(question);
  expect(turn.recorded).toEqual([]);
  expect(turn.interview.asked).toEqual({ kind: 'fact', field: 'successorTrustee' });
});

test('the name given then takes the relation that was said before', () => {
  const { facts, nameless } = talk(asking('successorTrustee'), 'my oldest brother', 'Hal Reed');
  expect(facts.successorTrustee).toEqual({ name: 'Hal Reed', relationship: 'brother' });
  expect(nameless).toBeNull();
});

test('people named beside a relation are kept, and the missing name joins them', () => {
  const trustees = talk(asking('initialTrustee'), 'me and my sister', 'Ann Reed');
  expect(trustees.facts.initialTrustee).toEqual([
    { name: 'Ruth Halloran' },
    { name: 'Ann Reed', relationship: 'sister' },
  ]);
  const heirs = talk(asking('beneficiaries'), 'my brother and Bo Reed', 'Hal Reed');
  expect(heirs.facts.beneficiaries).toEqual([{ name: 'Bo Reed' }, { name: 'Hal Reed', relationship: 'brother' }]);
  const successors = talk(asking('successorTrustee'), 'my brother and Bo Reed', 'Hal Reed');
  expect(successors.facts.successorTrustee).toEqual({ name: 'Hal Reed', relationship: 'brother' });
  expect(successors.facts.successorTrustees).toBeUndefined();
  expect(successors.notes).toMatchObject([{ words: 'my brother and Bo Reed' }]);
});

test('when several known people fit, their names are offered', () => {
  const children = [
    { name: 'Ed Becker', relationship: 'son' },
    { name: 'Gus Becker', relationship: 'son' },
  ];
  const turn = replyAgreeing(asking('successorTrustee', { children }), 'my son', today);
  expect(turn.reply).toBe('Which one is your son: Ed Becker or Gus Becker?');
  expect(turn.choices).toEqual(['Ed Becker', 'Gus Becker']);
  expect(talk(turn.interview, 'Gus').facts.successorTrustee).toEqual({ name: 'Gus Becker', relationship: 'son' });
});

test('a relation that one known person has needs no name', () => {
  const turn = replyAgreeing(asking('successorTrustee', { spouseName: 'Tom Halloran' }), 'my husband', today);
  expect(turn.interview.facts.successorTrustee?.name).toBe('Tom Halloran');
});

test.each(['my husband thinks it should be Ann Reed', 'I asked my brother and he says Ann Reed'])(
  '“%s” asks for no further name',
  (message) => {
    const turn = replyAgreeing(asking('successorTrustee'), message, today);
    expect(turn.interview.facts.successorTrustee?.name).toBe('Ann Reed');
    expect(turn.reply).not.toContain('full name');
  },
);

test('another answer than the name forgets the relation', () => {
  const asked = talk(asking('successorTrustee'), 'my wife');
  expect(talk(asked, "I don't know").nameless).toBeNull();
});

test("the spouse's own name is asked by the relation that was used", () => {
  const turn = replyAgreeing(asking('spouseName'), 'my husband', today);
  expect(turn.reply).toBe("What is your husband's full name?");
  expect(talk(turn.interview, 'Tom Halloran').facts.spouseName).toBe('Tom Halloran');
});
