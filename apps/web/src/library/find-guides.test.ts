import { expect, test } from 'vitest';
import { strategies } from '#content/strategies.ts';
import { findGuides } from '#library/find-guides.ts';
import { libraryEntries } from '#library/library-entries.ts';
import { createSearch } from '#library/search.ts';

const search = createSearch(libraryEntries(new Map()));

test('without a search all guides are listed, or those of a category', () => {
  expect(findGuides(undefined, undefined).guides.map(({ guide }) => guide)).toEqual(strategies);
  expect(findGuides(undefined, 'charitable_planning').guides.map(({ guide }) => guide.id)).toEqual([
    'donor-advised-fund-or-private-foundation',
    'charitable-remainder-trust',
  ]);
});

test('a search keeps to the category', () => {
  const { guides } = findGuides(search('trust'), 'property_transfers');
  expect(guides.map(({ guide }) => guide.id)).toContain('qualified-personal-residence-trust');
  expect(new Set(guides.map(({ guide }) => guide.category))).toEqual(new Set(['property_transfers']));
});

test('topics are listed where no guide is about them', () => {
  expect(findGuides(search('QTIP'), undefined)).toMatchObject({ guides: [], topics: [{ name: 'QTIP trust' }] });
  expect(findGuides(search('Dynasty trust'), undefined).topics.map(({ name }) => name)).not.toContain('Dynasty trust');
  expect(findGuides(search('QTIP'), 'estate_documents').topics).toEqual([]);
});
