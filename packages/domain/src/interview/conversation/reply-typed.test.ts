import { expect, test } from 'vitest';
import { livingTrustPlan } from '#catalogue/living-trust/plan.ts';
import { replyTo } from '#interview/conversation/reply-to.ts';
import type { Interview } from '#interview/interview.ts';
import { openInterview } from '#interview/open-interview.ts';
import { replyAgreeing } from '#interview/testing/reply-agreeing.ts';
import { today } from '#interview/testing/hallorans.ts';

const opened = openInterview(livingTrustPlan);
const after = (words: string): Interview => replyTo(opened, words, today).interview;
const told = (messages: readonly string[], from: Interview): Interview =>
  messages.reduce((before, message) => replyAgreeing(before, message, today).interview, from);
const asking = (interview: Interview, field: 'beneficiaries' | 'initialTrustee' | 'children'): Interview => ({
  ...interview,
  doubt: null,
  asked: { kind: 'fact', field },
});

test.each([
  ['Hello, I am Denise Hale and I am typing this for my aunt, Viola Gaskins. She is 86.', 'f', 'Denise Hale'],
  ["hi, I'm Pa Houa, I'm typing this for my dad", 'm', 'Pa Houa'],
  ['I am filling this out on behalf of my grandmother, she does not see well', 'f', undefined],
  ["I'm helping my mom with this, she broke her glasses", 'f', undefined],
  ['This trust is for my neighbor, not for me. He is ninety.', 'm', undefined],
])('somebody who types for another person is heard as that person: %s', (words, sex, typist) => {
  const { typedFor } = after(words);
  expect(typedFor).toMatchObject({ sex });
  expect(typedFor?.typist).toBe(typist);
});

test.each([
  'My daughter Ann is typing for me, my eyes are bad',
  'I am doing this for my kids',
  'I want to set up a trust for my daughter, she is 12',
  'I need a will for my wife and me',
  'I am writing this because my mother died without a will',
])('whoever speaks for themselves is heard as they speak: %s', (words) => {
  expect(after(words).typedFor ?? undefined).toBeUndefined();
});

test('who is spoken of as she makes the document, and who types is called by name', () => {
  const talk = told(
    [
      'Her full name is Viola Estelle Gaskins',
      'She lives at 207 Choptank View Avenue, Cambridge, Maryland 21613. Dorchester County',
      'She was born June 30, 1940. She is a widow',
    ],
    after('Hello, I am Denise Hale and I am typing this for my aunt, Viola Gaskins. She is 86.'),
  );
  expect(talk.facts).toMatchObject({
    grantorName: 'Viola Estelle Gaskins',
    grantorAddress: '207 Choptank View Avenue, Cambridge, MD 21613',
    grantorDateOfBirth: '1940-06-30',
    maritalStatus: 'Widowed',
  });
  const shared = told(['She says me 60 and her nephew Terrence Gaskins 40'], asking(talk, 'beneficiaries'));
  expect(shared.facts.beneficiaries).toMatchObject([
    { name: 'Denise Hale', percentage: 60 },
    { name: 'Terrence Gaskins', relationship: 'nephew', percentage: 40 },
  ]);
  expect(told(['She will do it herself'], asking(talk, 'initialTrustee')).facts.initialTrustee).toMatchObject([
    { name: 'Viola Estelle Gaskins' },
  ]);
});

test('who types without a name is asked for it before it is written down', () => {
  const talk = told(['Her name is Viola Estelle Gaskins'], after('I am typing this for my aunt, she is 86'));
  const turn = replyTo(asking(talk, 'beneficiaries'), 'me 60 and Terrence Gaskins 40', today);
  expect(turn.reply).toContain('What is your own full name');
  expect(told(['Denise Hale'], turn.interview).facts.beneficiaries).toMatchObject([
    { name: 'Denise Hale', percentage: 60 },
    { name: 'Terrence Gaskins', percentage: 40 },
  ]);
});

test('what is noted stays as it was typed', () => {
  const talk = told(['Her name is Viola Estelle Gaskins'], after('I am typing this for my aunt, she is 86'));
  const { interview, reply } = replyTo(
    talk,
    'She is fussing about her knees again. 12 Elm Street, Cambridge, Maryland 21613',
    today,
  );
  expect(interview.notes?.map(({ words }) => words).join(' ')).toContain('She is fussing about her knees again');
  expect(reply).not.toContain('I am fussing');
});
