import { expect, test } from 'vitest';
import { settleLanguage } from '#assistant/settle-language.ts';

const found = { before: undefined, now: 'en', languages: ['en', 'es'], isFresh: false, chosen: 'es' } as const;

test('an older document in English is opened in English, and the account goes on in Spanish', () => {
  expect(settleLanguage(found)).toEqual({});
  expect(settleLanguage({ ...found, before: 'en' })).toEqual({});
});

test('an older document in Spanish is opened in Spanish, and the account goes on in English', () => {
  expect(settleLanguage({ ...found, now: 'es', chosen: 'en' })).toEqual({});
});

test('whoever changes the language of an open document has chosen it', () => {
  expect(settleLanguage({ ...found, before: 'es' })).toEqual({ choose: 'en' });
  expect(settleLanguage({ ...found, before: 'en', now: 'es', chosen: 'en' })).toEqual({ choose: 'es' });
});

test('a conversation in which nothing was said begins in the language of the browser', () => {
  expect(settleLanguage({ ...found, isFresh: true })).toEqual({ speak: 'es' });
  expect(settleLanguage({ ...found, isFresh: true, languages: ['en'] })).toEqual({});
});
