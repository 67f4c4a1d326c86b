import { expect, test } from 'vitest';
import { livingTrustPlan } from '#catalogue/living-trust/plan.ts';
import type { FieldId } from '#facts/facts.ts';
import { replyTo } from '#interview/conversation/reply-to.ts';
import { openInterview } from '#interview/open-interview.ts';

const today = '2026-11-20';
const hear = (field: FieldId, message: string) => {
  const asked = { kind: 'fact', field } as const;
  const facts = {
    grantorName: 'Maria Duarte',
    maritalStatus: 'Married' as const,
    spouseName: 'Carlos Duarte',
    children: [{ name: 'Ana Duarte' }, { name: 'Luis Duarte' }],
  };
  const interview = replyTo(
    { ...openInterview(livingTrustPlan), facts, asked, trail: [asked] },
    message,
    today,
  ).interview;
  return { interview, facts: interview.facts, proposed: interview.doubt?.proposed ?? {} };
};
const partsOf = (value: unknown): readonly (readonly [string, number])[] =>
  ((value ?? []) as readonly { readonly name: string; readonly percentage: number }[]).map(({ name, percentage }) => [
    name.split(' ')[0] ?? '',
    percentage,
  ]);

test.each([
  ['10% to my church (First Baptist of Macon), rest equal to my kids', ['First', 10], ['Ana', 45], ['Luis', 45]],
  [
    '10 percent to our church, First Baptist of Macon, the remaining to the kids',
    ['First', 10],
    ['Ana', 45],
    ['Luis', 45],
  ],
  ['12.5 to my niece Rosa Lima, everything else to carlos', ['Rosa', 12.5], ['Carlos', 87.5]],
  ['1/2 carlos, 1/4 each kid', ['Carlos', 50], ['Ana', 25], ['Luis', 25]],
  ['carlos gets half and every child gets a quarter', ['Carlos', 50], ['Ana', 25], ['Luis', 25]],
  ['Carlos 50, kids 50', ['Carlos', 50], ['Ana', 25], ['Luis', 25]],
  ['half to Ana, half to Luis, my kids', ['Ana', 50], ['Luis', 50]],
  [
    'I give, devise and bequeath ten percent (10%) to First Baptist Church of Macon and the residue to my children in equal shares',
    ['First', 10],
    ['Ana', 45],
    ['Luis', 45],
  ],
  ['i leave all the rest, residue and remainder to my husband', ['Carlos', 100]],
] as const)('everybody gets the part that was said: %s', (message, ...parts) => {
  expect(partsOf(hear('beneficiaries', message).facts.beneficiaries)).toEqual(parts);
});

test.each([
  ['Ana gets the house, the kids split the rest', 'the house'],
  ['everything to the kids equally, but the piano goes to Ana', 'the piano'],
])('a thing that somebody gets first is asked back beside the shares: %s', (message, item) => {
  const { proposed } = hear('beneficiaries', message);
  expect(proposed.specificGifts).toEqual([{ recipient: 'Ana Duarte', item }]);
  expect(partsOf(proposed.beneficiaries)).toEqual([
    ['Ana', 50],
    ['Luis', 50],
  ]);
});

test('what turns an answer and fits no share stays in the words of the person, and the rest is asked back', () => {
  const { proposed, interview } = hear('beneficiaries', "halves, but Ana's goes to her kids if she's gone");
  expect(partsOf(proposed.beneficiaries)).toEqual([
    ['Ana', 50],
    ['Luis', 50],
  ]);
  expect(interview.notes?.map(({ words }) => words)).toEqual(["Ana's goes to her kids if she's gone"]);
});

test('nothing is divided before somebody who takes a part is named', () => {
  const { facts, proposed, interview } = hear('beneficiaries', '10% to my church, rest equal to my kids');
  expect(facts.beneficiaries ?? proposed.beneficiaries).toBeUndefined();
  expect(interview.said).toContain('church');
});

test.each([
  ['Susan Bell is first after me', 'Susan Bell', undefined],
  ['i am trustee now. susan bell is first after me then bob bell', 'Susan Bell', 'Bob Bell'],
  ['me, then Susan Bell, then Bob Bell', 'Susan Bell', 'Bob Bell'],
  ['i will be trustee, susan bell is my backup', 'Susan Bell', undefined],
  ['I serve first, Susan Bell takes over after me', 'Susan Bell', undefined],
])('who comes after the maker is the successor: %s', (message, first, next) => {
  const { facts } = hear('initialTrustee', message);
  expect(facts.initialTrustee).toEqual([{ name: 'Maria Duarte' }]);
  expect(facts.successorTrustee?.name).toBe(first);
  expect(facts.successorTrustees?.[0]?.name).toBe(next);
});
