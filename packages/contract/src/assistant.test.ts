import { expect, test } from 'vitest';
import { aboutOf, AssistantAnswer, trustIdOf } from '#assistant.ts';

test('the word that the interface has for the product is read as what it was sent for, and no id is', () => {
  expect(trustIdOf({ kind: 'product' })).toBe('widget-general');
  expect(aboutOf('widget-general')).toEqual({ kind: 'product' });
  const about = { kind: 'interview', documentId: '00000000-0000-4000-8000-000000000000' } as const;
  expect(aboutOf(trustIdOf(about))).toEqual(about);
});

test('what was understood of a talk is facts, and nothing else', () => {
  const { extractedData } = AssistantAnswer.shape;
  const beneficiaries = [{ name: 'Ana', percentage: 50 }];
  expect(extractedData.safeParse({ grantorName: 'Ana', beneficiaries, trustees: ['Ben'] }).success).toBe(true);
  expect(extractedData.safeParse({ grantorName: { first: { of: 'Ana' } } }).success).toBe(false);
  expect(extractedData.safeParse({ grantorName: null }).success).toBe(false);
});
