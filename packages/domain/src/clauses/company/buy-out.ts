import { clause } from '#assembly/clause.ts';
import type { FactsOf } from '#facts/derive-fact.ts';
import { list, opt, p, para } from '#assembly/prose.ts';
import { own } from '#assembly/source.ts';
import * as derived from '#derived/company.ts';
import * as terms from '#facts/company-terms.ts';

const chosen = [derived.isShared, terms.buySell] as const;

const isAgreed = ({ isShared, buySell }: FactsOf<typeof chosen>): boolean => isShared && buySell !== 'none';

export const events = clause({
  id: 'buyOut.events',
  heading: 'Buy-Out of a Member',
  source: own(),
  facts: chosen,
  mayRefer: ['buyOut.price', 'buyOut.terms'],
  when: isAgreed,
  defines: ['buyOutEvent'],
  body: ({ buySell }, { define, refIf }) => [
    ...(buySell === 'death'
      ? [
          para(
            p`The death of a Member is a ${define('buyOutEvent')} of that Member; of a Member that is an entity, so is its dissolution or a change of control by which it has the rights of an assignee.`,
          ),
        ]
      : [
          para(p`Each of the following is a ${define('buyOutEvent')} of the Member concerned:`),
          list([
            p`death, or, of a Member that is an entity, its dissolution or a change of control by which it has the rights of an assignee;`,
            p`incapacity certified by two licensed physicians or found by a court, for one hundred eighty (180) days;`,
            p`a decree of divorce or separation, or an agreement, that gives any of the Membership Interest to a spouse or former spouse;`,
            p`bankruptcy, an assignment for creditors, or a charging order that is not lifted within sixty (60) days; and`,
            p`withdrawal, or an attempt to Transfer in violation of this Agreement.`,
          ]),
        ]),
    para(
      p`The Member or successor shall give notice within thirty (30) days. The Company may buy the whole Membership Interest by written notice within ninety (90) days after it learns of the Buy-Out Event. Otherwise the other Members may, within the next thirty (30) days, in proportion to their Percentage Interests or as they agree. The Member concerned, also as one who manages the Company, and any successor take no part in the decision whether the Company buys; the Company buys if Members who hold more than half of the other Percentage Interests so decide.${refIf('buyOut.price', (price) => p` The price is that of ${price}`)}${refIf('buyOut.terms', (closing) => p`, paid as ${closing} provides.`)}`,
    ),
    ...(buySell === 'all'
      ? [
          para(
            p`After such a decree or agreement only what the spouse or former spouse received is bought, and the Member may first, within sixty (60) days of it, buy that back on these terms.`,
          ),
        ]
      : []),
  ],
});

export const price = clause({
  id: 'buyOut.price',
  heading: 'Price of a Buy-Out',
  source: own('Tax Code 2703'),
  facts: [...chosen, terms.buyOutPrice, derived.companyTax],
  refers: ['ending.order'],
  when: (facts) => isAgreed(facts),
  body: ({ buyOutPrice, buySell, companyTax }, { ref }) => [
    para(
      buyOutPrice === 'appraisal'
        ? p`The price is what ${ref('ending.order')} would give the Member for the Membership Interest if everything were sold and the value of the Company remained after all its debts, those to Members included, were paid. The value is the fair market value of the whole Company as a going concern, less those debts, on the last day of the month before the Buy-Out Event, without discount for a minority or for lack of marketability. Unless the parties agree on the value within thirty (30) days, it is found by an independent appraiser qualified in the valuation of businesses, whom they choose together; if they cannot, each side names one, and the two name a third, who alone decides. Each side pays half of the cost.`
        : p`The price is what ${ref('ending.order')} would give the Member for the Membership Interest if everything were sold and the book value of the Company, on the last day of the month before the Buy-Out Event, remained after all its debts, those to Members included, were paid. Book value is total assets less total liabilities, those to Members included, as the regular accountant of the Company determines them from its books by the method used for its tax returns, without goodwill, with proceeds of life insurance counted only up to the cash value on the day before. The Members know that book value may be far below what the business would sell for.`,
    ),
    para(
      p`A loan of the Member to the Company is no part of the price, and the Company pays it apart, as the loan provides. ${debtOf(companyTax)} Another Member who buys pays it to the Company. A price that all Members have agreed in a signed writing not more than one (1) year before the Buy-Out Event takes the place of this.${opt(buySell === 'all', ' For what a spouse or former spouse received, only the part of the price that falls on it is paid, and what the Member owes is not deducted, and stays owed.')}`,
    ),
  ],
});

// Where the price goes by accounts, a contribution that never entered one has lowered it already.
const debtOf = (companyTax: derived.CompanyTax): string =>
  companyTax === 'partnership'
    ? 'What the Member owes to the Company, other than an unpaid contribution, is deducted from the price and is then discharged.'
    : 'What the Member owes to the Company, an unpaid contribution included, counts as property of the Company in that value, is deducted from the price, and is then discharged.';

export const payment = clause({
  id: 'buyOut.terms',
  heading: 'Closing and Payment',
  source: own('Revised Uniform Limited Liability Company Act 405'),
  facts: chosen,
  when: ({ isShared }) => isShared,
  body: (facts) => [
    para(
      p`A purchase of a Membership Interest by the Company or another Member closes within sixty (60) days after the price is known. Unless a written offer that was matched provides otherwise, the buyer pays at least twenty percent (20%) at closing, and the rest by a promissory note in equal quarterly installments over not more than five (5) years, with interest at the applicable federal rate under section 1274(d) of the Tax Code, which may be prepaid and falls due when an installment is sixty (60) days late or the business is sold, and is secured by a pledge of the Membership Interest that was bought. Proceeds of insurance that the buyer receives for a death are paid at closing, up to the price.`,
    ),
    para(
      p`The Company may buy only as far as the Act would allow it to distribute what it pays. What it may not buy, the other Members may buy within thirty (30) days after they are told, on the same terms.`,
    ),
    para(
      p`The seller transfers the Membership Interest free of liens and is released from, or indemnified against, guaranties for the Company. Until closing the seller keeps the rights that the seller has, and may not vote against the purchase.${opt(isAgreed(facts), ' If nobody buys in time, the successor remains an assignee.')}`,
    ),
  ],
});
