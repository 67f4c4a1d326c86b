import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetDraft, storedDraft, storeDraft } from '#affiliates/application-draft.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => {
  kept.clear();
  vi.unstubAllGlobals();
});

const typed = {
  firstName: 'Ines',
  lastName: 'Aguirre',
  email: 'ines@example.com',
  website: '',
  socialMedia: '',
  experience: 'A newsletter',
  motivation: 'Readers ask',
  payoutMethod: 'wire',
} as const;

test('what was typed is there again, but never where the money goes', () => {
  const withDetails = { ...typed, payoutDetails: 'routing 021000021' };
  storeDraft(withDetails);
  expect(storedDraft()).toEqual(typed);
  expect([...kept.values()].join('')).not.toContain('021000021');
});

test('what was sent is forgotten', () => {
  storeDraft(typed);
  forgetDraft();
  expect(storedDraft()).toBeUndefined();
});

test.each(['nonsense', '17', '{"email":7,"payoutMethod":"cash"}'])('what a form cannot use is left out: %s', (text) => {
  kept.set('affiliateApplication', text);
  expect(storedDraft() ?? {}).toEqual({});
});
