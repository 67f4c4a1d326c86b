import { brand } from '@evergrant/domain/brand/brand.ts';
import { nameAvailableTypes, sayWhatCanBeMade } from '@evergrant/domain/catalogue/available-types.ts';
import { expect, test } from 'vitest';
import { readyTexts } from '#content/affiliate-program.ts';
import { features } from '#content/features.ts';
import { planOffers } from '#content/plan-offers.ts';
import { generalQuestions, pricingQuestions } from '#content/questions.ts';
import { planFacts } from '#content/structured-facts.ts';
import { plans } from '#payments/plans.ts';

test('no plan is offered without saying what can be made today, to people and to machines', () => {
  expect(planOffers.map(({ note }) => note)).toEqual([sayWhatCanBeMade(), sayWhatCanBeMade()]);
  for (const { description } of planFacts('https://evergrant.example')) {
    expect(description).toContain(sayWhatCanBeMade());
  }
});

test.each([
  ['the questions of the home page', generalQuestions.map(({ answer }) => answer)],
  ['the questions about paying', pricingQuestions.map(({ answer }) => answer)],
  ['the features', features.map(({ text }) => text)],
])('%s say what can be made today', (_, texts) => {
  expect(texts.join(' ')).toContain(sayWhatCanBeMade());
});

test('an affiliate copies no promise of documents that cannot be made', () => {
  for (const { text } of readyTexts('https://evergrant.example/?ref=AFF-1')) {
    expect(text).toContain(nameAvailableTypes());
    expect(text).not.toMatch(/other estate documents/);
  }
});

test('a plan has one name and one badge wherever it is sold, and only one is called popular', () => {
  const sold = planOffers.map(({ plan: { id, name, badge } }) => ({ id, name, badge }));
  expect(plans.map(({ id, name, badge }) => ({ id, name, badge }))).toEqual(sold);
  expect(Object.values(brand.plans).filter(({ badge }) => badge.includes('Popular'))).toHaveLength(1);
});
