import { regulation, usCode } from '#content/strategies/cite.ts';
import type { StrategyText } from '#content/strategies/strategy.ts';

export const qualifiedPersonalResidenceTrust: StrategyText = {
  description: [
    'With a qualified personal residence trust, QPRT, you give your home to your children in the future and live in it until then. The trust lasts for a number of years that you choose. You keep the right to live there rent free; what you give is only the right to the house after the term, discounted for the wait and for the chance that you die before. If you outlive the term, the house and its growth are out of your estate at the price of that smaller gift. If you do not, it is taxed as if you had done nothing.',
    'It is a bet on living, on rising values and on tax. At a federal exemption of $15,000,000 in 2026 the bet pays for few under federal law, since the heirs also take your old basis instead of a new one. It still pays for large estates and in states with low thresholds, above all for a vacation house that the family will never sell. A higher government rate makes the gift smaller, so the tool is better when rates are not low.',
  ],
  benefits: [
    {
      name: 'A discounted gift',
      text: 'The longer the term and the higher the § 7520 rate, the smaller the taxable gift.',
    },
    { name: 'Growth leaves too', text: 'All that the house gains after the transfer belongs to the next generation.' },
    {
      name: 'You stay',
      text: 'The same door, the same property tax deduction, often the same homestead exemption during the term.',
    },
    {
      name: 'Rent as a gift without gift tax',
      text: 'After the term you pay fair rent, which moves more to the children and is no gift.',
    },
  ],
  commonUses: [
    'A vacation home that should stay in the family for good.',
    'An estate above the federal exemption, or one that only the home lifts above a state’s.',
    'An owner of sixty or so in good health, with other property to live on.',
    'Two spouses who each give half of the house to a trust of their own, for a further discount.',
  ],
  legalRequirements: [
    {
      name: 'Only a residence',
      text: 'A trust may hold one principal or one other residence with appropriate land, plus limited cash for costs; a person may have two such trusts (Treas. Reg. § 25.2702-5(c); IRC § 2702(a)(3)(A)(ii)).',
    },
    {
      name: 'Required terms',
      text: 'Income to you, no distributions to others in the term, no commutation, rules for sale, damage and insurance. If the house ceases to be a residence, the trust must within 30 days pay it out to you or turn into an annuity.',
    },
    {
      name: 'No buying it back',
      text: 'The trust must forbid sale of the house to you, your spouse or an entity that you control, in the term and after (Treas. Reg. § 25.2702-5(c)(9)).',
    },
    {
      name: 'Outlive the term',
      text: 'Death before its end returns the house to the estate (IRC § 2036); the gift used is then restored in the computation.',
    },
    {
      name: 'Form 709 with an appraisal',
      text: 'The gift is of a future interest, so no annual exclusion applies. The IRS published a sample trust in Rev. Proc. 2003-42.',
    },
    {
      name: 'Fair rent afterwards',
      text: 'Staying without a lease at market rent is a retained interest that undoes the plan.',
    },
  ],
  tips: [
    'Choose a term that you will very likely survive; two shorter trusts for two houses beat one long gamble.',
    'Pay off the mortgage first, or each later principal payment is a further gift.',
    'Sign the lease for the years after the term when you sign the trust.',
    'Let the remainder go to grantor trusts, so that rent between you and them is no income for tax.',
    'Tell the insurer and the assessor about the transfer in advance; ask whether reassessment follows.',
    'Leave generation-skipping plans to another tool: exemption cannot be allocated until the term ends (IRC § 2642(f)).',
  ],
  considerations: [
    {
      name: 'Old basis',
      text: 'Children take your basis (IRC § 1015). Compare their tax on a sale with the estate tax saved; below the exemption the comparison is plainly against it.',
    },
    {
      name: 'You will be a tenant',
      text: 'Your children become landlords. Divorce, debts and disputes of theirs then live in your house.',
    },
    {
      name: 'Sale in the term',
      text: 'Proceeds must be put into another home within two years, or turn into an annuity for the rest of the term.',
    },
    {
      name: 'Property tax',
      text: 'Some states reassess at the end of the term, as California may under the limits of Proposition 19.',
    },
    { name: 'Medicaid', text: 'The transfer starts a five-year look-back for long-term care (42 U.S.C. § 1396p(c)).' },
  ],
  bestStates: [
    { name: 'Oregon', text: 'Estate tax from $1,000,000 with rates of 10% to 16%, and no gift tax of its own.' },
    { name: 'Massachusetts', text: 'Estate tax above $2,000,000, where a house alone can use up the threshold.' },
    {
      name: 'Illinois',
      text: 'Estate tax above $4,000,000 and no gift tax; lifetime gifts do enter its computation, so calculate first.',
    },
  ],
  sources: [
    usCode(26, '2702', 'transfers in trust with retained interests'),
    regulation(26, '25.2702-5', 'personal residence trusts'),
    usCode(26, '2036', 'retained life estate'),
    usCode(26, '7520', 'valuation tables and rate'),
    usCode(26, '1015', 'basis of gifts'),
    usCode(26, '2642', 'estate tax inclusion period, subsection (f)'),
    { label: 'Rev. Proc. 2003-42, 2003-1 C.B. 993 (sample trust)' },
    {
      label: 'IRS, Section 7520 interest rates',
      url: 'https://www.irs.gov/businesses/small-businesses-self-employed/section-7520-interest-rates',
    },
    { label: 'IRS Form 709 and its instructions', url: 'https://www.irs.gov/forms-pubs/about-form-709' },
  ],
};
