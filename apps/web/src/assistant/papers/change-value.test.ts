import type { PaperFinding } from '@evergrant/contract/papers.ts';
import { expect, test } from 'vitest';
import { draftOf, valueOfDraft } from '#assistant/papers/change-value.ts';

const account: Pick<PaperFinding, 'value' | 'inputs'> = {
  value: { description: 'Chase checking ending in 6789', category: 'bank', estimatedValueInCents: 1_234_055 },
  inputs: [
    { key: 'description', label: 'What it is', kind: 'text' },
    { key: 'estimatedValueInCents', label: 'Value ($)', kind: 'money' },
  ],
};

test('an account is changed in dollars, and what has no input stays', () => {
  expect(draftOf(account)).toEqual({ description: 'Chase checking ending in 6789', estimatedValueInCents: '12340.55' });
  expect(valueOfDraft(account, { ...draftOf(account), estimatedValueInCents: '$13,000' })).toEqual({
    description: 'Chase checking ending in 6789',
    category: 'bank',
    estimatedValueInCents: 1_300_000,
  });
});

test('what is emptied is gone', () => {
  expect(valueOfDraft(account, { ...draftOf(account), estimatedValueInCents: ' ' })).not.toHaveProperty(
    'estimatedValueInCents',
  );
});

test('a third that nobody touches stays a third', () => {
  const share = {
    value: { name: 'Ann Lee', percentage: 100 / 3 },
    inputs: [
      { key: 'name', label: 'Full name', kind: 'text' },
      { key: 'percentage', label: 'Share (%)', kind: 'percent' },
    ],
  } as const;
  expect(valueOfDraft(share, { ...draftOf(share), name: 'Ann B. Lee' })).toEqual({
    name: 'Ann B. Lee',
    percentage: 100 / 3,
  });
});

test('a plain answer is its own input', () => {
  const name = { value: 'Ann Lee', inputs: [{ label: 'Your full legal name', kind: 'text' }] } as const;
  expect(valueOfDraft(name, { value: 'Ann B. Lee' })).toBe('Ann B. Lee');
});
