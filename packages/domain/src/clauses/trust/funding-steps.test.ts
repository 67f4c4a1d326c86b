import { expect, test } from 'vitest';
import { fundingSteps } from '#clauses/trust/funding-steps.ts';
import { lawOf } from '#law/law-of.ts';
import { institutionOf } from '#facts/institution-of.ts';

const single = {
  law: undefined,
  marriage: { status: 'Single' },
  landLaws: [lawOf('FL')],
  homeLaw: lawOf('FL'),
} as const;

test('forty accounts at two banks give two steps, each with its accounts', () => {
  const assets = Array.from({ length: 40 }, (_, index) => ({
    description: `${index % 2 === 0 ? 'Chase' : 'First Coast'} checking account ending in ${1000 + index}`,
    category: 'bank' as const,
  }));
  const steps = fundingSteps({ ...single, assets });

  expect(steps.map(({ text }) => text)).toEqual([
    'Ask Chase in writing to retitle the account to the trustee:',
    'Ask First Coast in writing to retitle the account to the trustee:',
  ]);
  expect(steps.map(({ items }) => items?.length)).toEqual([20, 20]);
});

test('property of one kind shares a step, and what passes by designation is never retitled', () => {
  const steps = fundingSteps({
    ...single,
    assets: [
      { description: 'House at 12 Palm Street', category: 'realEstate' },
      { description: 'Cabin in Maine', category: 'realEstate' },
      { description: 'Fidelity individual retirement account', category: 'retirement' },
    ],
  });

  expect(steps).toEqual([
    {
      text: 'Sign and record a deed to the trustee, and tell the lender and the insurer:',
      items: ['House at 12 Palm Street', 'Cabin in Maine'],
    },
    {
      text: 'Leave the title as it is, and review the beneficiary designation with Fidelity:',
      items: ['Fidelity individual retirement account'],
    },
  ]);
});

test('the sheet of a married person never leaves out the spouse on the deed of a home where the law may ask for it', () => {
  const assets = [
    { description: 'House at 12 Palm Street', category: 'realEstate' as const },
    { description: 'Checking at Chase', category: 'bank' as const },
  ];
  const marriage = { status: 'Married', spouseName: 'Luis Ortega Paz', isSeparated: false } as const;
  const told = (facts: Pick<Parameters<typeof fundingSteps>[0], 'marriage'>) =>
    fundingSteps({ ...single, ...facts, assets }).filter(({ text }) => text.startsWith('Have your spouse sign'));
  expect(told({ marriage }).map(({ items }) => items)).toEqual([['House at 12 Palm Street']]);
  expect(told({ marriage })[0]?.text).toContain('the law of Florida');
  expect(told(single)).toEqual([]);
});

test.each([
  ['Brokerage account at First State Securities', 'First State Securities'],
  ['Joint account with Wells Fargo, ending in 4471', 'Wells Fargo'],
  ['Chase checking ending in 1234', 'Chase'],
  ['MetLife whole life policy', 'MetLife'],
  ['Fidelity 401k', 'Fidelity'],
  ['Thrift Savings Plan', undefined],
  ['Coverdell account for Ana', undefined],
  ['my savings', undefined],
  ['Education savings account for Clara', undefined],
  ['UTMA account for Emma', undefined],
  ['Health savings account', undefined],
  ['Custodial account for Leo', undefined],
])('the institution of %j is %j', (description, institution) => {
  expect(institutionOf(description)).toBe(institution);
});

test.each([
  ['Rollover at Fidelity', 'brokerage', 'Ask Fidelity first, in writing, whether this is a retirement account'],
  ['My plan at Ford', 'bank', 'do not retitle it before the answer'],
  ['Prudential policy', 'other', 'whether this is life insurance or an annuity, and do not retitle it'],
  ['TOD account at Schwab', 'brokerage', 'Do not retitle before you have asked Schwab'],
  ['UTMA account for Emma', 'bank', 'Leave the title as it is: this belongs to the minor'],
  ['I.R.A. at Chase', 'bank', 'Leave the title as it is, and review the beneficiary designation with Chase'],
] as const)('nobody is told to retitle “%s”', (description, category, told) => {
  const [step, ...more] = fundingSteps({ ...single, assets: [{ description, category }] });
  expect(more).toEqual([]);
  expect(step?.text).toContain(told);
});
