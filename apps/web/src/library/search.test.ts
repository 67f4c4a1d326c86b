import { beforeAll, expect, test } from 'vitest';
import { loadStrategyText, strategies } from '#content/strategies.ts';
import type { StrategyText } from '#content/strategies/strategy.ts';
import { libraryEntries } from '#library/library-entries.ts';
import { createSearch, type Findings } from '#library/search.ts';

let search: (query: string) => Findings;

beforeAll(async () => {
  const texts = await Promise.all(
    strategies.map(async ({ id }): Promise<[string, StrategyText]> => [id, await loadStrategyText(id)]),
  );
  search = createSearch(libraryEntries(new Map(texts)));
});

const guidesFor = (query: string): readonly string[] => {
  const ids = new Set(strategies.map(({ id }) => id));
  return search(query)
    .hits.map(({ id }) => id)
    .filter((id) => ids.has(id));
};

test.each([
  ['dynasty', 'dynasty-trust'],
  ['Dynasty Trust', 'dynasty-trust'],
  ['crummey', 'irrevocable-life-insurance-trust'],
  ['1031', '1031-exchange'],
  ['infinite banking', 'borrowing-against-whole-life-insurance'],
  ['vortex', 'borrowing-against-whole-life-insurance'],
  ['how do I avoid probate for my home', 'transfer-on-death-deed'],
  ['S corp', 's-corporation-election'],
  ['health care', 'pour-over-will-and-incapacity-documents'],
  ['foundation', 'donor-advised-fund-or-private-foundation'],
  ['QPRT', 'qualified-personal-residence-trust'],
  ['rental property walls', 'series-llc'],
])('"%s" finds first %s', (query, id) => {
  expect(guidesFor(query)[0]).toBe(id);
});

test('words begun and words in the plural find the whole word', () => {
  expect(guidesFor('charit remain')[0]).toBe('charitable-remainder-trust');
  expect(guidesFor('partnerships')[0]).toBe('family-limited-partnership');
});

test.each([
  ['dinasty', 'dynasty', 'dynasty-trust'],
  ['charitble remiander', 'remainder', 'charitable-remainder-trust'],
  ['partnershp', 'partnership', 'family-limited-partnership'],
  ['fondation', 'foundation', 'donor-advised-fund-or-private-foundation'],
])('"%s" is read as "%s"', (query, readAs, id) => {
  expect(guidesFor(query)[0]).toBe(id);
  expect(search(query).corrections.map((each) => each.readAs)).toContain(readAs);
});

test('a word that stands in the texts is never read as another', () => {
  expect(search('deed').corrections).toEqual([]);
  expect([...search('deed').words].toSorted()).toEqual(['deed', 'deeded', 'deeds']);
});

test('every word must be found, wherever it stands', () => {
  expect(guidesFor('Huber Alaska')).toEqual(['domestic-asset-protection-trust']);
  expect(guidesFor('Huber helicopter')).toEqual([]);
});

test('when nothing holds every word of a longer question, what holds most of them is found, and it is said', () => {
  expect(search('Huber Alaska helicopter').isPartial).toBe(true);
  expect(guidesFor('Huber Alaska helicopter')).toEqual(['domestic-asset-protection-trust']);
  expect(search('Huber Alaska').isPartial).toBe(false);
  expect(search('Huber helicopter').isPartial).toBe(false);
});

test('what is found says where it stands', () => {
  const [first] = search('Mallory').hits;
  expect(first?.passage).toMatchObject({ part: 'Considerations' });
  expect(first?.passage.text).toContain('Mallory v. Commissioner');
});

test('a topic without a guide is found by its name', () => {
  expect(search('QTIP').hits.map(({ id }) => id)).toContain('topic QTIP trust');
  expect(guidesFor('QTIP')).toEqual([]);
});

test('nothing typed finds nothing, nor does nonsense', () => {
  expect(search('  ').hits).toEqual([]);
  expect(search('xqzzt').hits).toEqual([]);
  expect(search('(.*)[').hits).toEqual([]);
});
