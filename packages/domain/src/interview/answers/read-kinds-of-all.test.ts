import { expect, test } from 'vitest';
import { livingTrustPlan } from '#catalogue/living-trust/plan.ts';
import { readAnswer } from '#interview/answers/read-answer.ts';
import { openInterview } from '#interview/open-interview.ts';

const relationships = (message: string, detail: 'relationship' | 'kind' = 'relationship'): unknown => {
  const interview = {
    ...openInterview(livingTrustPlan),
    facts: {
      beneficiaries: [
        { name: 'Second Harvest', percentage: 50 },
        { name: 'Ducks Unlimited', percentage: 50 },
      ],
    },
    asked: { kind: 'detail', field: 'beneficiaries', entry: 0, detail } as const,
  };
  const value = readAnswer(interview, { message, today: '2026-11-24' })?.patch[0]?.value;
  return (value as readonly { readonly relationship?: string }[] | undefined)?.map((one) => one.relationship);
};

test.each([
  'Both are charities',
  'they are both charities',
  'charities, both of them',
  'two charities',
  "they're both local charities",
  'each is a charity',
])('what all are is said in one word: “%s”', (message) => {
  expect(relationships(message)).toEqual(['charity', 'charity']);
  expect(relationships(message, 'kind')).toEqual(['charity', 'charity']);
});

test('one of several is only the one who is asked about', () => {
  expect(relationships("it's a charity")).not.toEqual(['charity', 'charity']);
});
