import { attributionDays } from '@evergrant/domain/affiliates/attribution.ts';
import { payableAt } from '@evergrant/domain/affiliates/payable-at.ts';
import { nextPayDay } from '@evergrant/domain/affiliates/payout-dates.ts';
import { brand } from '@evergrant/domain/brand/brand.ts';
import { formatMoney } from '@evergrant/domain/kit/money.ts';
import { expect, test } from 'vitest';
import { affiliateTerms } from '#content/affiliate-program.ts';
import { disclaimer } from '#content/legal/disclaimer.ts';
import type { LegalPage } from '#content/legal/legal-page.ts';
import { privacy } from '#content/legal/privacy.ts';
import { liabilityFloorInCents, terms } from '#content/legal/terms.ts';
import { agreementLinks, footerGroups } from '#content/navigation.ts';
import { publicPages } from '#content/public-pages.ts';

const pages = [terms, privacy];

const sectionOf = ({ sections }: LegalPage, id: string): string =>
  JSON.stringify(sections.find((one) => one.id === id));
const numberOf = ({ sections }: LegalPage, id: string): number => sections.findIndex((one) => one.id === id) + 1;

test.each(pages)('the $title has eleven sections, each with its own address and a plain sentence', ({ sections }) => {
  expect(sections).toHaveLength(11);
  expect(new Set(sections.map(({ id }) => id)).size).toBe(11);
  const unclear = sections.filter(({ inShort, blocks }) => inShort.length > 160 || blocks.length === 0);
  expect(unclear.map(({ title }) => title)).toEqual([]);
});

test('the privacy policy treats every subject that people look for', () => {
  expect(privacy.sections.map(({ id }) => id)).toEqual([
    'information',
    'use',
    'legal-bases',
    'sharing',
    'cookies',
    'security',
    'rights',
    'retention',
    'children',
    'changes',
    'contact',
  ]);
});

test('a section that is named by its number has that number', () => {
  expect(sectionOf(privacy, 'rights')).toContain(`Section ${numberOf(privacy, 'retention')} says what stays`);
  expect(sectionOf(terms, 'signatures')).toContain(`Section ${numberOf(terms, 'law')} is about these terms only`);
  expect(JSON.stringify(disclaimer)).toContain(`section ${numberOf(terms, 'liability')} of the [Terms`);
});

test('the terms promise what the product keeps', () => {
  const { claims, plans, commissions, limits } = brand;
  expect(sectionOf(terms, 'prices')).toContain(formatMoney(plans.one_time.priceInCents));
  expect(sectionOf(terms, 'prices')).toContain(`${formatMoney(plans.subscription.priceInCents)} a month`);
  expect(sectionOf(terms, 'prices')).toContain(`for ${claims.revisionDays} days from the payment`);
  expect(sectionOf(terms, 'refunds')).toContain(`${claims.guaranteeDays}-day money-back guarantee`);
  expect(sectionOf(terms, 'signatures')).toContain(`up to ${limits.witnessesPerDocument} witnesses`);
  const program = sectionOf(terms, 'affiliates');
  expect(program).toContain(`${formatMoney(commissions.oneTimeInCents)} for each`);
  expect(program).toContain(`${formatMoney(commissions.subscriptionInCents)} once for each new`);
  expect(program).toContain(`every ${affiliateTerms.payoutEveryDays} days`);
  expect(program).toContain(`counts for ${affiliateTerms.linkDays} days`);
});

test('the days of the affiliate program are those by which it is reckoned', () => {
  const dayMs = 86_400_000;
  const [payDay, nextOne] = [nextPayDay('2026-11-20'), nextPayDay(nextPayDay('2026-11-20'))];
  expect(affiliateTerms.linkDays).toBe(attributionDays);
  expect(affiliateTerms.holdDays).toBe(payableAt(0) / dayMs);
  expect(affiliateTerms.payoutEveryDays).toBe((Date.parse(nextOne) - Date.parse(payDay)) / dayMs);
});

test('age, law and liability are stated alike wherever they are stated', () => {
  const age = `not for anybody under ${brand.limits.minimumAge}`;
  const floor = formatMoney(liabilityFloorInCents);
  expect(floor).toBe('$100');
  expect(sectionOf(terms, 'agreement')).toContain(age);
  expect(sectionOf(privacy, 'children')).toContain(age);
  expect(JSON.stringify(disclaimer.cards)).toContain(age);
  expect(sectionOf(terms, 'law')).toContain('The law of the State of Delaware governs');
  expect(JSON.stringify(disclaimer.cards)).toContain('Delaware law governs');
  expect(sectionOf(terms, 'liability')).toContain('the greater of what you paid us in the 12 months before');
  expect(sectionOf(terms, 'liability')).toContain(`and ${floor}`);
  expect(JSON.stringify(disclaimer.cards)).toContain(`in the 12 months before, or ${floor}, whichever is greater`);
});

test('the disclaimer has a card for each of its four subjects', () => {
  expect(disclaimer.cards.map(({ title }) => title)).toEqual([
    'Not legal advice',
    'AI-generated content',
    'Professional review',
    'Limits of our liability',
  ]);
});

test('every link of a legal page leads to a page or section that exists', () => {
  const anchors = pages.flatMap(({ path, sections }) => sections.map(({ id }) => `${path}#${id}`));
  const linked = [...JSON.stringify([...pages, disclaimer]).matchAll(/\]\((\/[^)]*)\)|"to":"(\/[^"]*)"/g)].map(
    ([, inText, related]) => inText ?? related ?? '',
  );
  expect(linked.length).toBeGreaterThan(8);
  expect(linked.filter((address) => !anchors.includes(address) && !publicPages.includes(address))).toEqual([]);
});

test('the footer and the registration lead to the legal pages', () => {
  const paths = [terms.path, privacy.path, disclaimer.path];
  expect(footerGroups.find(({ title }) => title === 'Legal')?.links.map(({ to }) => to)).toEqual(paths);
  expect(agreementLinks.map(({ to }) => to)).toEqual([terms.path, privacy.path]);
});
