import { clause } from '#assembly/clause.ts';
import { list, opt, p, para } from '#assembly/prose.ts';
import { own } from '#assembly/source.ts';
import * as derived from '#derived/company.ts';
import * as company from '#facts/company.ts';
import * as terms from '#facts/company-terms.ts';
import type { ValueOf } from '#facts/define-fact.ts';

const consents: Readonly<Record<ValueOf<typeof terms.majorDecisions>, string>> = {
  unanimous: 'all Members',
  supermajority: 'Members who together hold at least two-thirds of the Percentage Interests that are counted',
  majority: 'a Majority in Interest',
};

export const majorDecisions = clause({
  id: 'management.major',
  heading: 'Major Decisions',
  source: own('Revised Uniform Limited Liability Company Act 407(b)(4), 407(c)(3)'),
  facts: [derived.isShared, company.management, terms.majorDecisions, derived.contributions],
  mayRefer: ['transfers.permitted', 'transfers.assignees', 'management.deadlockClosing', 'capital.initial'],
  when: ({ isShared, management }) => isShared || management === 'manager',
  defines: ['majorDecision'],
  body: ({ isShared, majorDecisions: threshold, contributions }, { define, refIf }) => [
    para(
      p`Each of the following is a ${define('majorDecision')}. It needs the prior written consent of ${isShared ? consents[threshold] : 'the Member'}:`,
    ),
    list([
      p`to sell, lease, or encumber all or substantially all property of the Company, or to merge, convert, or domesticate it;`,
      p`to admit a Member or to issue a further Membership Interest${refIf('transfers.permitted', (reference) => p`, except under ${reference}${refIf('transfers.assignees', (section) => p` and, for an assignee, only as ${section} provides`)}`)};`,
      p`to borrow, guarantee, or pledge beyond the ordinary course of the business;`,
      p`to contract with a Member, a relative of a Member, or a business in which either has an interest, unless the terms are those of unrelated parties and were disclosed;`,
      p`to change how the Company is classified for federal income tax;`,
      p`to dissolve the Company${refIf('management.deadlockClosing', (section) => p`, except under ${section}${opt(contributions.each === undefined, () => refIf('capital.initial', (initial) => p` or ${initial}`))},`)} or to file for its bankruptcy; and`,
      p`to do anything else outside the ordinary course of the business.`,
    ]),
    ...(isShared ? [] : [para(p`A Major Decision that the Member consents to is recorded in writing.`)]),
  ],
});

/** Who does not vote because the matter is their own, and what no vote can do to one Member alone. */
export const interested = clause({
  id: 'management.interested',
  heading: 'Matters of One Member',
  source: own('Revised Uniform Limited Liability Company Act 409(f)'),
  facts: [derived.isShared, terms.majorDecisions],
  mayRefer: ['buyOut.events'],
  when: ({ isShared }) => isShared,
  body: ({ majorDecisions: threshold }, { refIf }) => [
    para(
      p`A Member does not vote, as a Member or as one who manages the Company, on whether the Company buys the Membership Interest of that Member, on a claim against or the pay of that Member, or on a contract in which that Member, or a relative who is no Member, has an interest of their own. The consent needed is then counted among the other Members alone; if none of them may vote, all Members must consent, and the terms must be those of unrelated parties.${refIf('buyOut.events', (section) => p` Whether the Company buys is decided as ${section} provides.`)}`,
    ),
    para(
      p`A Major Decision may not single out a Member${opt(threshold !== 'unanimous', ', reduce the share of a Member in distributions, or impose an obligation on a Member, without the written consent of that Member; a reduction of all others in proportion, when a Membership Interest is issued to a further Member for its fair value, is not meant')}${opt(threshold === 'unanimous', ' for a burden to which that Member did not agree in writing')}. The same protects an assignee.`,
    ),
  ],
});

export const deadlock = clause({
  id: 'management.deadlock',
  heading: 'Deadlock',
  source: own('Revised Uniform Limited Liability Company Act 701(a)(4)'),
  facts: [derived.isShared],
  when: ({ isShared }) => isShared,
  refers: ['general.disputes'],
  mayRefer: ['management.deadlockOffer', 'buyOut.events'],
  body: (_, { ref, refIf }) => [
    para(
      p`There is a deadlock only if, at two votes at least ten (10) days apart, the same Major Decision or other decision of the Members, without which the Company cannot carry on its business, failed although no Majority in Interest was against it, as when they are evenly divided. Whether it cannot, the mediator states in writing if asked, unless a court finds otherwise. Whoever may vote and does not vote counts as against it. If at either vote at least two-thirds of the Percentage Interests that are counted were for it, whoever was against it then may neither make an offer nor dissolve the Company under this Article. A Membership Interest makes no deadlock while an assignee or another successor without a vote holds it${refIf('buyOut.events', (section) => p`, while it may be bought under ${section},`)} or while its Member is incapacitated and nobody may act for that Member. After such votes any Member may give all others written notice of the deadlock. The Members shall confer in person or by video within fifteen (15) days and, if they do not agree, mediate under ${ref('general.disputes')}; the notice counts as the demand for it.`,
    ),
    para(
      p`If mediation does not end the deadlock, ${refIf('management.deadlockOffer')} applies, and no court is asked to make the decision for the Members; relief against a wrong stays open. Until the deadlock ends, the Company carries on its business as before and pays its debts as they fall due, and no Member may take the disputed step.`,
    ),
  ],
});

/** How a deadlock ends that mediation did not end: one side names the price of the whole, the other chooses to sell or to buy. */
export const deadlockOffer = clause({
  id: 'management.deadlockOffer',
  heading: 'Offer in a Deadlock',
  source: own('Revised Uniform Limited Liability Company Act 701(a)(1)'),
  facts: [derived.isShared],
  refers: ['ending.order'],
  mayRefer: ['management.deadlock', 'management.deadlockClosing', 'buyOut.events'],
  when: ({ isShared }) => isShared,
  body: (_, { ref, refIf }) => [
    para(
      p`If a deadlock${refIf('management.deadlock', (section) => p` under ${section}`)} has not ended sixty (60) days after the notice of it, any Member who is not in default under this Agreement, and whom that Section does not bar, may, within the next ninety (90) days, offer in writing to buy all Membership Interests of the other Members. The offer states one price in money for the whole Company after payment of all its debts, those to Members included, and cannot be withdrawn. The part of each Member in that price is what ${ref('ending.order')} would give the Member for the Membership Interest if everything were sold on the day of the offer and that price remained after those debts were paid. A loan of a Member is no part of it, and the Company pays it apart, as the loan provides. From an offer until a purchase${refIf('management.deadlockClosing', (section) => p` under ${section}`)} has closed or can no longer close, no other counts${refIf('buyOut.events', (section) => p`, nobody may buy under ${section}, and the times of that Section do not run`)}. Whoever holds as an assignee when the offer is made has no part in it.`,
    ),
  ],
});

/** What the others may choose when an offer was made, and how long. */
export const deadlockChoice = clause({
  id: 'management.deadlockChoice',
  heading: 'Choice After an Offer',
  source: own('Revised Uniform Limited Liability Company Act 701(a)(1)'),
  facts: [derived.isShared],
  mayRefer: ['management.deadlockOffer', 'transfers.heirs'],
  when: ({ isShared }) => isShared,
  body: (_, { refIf }) => [
    para(
      p`Within forty-five (45) days after an offer${refIf('management.deadlockOffer', (section) => p` under ${section}`)} was received, each of the others chooses in writing to sell for the part of that Member in the price, or to buy. Those who choose to buy shall buy the whole Membership Interest of the offering Member for the part of the offering Member in the same price, in proportion to their Percentage Interests or as they agree, and then nobody else sells. If none of them chooses to buy, all of them sell; silence is a choice to sell.${refIf('transfers.heirs', (section) => p` Against a Member who is incapacitated, or the successor of one who died, this time runs as ${section} provides.`)} Nobody votes on this for the Company.`,
    ),
  ],
});

/** How the purchase after an offer in a deadlock is closed and paid, and who may end the company when there is none. */
export const deadlockClosing = clause({
  id: 'management.deadlockClosing',
  heading: 'Closing After an Offer',
  source: own('Revised Uniform Limited Liability Company Act 701(a)(1)'),
  facts: [derived.isShared],
  refers: ['ending.windingUp'],
  mayRefer: ['management.deadlock', 'management.deadlockChoice', 'buyOut.terms'],
  when: ({ isShared }) => isShared,
  body: (_, { ref, refIf }) => [
    para(
      p`A purchase under ${refIf('management.deadlockChoice')} closes${refIf('buyOut.terms', (section) => p` and is paid as ${section} provides`)}, counted from the end of the time to choose. Where the offer states terms of payment that are more favorable to the seller, they bind whoever buys. If a buyer does not close, any other buyers may, within fifteen (15) days, first take the part of that buyer in the purchase. If nobody takes it, that purchase lapses, and the other side may, within the next thirty (30) days, buy the Membership Interest of whoever did not close for ninety percent (90%) of the part of that Member in the same price. Until closing, the Company makes no distribution outside the ordinary course.`,
    ),
    para(
      p`If nobody made an offer in time, or no purchase closes, any Member other than one who failed to close${refIf('management.deadlock', (section) => p` or whom ${section} bars`)} may, within ninety (90) days, dissolve the Company by written notice to all others, without a vote, and it is wound up under ${ref('ending.windingUp')}.`,
    ),
  ],
});
