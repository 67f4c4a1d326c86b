import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { publicPages } from '#content/public-pages.ts';
import { loadStrategyText, strategies } from '#content/strategies.ts';
import { strategyCategories } from '#content/strategy-categories.ts';
import { minutesOfReading, minutesToRead, strategyWords } from '#content/strategies/minutes-to-read.ts';

test('the library holds 13 guides, each with an address of its own', () => {
  expect(strategies).toHaveLength(13);
  expect(new Set(strategies.map(({ id }) => id)).size).toBe(13);
  for (const { id } of strategies) expect(publicPages).toContain(`/legal-library/${id}`);
  expect(publicPages).toContain('/legal-library');
});

test('every guide has a file of its own', () => {
  const files = readdirSync(`${import.meta.dirname}/strategies`).map((file) => file.replace('.ts', ''));
  expect(files).toEqual(expect.arrayContaining(strategies.map(({ id }) => id)));
});

test('the seven categories hold as many topics as they say, none twice', () => {
  const counts = Object.fromEntries(strategyCategories.map(({ id, count }) => [id, count]));
  expect(counts).toEqual({
    vortex_banking: 3,
    advanced_trusts: 18,
    entity_structures: 14,
    tax_optimization: 12,
    charitable_planning: 8,
    property_transfers: 10,
    estate_documents: 16,
  });
  for (const { count, topics } of strategyCategories) expect(topics).toHaveLength(count);
  const names = strategyCategories.flatMap(({ topics }) => topics.map(({ name }) => name));
  expect(new Set(names).size).toBe(81);
});

test('every category has a guide, and every guide is a topic of its category', () => {
  for (const { id, topics } of strategyCategories) {
    const guides = strategies.filter(({ category }) => category === id).map((guide) => guide.id);
    expect(guides.length).toBeGreaterThan(0);
    expect(new Set(topics.flatMap(({ guide }) => guide ?? []))).toEqual(new Set(guides));
  }
});

test('the four labels of difficulty are all in use', () => {
  expect(new Set(strategies.map(({ difficulty }) => difficulty))).toEqual(
    new Set(['Beginner', 'Intermediate', 'Advanced', 'Expert']),
  );
});

test.each(strategies)('$title is complete', async (summary) => {
  const strategy = { ...summary, ...(await loadStrategyText(summary.id)) };
  expect(strategy.readTime).toBe(minutesToRead(strategy));
  expect(strategy.minutesOfReading).toBe(minutesOfReading(strategy));
  expect(strategy.minutesOfReading).toBeLessThan(strategy.readTime);
  expect(strategy.readTime).toBeGreaterThanOrEqual(12);
  expect(strategy.readTime).toBeLessThanOrEqual(35);
  expect(strategy.rating).toBeGreaterThanOrEqual(4.5);
  expect(strategy.rating).toBeLessThanOrEqual(4.9);
  const words = strategyWords(strategy).length;
  expect(words).toBeGreaterThanOrEqual(600);
  expect(words).toBeLessThanOrEqual(1_100);
  for (const part of ['benefits', 'commonUses', 'legalRequirements', 'tips', 'considerations', 'tags'] as const) {
    expect(strategy[part]?.length).toBeGreaterThanOrEqual(4);
  }
  expect(strategy.summary.length).toBeLessThanOrEqual(160);
});

test.each(strategies)(
  '$title names statutes or official publications, at addresses that are official',
  async ({ id }) => {
    const { sources } = await loadStrategyText(id);
    expect(sources.length).toBeGreaterThanOrEqual(7);
    const addresses = sources.flatMap(({ url }) => url ?? []);
    expect(addresses.length).toBeGreaterThanOrEqual(4);
    for (const address of addresses) {
      expect(new URL(address).protocol).toBe('https:');
      expect(new URL(address).hostname).toMatch(official);
    }
    for (const { label } of sources)
      expect(label).toMatch(
        /§|Rev\.|Form|Publication|Act|Code|Statutes|IRS|v\.|chapter|ILCS|Administration|Pub\. L\.|FinCEN|NAIC|NOLHGA/,
      );
  },
);

const official =
  /(^|\.)(house\.gov|ecfr\.gov|irs\.gov|ssa\.gov|congress\.gov|fincen\.gov|delaware\.gov|ohio\.gov|ca\.gov|flsenate\.gov|texas\.gov|azleg\.gov|sdlegislature\.gov|leg\.state\.nv\.us|naic\.org|nolhga\.com)$/;

test('no guide promises what nobody can promise', async () => {
  for (const { id, summary } of strategies) {
    const text = `${summary} ${JSON.stringify(await loadStrategyText(id))}`;
    expect(text).not.toMatch(
      /bulletproof|loophole|risk-free|guaranteed returns?|tax-free income|10,000\+|\$2B|40% average/i,
    );
  }
});
