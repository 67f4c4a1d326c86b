import { attributionDays } from '@evergrant/domain/affiliates/attribution.ts';
import { nameAvailableTypes, sayWhatCanBeMade } from '@evergrant/domain/catalogue/available-types.ts';
import { brand } from '@evergrant/domain/brand/brand.ts';
import { formatMoney } from '@evergrant/domain/kit/money.ts';
import type { Step } from '#content/steps.ts';

/** How long things take in the program. */
export const affiliateTerms = {
  /** How long a visitor who came by a link counts. */
  linkDays: attributionDays,
  /** How long an earning waits: as long as the buyer may ask for the money back. */
  holdDays: brand.claims.guaranteeDays,
  payoutEveryDays: 14,
  reviewHours: 48,
} as const;

const { plans, commissions } = brand;
const perSale = formatMoney(commissions.oneTimeInCents);
const perSubscription = formatMoney(commissions.subscriptionInCents);
const { linkDays, holdDays, payoutEveryDays } = affiliateTerms;

const shareOf = (partInCents: number, wholeInCents: number): string =>
  `${((partInCents / wholeInCents) * 100).toFixed(1)}%`;

const shareOfSale = shareOf(commissions.oneTimeInCents, plans.one_time.priceInCents);
const shareOfSubscription = shareOf(commissions.subscriptionInCents, plans.subscription.priceInCents);
const salePrice = formatMoney(plans.one_time.priceInCents);
const subscriptionPrice = formatMoney(plans.subscription.priceInCents);

export const affiliateHeadline = `Earn ${perSale} per one-time sale and ${perSubscription} per monthly subscription`;

export const affiliateBenefits: readonly Step[] = [
  {
    title: `${perSale} per one-time sale`,
    text: `That is ${shareOfSale} of the ${salePrice} that a ${plans.one_time.name} costs.`,
  },
  {
    title: `${perSubscription} per monthly subscription`,
    text: `${shareOfSubscription} of the ${subscriptionPrice} of the first month, once for each new subscriber.`,
  },
  {
    title: `Paid every ${payoutEveryDays} days`,
    text: `After the buyer’s ${holdDays}-day guarantee is over, your earning goes out with the next pay day.`,
  },
  {
    title: `Remembered for ${linkDays} days`,
    text: `Whoever comes by your link and buys within ${linkDays} days counts. Your own dashboard shows each sale and where its money stands.`,
  },
];

/** What an affiliate agrees to. */
export const affiliateRules: readonly Step[] = [
  {
    title: 'Say that you are paid',
    text: 'Next to every link, tell people that you earn a commission. US law asks for it.',
  },
  {
    title: 'No advertising under our name',
    text: `No ads on the word ${brand.name}, no accounts or sites that look like ours, no unsolicited messages.`,
  },
  {
    title: 'Promise only what we do',
    text: `${sayWhatCanBeMade()} ${brand.name} is not a law firm: don’t give legal advice in our name and don’t promise what a document will save or achieve.`,
  },
  {
    title: 'Not for your own purchases',
    text: 'A purchase by you, your household or someone paid at the same account is looked at by a person before anything is paid.',
  },
  {
    title: 'A refund takes the commission back',
    text: 'In proportion to what was refunded. If it was paid to you already, it comes off your next payout.',
  },
  {
    title: 'Taxes are yours',
    text: 'What you earn is your income, and you report it yourself. We may have to ask you for tax details.',
  },
];

/** Where the rule about paid recommendations stands. */
export const disclosureRule = {
  name: '16 CFR Part 255',
  address: 'https://www.ecfr.gov/current/title-16/chapter-I/subchapter-B/part-255',
} as const;

/** The sentence that keeps the rule. */
export const disclosureSentence = `I earn a commission if you buy from ${brand.name} through my link, at no extra cost to you.`;

export interface ReadyText {
  readonly title: string;
  readonly text: string;
}

/** Texts that an affiliate can use as they are: true, and with the disclosure in them. */
export const readyTexts = (link: string): readonly ReadyText[] => [
  {
    title: 'Short post',
    text: `Putting off your papers? ${brand.name} asks you questions in plain words and prepares ${nameAvailableTypes()} for your state. You read all of it before you pay. ${disclosureSentence} ${link}`,
  },
  {
    title: 'Email to friends',
    text: `Hello,\n\nI know you have been meaning to put your papers in order. ${brand.name} does it as a conversation: you answer questions, it prepares ${nameAvailableTypes()} for your state, and your witnesses sign online where the law allows it. Other documents are not available there yet. It costs ${salePrice} once or ${subscriptionPrice} a month, with a ${holdDays}-day money-back guarantee. It is not a law firm, so have an attorney look over the result.\n\n${link}\n\n${disclosureSentence}`,
  },
  {
    title: 'Paragraph for a page',
    text: `${brand.name} is a guided way to make ${nameAvailableTypes()}; it offers no other documents yet. The clauses are fixed and written for your state; every fact is shown to you for confirmation, and you see the document before you pay. It does not replace legal advice. ${disclosureSentence} ${link}`,
  },
];

/** What is earned, line by line. */
export const commissionFigures: readonly Step[] = [
  { title: plans.one_time.name, text: `${perSale} of ${salePrice} (${shareOfSale}), for each sale` },
  {
    title: plans.subscription.name,
    text: `${perSubscription} of ${subscriptionPrice} (${shareOfSubscription}), once, with the first payment`,
  },
];
