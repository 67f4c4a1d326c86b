import { brand } from '@evergrant/domain/brand/brand.ts';
import { nameAvailableTypes } from '@evergrant/domain/catalogue/available-types.ts';
import { topics } from '@evergrant/domain/guide/topics.ts';
import { formatMoney } from '@evergrant/domain/kit/money.ts';
import { expect, test } from 'vitest';
import { irrevocableTrusts } from '#content/education/irrevocable-trusts.ts';
import { livingTrusts } from '#content/education/living-trusts.ts';
import { meanwhile } from '#content/education/meanwhile.ts';
import { specialNeedsTrusts } from '#content/education/special-needs-trusts.ts';
import { whatItCosts } from '#content/education/what-it-costs.ts';
import { footerGroups } from '#content/navigation.ts';
import { publicPages } from '#content/public-pages.ts';
import { trustTypes } from '#content/trust-types.ts';

const pages = [livingTrusts, irrevocableTrusts, specialNeedsTrusts];

const answerTo = (page: (typeof pages)[number], words: string): string =>
  page.questions.find(({ question }) => question.includes(words))?.answer ?? '';

test.each(pages)('$name: what is promised elsewhere about the page is true', (page) => {
  expect(trustTypes.find(({ id }) => id === page.typeId)).toMatchObject({ path: page.path, pageName: page.name });
  expect(publicPages).toContain(page.path);
  const footer = footerGroups.find(({ title }) => title === 'Trust Types')?.links;
  expect(footer).toContainEqual({ label: page.name, to: page.path });
  expect(topics.find(({ id }) => id === page.typeId)?.page.path).toBe(page.path);
  expect(page.description.length).toBeLessThanOrEqual(160);
});

test.each(pages)('$name: limits are told as fully as benefits, and the sources are named', (page) => {
  expect(page.limits.length).toBeGreaterThanOrEqual(page.benefits.length);
  expect(page.sources.length).toBeGreaterThan(4);
  expect(page.sources.some(({ name }) => name.includes('U.S.C.'))).toBe(true);
  const { columns, rows } = page.comparison;
  expect(rows.filter(({ cells }) => cells.length !== columns.length)).toEqual([]);
});

test.each(pages)('$name: questions are asked once and answered, with the price of the day', (page) => {
  const asked = page.questions.map(({ question }) => question);
  expect(new Set(asked).size).toBe(asked.length);
  expect(asked.length).toBeGreaterThanOrEqual(8);
  const answer = answerTo(page, 'cost here');
  expect(answer).toContain(formatMoney(brand.plans.one_time.priceInCents));
  expect(answer).toContain(`${formatMoney(brand.plans.subscription.priceInCents)} a month`);
  expect(answer).toContain(`${brand.claims.revisionDays} days of revisions`);
});

test.each(pages)('$name: the page says whether the document can be made here', ({ typeId }) => {
  const { isAvailable, availability } = whatItCosts(typeId);
  expect(isAvailable).toBe(trustTypes.find(({ id }) => id === typeId)?.isAvailable);
  expect(availability).toMatch(isAvailable ? /^You can make a/ : /cannot be made here yet/);
});

const planned = pages.filter(({ typeId }) => !whatItCosts(typeId).isAvailable);

test.each(planned)('$name: whoever cannot make it here is told what to do instead', ({ typeId }) => {
  expect(whatItCosts(typeId).availability).toContain(nameAvailableTypes());
  expect(meanwhile[typeId]?.length).toBeGreaterThanOrEqual(3);
});

test('a plan is to be reviewed every 3 to 5 years', () => {
  for (const page of pages)
    expect(answerTo(page, 'reviewed').concat(answerTo(page, 'review my'))).toContain('every 3 to 5 years');
});

test('the age of 65 limits first-party special needs trusts alone', () => {
  const answer = answerTo(specialNeedsTrusts, 'before age 65');
  expect(answer).toMatch(/^Only a first-party trust/);
  expect(answer).toContain('42 U.S.C. § 1396p(d)(4)(A)');
  expect(answer).toContain('A third-party trust, funded by family or others, has no age limit at all.');
});

test('a charitable remainder trust pays out at least 5% and leaves at least 10%', () => {
  const answer = answerTo(irrevocableTrusts, 'charitable remainder trust');
  expect(answer).toContain('at least 5% and at most 50%');
  expect(answer).toContain('at least 10% of what goes in');
  expect(answer).toContain('26 U.S.C. § 664');
});
