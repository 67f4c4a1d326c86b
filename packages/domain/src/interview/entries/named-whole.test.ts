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

test('grandchildren by marriage are named so', () => {
  const { facts } = hear('beneficiaries', 'step-grandchildren Amy Koenig and Lee Koenig, equal');
  expect(facts.beneficiaries).toMatchObject([
    { relationship: 'step-grandchild', percentage: 50 },
    { relationship: 'step-grandchild', percentage: 50 },
  ]);
});
