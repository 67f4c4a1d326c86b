import { documentTypeOf } from '@evergrant/domain/catalogue/made-documents.ts';
import { expect, test } from 'vitest';
import { otherMakersOf } from '#documents/other-makers-of.ts';

const now = new Date('2026-11-23T12:00:00.000Z');

const made = (documentTypeId: string, currentVersionId: string | null) => ({
  documentTypeId,
  currentVersionId,
  otherMakers: currentVersionId === null ? [] : ['As frozen'],
  interview: { facts: documentTypeOf(documentTypeId).sample } as Parameters<typeof otherMakersOf>[0]['interview'],
});

test('a receipt that is written before the document is frozen forgets no maker', () => {
  expect(otherMakersOf(made('joint-trust', null), now)).toEqual(['Robert Luis Sandoval']);
  expect(otherMakersOf(made('living-trust', null), now)).toEqual([]);
});

test('what is frozen says itself who makes it, whatever became of the answers', () => {
  expect(otherMakersOf(made('joint-trust', 'version'), now)).toEqual(['As frozen']);
});
