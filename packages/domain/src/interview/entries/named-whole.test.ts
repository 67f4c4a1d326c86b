import { expect, test } from 'vitest';
import { livingTrustPlan } from '#catalogue/living-trust/plan.ts';
import type { FieldId, Facts } from '#facts/facts.ts';
import { replyTo } from '#interview/conversation/reply-to.ts';
import type { Interview } from '#interview/interview.ts';
import { openInterview } from '#interview/open-interview.ts';

const hear = (field: FieldId, message: string, facts: Facts = {}): Interview => {
  const asked = { kind: 'fact', field } as const;
  const open = { ...openInterview(livingTrustPlan), said: 'Hello.', trail: [asked], asked };
  return replyTo({ ...open, facts: { grantorName: 'Curt Koenig', ...facts } }, message, '2026-11-28').interview;
};

const names = (people: unknown): readonly string[] =>
  (Array.isArray(people) ? people : []).map(({ name }: { readonly name: string }) => name);

test.each([
  ['Half to 4-H and half to Our Lady of Guadalupe', ['4-H', 'Our Lady of Guadalupe']],
  ['the school for the deaf gets it all', ['School for the Deaf']],
  ['Ohio School for the Blind, all of it', ['Ohio School for the Blind']],
  ['Everything to the Griggs County 4-H', ['Griggs County 4-H']],
  ['half to our lady of guadalupe and half to my son Tom Lee', ['Our Lady of Guadalupe', 'Tom Lee']],
  ['my sisters of course, Ann Lee and Bea Lee', ['Ann Lee', 'Bea Lee']],
])('“%s” names each of them whole', (message, named) => {
  expect(names(hear('beneficiaries', message).facts.beneficiaries)).toEqual(named);
});

test.each([
  [
    'dustin scarborough, crystal scarborough hayes, jody scarborough',
    ['Dustin Scarborough', 'Crystal Scarborough Hayes', 'Jody Scarborough'],
  ],
  ['faith olsen brandt and hope olsen', ['Faith Olsen Brandt', 'Hope Olsen']],
  ['Sam Koenig Jr. and Dean Koenig', ['Sam Koenig Jr.', 'Dean Koenig']],
])('“%s” names whole families without capitals', (message, named) => {
  expect(names(hear('children', message).facts.children)).toEqual(named);
});

test('a suffix by itself is nobody', () => {
  const { doubt, facts } = hear('children', 'Two boys, Tommy and Dean Koenig. Tommy is the Jr.');
  expect(JSON.stringify([doubt, facts])).not.toContain('"Jr."');
});

test('what somebody was to the speaker is said of them and leaves nobody out', () => {
  const { facts } = hear('children', 'Kyler Boyd was my stepson, he is not my problem anymore. Mason Stroud 14');
  expect(facts.children).toMatchObject([{ name: 'Kyler Boyd', relationship: 'stepson' }, { name: 'Mason Stroud' }]);
});

test.each([
  ['My sister. Connie Baca.', ['sister']],
  ['Connie Baca. My sister.', ['sister']],
  ['Ann Baca. My sister. Bob Baca. My brother.', ['sister', 'brother']],
  ['My sister. Ann Baca. And my brother. Bob Baca.', ['sister', 'brother']],
])('“%s” says who they are in a sentence of its own', (message, relations) => {
  const { contingentBeneficiaries: next } = hear('contingentBeneficiaries', message).facts;
  expect(Array.isArray(next) ? next.map(({ relationship }) => relationship) : next).toEqual(relations);
});

const family = [
  { name: 'Leonard Koenig', relationship: 'son' },
  { name: 'Marlene Benally', relationship: 'daughter' },
];

test.each([
  "Leonard gets half. What would have been Marlene's goes to her daughter, Kay Benally, half.",
  "Leonard gets half. Marlene's half goes to her daughter Kay Benally, half.",
  'Leonard half. What Marlene would have had is for her daughter Kay Benally, half',
])('“%s” gives the part of one to her child and asks nothing', (message) => {
  const { facts, notes } = hear('beneficiaries', message, { children: family });
  expect(facts.beneficiaries).toMatchObject([
    { name: 'Leonard Koenig', percentage: 50 },
    { name: 'Kay Benally', relationship: 'granddaughter', percentage: 50 },
  ]);
  expect(notes?.some(({ isQuestion }) => isQuestion)).not.toBe(true);
});

test('whoever serves only after another is not put first', () => {
  const { facts } = hear('successorTrustees', 'Anderson Poe only after Juliana Poe');
  expect(names(facts.successorTrustees)).not.toEqual(['Anderson Poe', 'Juliana Poe']);
});

test('how old a child was long ago is no age of today', () => {
  const { facts } = hear('children', 'Pamela Dokken, I helped raise her from four years old');
  expect(facts.children).toEqual([{ name: 'Pamela Dokken' }]);
});

test.each(["We're Joe and Ana Silva", 'Joe & Ana Silva'])('“%s” names two: the first is asked back', (message) => {
  const { facts, doubt } = hear('grantorName', message, { grantorName: undefined });
  expect(facts.grantorName).toBeUndefined();
  expect(JSON.stringify(doubt)).toContain('Joe Silva');
});

test('the brother of her is the brother of the wife where no other woman was named', () => {
  const married: Facts = { maritalStatus: 'Married', spouseName: 'Rosa Koenig' };
  const { facts } = hear('successorTrustees', 'my brother Dovid Grunwald, then her brother Shaya Landau', married);
  expect(facts.successorTrustees).toMatchObject([{ relationship: 'brother' }, { relationship: 'brother-in-law' }]);
});

test('nothing is given to “he”: whoever may be meant is asked back, or nobody is', () => {
  const { doubt, facts } = hear('specificGifts', 'He gets the condo', { children: family });
  expect(facts.specificGifts).toBeUndefined();
  expect(JSON.stringify(doubt)).toContain('Leonard Koenig');
  const nobody = hear('specificGifts', 'They get the boat');
  expect([nobody.facts.specificGifts, nobody.doubt]).toEqual([undefined, null]);
});

test('grandchildren by marriage are named so', () => {
  const { facts } = hear('beneficiaries', 'step-grandchildren Amy Koenig and Lee Koenig, equal');
  expect(facts.beneficiaries).toMatchObject([
    { relationship: 'step-grandchild', percentage: 50 },
    { relationship: 'step-grandchild', percentage: 50 },
  ]);
});
