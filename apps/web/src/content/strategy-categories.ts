import { estateTopics } from '#content/estate-topics.ts';
import type { StrategyCategoryId, StrategyTopic } from '#content/strategies/strategy.ts';

interface StrategyCategory {
  readonly id: StrategyCategoryId;
  readonly name: string;
  readonly text: string;
  /** How many topics the category holds. */
  readonly count: number;
  readonly topics: readonly StrategyTopic[];
}

/** The field as the library divides it: 81 topics in seven categories; some have a guide, all have a sentence. */
export const strategyCategories: readonly StrategyCategory[] = [
  {
    id: 'vortex_banking',
    name: 'Vortex Banking',
    text: 'Policy loans against whole life insurance, under the names they are sold by.',
    count: 3,
    topics: [
      {
        name: 'Vortex banking system',
        text: 'Borrowing from an insurer against the cash value of a whole life policy, then paying it back on a plan.',
        guide: 'borrowing-against-whole-life-insurance',
      },
      {
        name: 'Private banking with life insurance',
        text: 'The same loans, planned together with beneficiaries, assignments to lenders and your estate plan.',
      },
      {
        name: 'Titanium Vault Trust',
        text: 'A marketing name for a discretionary spendthrift trust; it protects a beneficiary, and no trust is judgment-proof.',
      },
    ],
  },
  {
    id: 'advanced_trusts',
    name: 'Advanced Trusts',
    text: 'Irrevocable trusts for long plans, taxes and protection.',
    count: 18,
    topics: [
      {
        name: 'Domestic asset protection trust',
        text: 'A trust for your own benefit that later creditors may not reach, in the states that allow it.',
        guide: 'domestic-asset-protection-trust',
      },
      {
        name: 'Dynasty trust',
        text: 'A trust for children, grandchildren and beyond, sized to the generation-skipping tax exemption.',
        guide: 'dynasty-trust',
      },
      {
        name: 'Irrevocable life insurance trust (ILIT)',
        text: 'A trust that owns a policy, so that the death benefit is outside the taxable estate.',
        guide: 'irrevocable-life-insurance-trust',
      },
      {
        name: 'Grantor retained annuity trust (GRAT)',
        text: 'You take an annuity for a term; growth above the government’s rate passes on.',
      },
      {
        name: 'Grantor retained unitrust (GRUT)',
        text: 'As a GRAT, but the payment is a share of the yearly value.',
      },
      {
        name: 'Intentionally defective grantor trust',
        text: 'A completed gift whose income tax you go on paying, so that the trust grows untaxed by gift rules.',
      },
      {
        name: 'Spousal lifetime access trust (SLAT)',
        text: 'A gift in trust for your spouse that uses your exemption and keeps indirect access.',
      },
      {
        name: 'QTIP trust',
        text: 'All income to a spouse for life, the rest to the people you chose; common in second marriages.',
      },
      {
        name: 'Credit shelter trust',
        text: 'Uses the first spouse’s estate tax exemption at death; matters most in states with their own tax.',
      },
      {
        name: 'Qualified domestic trust (QDOT)',
        text: 'The marital deduction for a surviving spouse who is not a U.S. citizen.',
      },
      {
        name: 'Spendthrift trust',
        text: 'A beneficiary can neither sell nor pledge an interest, and most creditors must wait.',
      },
      {
        name: 'Generation-skipping trust',
        text: 'A trust for grandchildren that applies the exemption from the 40% generation-skipping tax.',
      },
      {
        name: 'Third-party special needs trust',
        text: 'Family money that adds to public benefits and owes no payback.',
      },
      {
        name: 'First-party special needs trust',
        text: 'The person’s own money, funded before age 65, with repayment to Medicaid at death.',
      },
      {
        name: 'Crummey trust',
        text: 'Withdrawal rights that turn gifts in trust into present gifts for the annual exclusion.',
      },
      {
        name: 'Directed trust',
        text: 'Investment, distribution and administration are given to different people.',
      },
      {
        name: 'Decanting',
        text: 'A trustee pours an old trust into a new one with better terms, where state law allows.',
      },
      {
        name: 'Qualified blind trust',
        text: 'Public officials give up knowledge and control of holdings, on the government’s model terms.',
      },
    ],
  },
  {
    id: 'entity_structures',
    name: 'Entity Structures',
    text: 'Companies and partnerships that hold property and carry risk.',
    count: 14,
    topics: [
      {
        name: 'Family limited partnership',
        text: 'One owner manages, the family holds shares; gifts without giving up the steering wheel.',
        guide: 'family-limited-partnership',
      },
      {
        name: 'Series LLC',
        text: 'One company with several compartments, each with its own assets and debts.',
        guide: 'series-llc',
      },
      {
        name: 'Single-member LLC',
        text: 'A company of one owner, ignored for income tax unless you choose otherwise.',
      },
      { name: 'Multi-member LLC', text: 'A company of several owners, taxed as a partnership by default.' },
      { name: 'Manager-managed LLC', text: 'Owners who do not run the business appoint those who do.' },
      {
        name: 'LLC with private ownership',
        text: 'States whose register does not name owners; private from the public, not from courts or the IRS.',
      },
      { name: 'Holding company', text: 'A parent that owns operating companies and keeps them apart.' },
      { name: 'C corporation', text: 'Taxed on its own profit at 21%, any kind of shareholder, classes of stock.' },
      { name: 'Professional LLC or corporation', text: 'The form that licensed professions must use in many states.' },
      { name: 'Limited liability partnership', text: 'Partners who do not answer for each other’s malpractice.' },
      { name: 'Buy-sell agreement', text: 'Who buys a departing owner’s share, at what price, with what money.' },
      { name: 'Voting and nonvoting interests', text: 'Give away value while votes stay where they are.' },
      { name: 'Business succession plan', text: 'Who owns, who leads and who is paid when the founder stops.' },
      {
        name: 'Unincorporated nonprofit association',
        text: 'The lawful form behind “private membership association”; it exempts nobody from tax or licensing.',
      },
    ],
  },
  {
    id: 'tax_optimization',
    name: 'Tax Optimization',
    text: 'Elections and deferrals that Congress wrote down.',
    count: 12,
    topics: [
      {
        name: 'S corporation election',
        text: 'Profit is taxed to the owners, who take a reasonable salary and the rest as distributions.',
        guide: 's-corporation-election',
      },
      {
        name: '1031 exchange',
        text: 'Swap investment real estate for other real estate and defer the gain.',
        guide: '1031-exchange',
      },
      { name: 'Cost segregation', text: 'An engineer’s study that moves parts of a building to faster depreciation.' },
      {
        name: 'Qualified opportunity fund',
        text: 'Gain invested in designated zones; new rules apply from January 1, 2027.',
      },
      { name: 'Installment sale', text: 'Gain is reported as payments come in, with limits for related buyers.' },
      {
        name: 'Qualified small business stock',
        text: 'Section 1202 excludes gain on original-issue stock held long enough.',
      },
      {
        name: 'Captive insurance',
        text: 'A licensed insurer of your own risks; small ones are often reportable transactions.',
      },
      {
        name: 'Step-up in basis planning',
        text: 'What is owned at death gets a new basis; what was given away keeps the old one.',
      },
      { name: 'Portability election', text: 'A surviving spouse keeps the unused exemption, if a return is filed.' },
      {
        name: 'Annual exclusion gifts',
        text: '$19,000 to each person in 2026, with no return to file if it is a present gift.',
      },
      { name: 'Roth conversion', text: 'Tax now on retirement savings, none for heirs later.' },
      { name: 'Intra-family loan', text: 'A written loan at the government’s published rate, really repaid.' },
    ],
  },
  {
    id: 'charitable_planning',
    name: 'Charitable Planning',
    text: 'Giving well, with the deduction that the law allows.',
    count: 8,
    topics: [
      {
        name: 'Charitable remainder trust',
        text: 'Income to you for life or up to 20 years, the rest to charity.',
        guide: 'charitable-remainder-trust',
      },
      {
        name: 'Donor-advised fund',
        text: 'A giving account at a public charity: deduct now, recommend grants later.',
        guide: 'donor-advised-fund-or-private-foundation',
      },
      {
        name: 'Private foundation',
        text: 'Your own charity with its own board, a 5% payout and strict rules on self-dealing.',
        guide: 'donor-advised-fund-or-private-foundation',
      },
      { name: 'Charitable lead trust', text: 'Charity is paid first, family receives what remains.' },
      { name: 'Charitable gift annuity', text: 'A gift in return for fixed payments for life from the charity.' },
      {
        name: 'Qualified charitable distribution',
        text: 'From age 70½, a gift straight from an IRA that is not income.',
      },
      {
        name: 'Conservation easement',
        text: 'A lasting limit on the use of land; inflated ones are listed tax shelters.',
      },
      { name: 'Church or ministry', text: 'A real congregation is exempt; a label on a household is not.' },
    ],
  },
  {
    id: 'property_transfers',
    name: 'Property Transfers',
    text: 'Deeds and titles that pass real estate without probate.',
    count: 10,
    topics: [
      {
        name: 'Transfer-on-death deed',
        text: 'A recorded deed that takes effect at death and can be revoked until then.',
        guide: 'transfer-on-death-deed',
      },
      {
        name: 'Qualified personal residence trust (QPRT)',
        text: 'Give away your home now, live in it for a term, at a reduced gift value.',
        guide: 'qualified-personal-residence-trust',
      },
      { name: 'Lady Bird deed', text: 'A life estate with full power to sell; recognized in a few states.' },
      { name: 'Life estate deed', text: 'The remainder is given away now and cannot be taken back.' },
      { name: 'Deed into a living trust', text: 'The step that makes a living trust work for your home.' },
      {
        name: 'Joint tenancy with survivorship',
        text: 'The survivor takes all; the joint owner’s creditors may reach a share.',
      },
      { name: 'Tenancy by the entirety', text: 'For spouses in some states; a creditor of one cannot take it.' },
      {
        name: 'Community property with survivorship',
        text: 'Passes to the spouse without probate, with a new basis for both halves.',
      },
      { name: 'Land trust', text: 'A trustee holds title, the beneficiary directs; known above all in Illinois.' },
      { name: 'Sale to a family member', text: 'A price below value is part gift, and the tax return says so.' },
    ],
  },
  {
    id: 'estate_documents',
    name: 'Estate Documents',
    text: 'The papers that every adult should have.',
    count: 16,
    topics: estateTopics,
  },
];
