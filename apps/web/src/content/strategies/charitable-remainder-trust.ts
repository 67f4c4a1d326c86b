import { regulation, usCode } from '#content/strategies/cite.ts';
import type { StrategyText } from '#content/strategies/strategy.ts';

export const charitableRemainderTrust: StrategyText = {
  description: [
    'A charitable remainder trust pays you or others for life, or for up to 20 years, and gives what is left to charity. The trust itself pays no income tax, so it can sell a stock or building that has risen greatly and reinvest the whole price. You are taxed on the payments as you receive them, and you deduct today’s value of what the charity will get.',
    'An annuity trust, CRAT, pays a fixed amount that never changes and takes no further gifts. A unitrust, CRUT, pays a percentage of each year’s value and may be added to. Variants pay only income until an event, such as the sale of the property, and then switch. The law sets the frame: at least 5% a year, at most 50%, and a charity share worth at least 10% of what went in. It is a gift first. Someone with no wish to give will do better to sell and pay the tax.',
  ],
  benefits: [
    {
      name: 'Sell without tax today',
      text: 'The gain is spread over your payments, in tiers from ordinary income to principal (IRC § 664(b)).',
    },
    {
      name: 'A deduction now',
      text: 'The present value of the remainder, within percentage limits and with five years to carry forward.',
    },
    {
      name: 'Payments for life',
      text: 'A stream for one or two lives, from the full amount rather than what tax would leave.',
    },
    {
      name: 'Out of the estate',
      text: 'What passes to charity is deducted; a surviving spouse who alone receives payments qualifies as well.',
    },
  ],
  commonUses: [
    'Concentrated stock or land with a low basis, before any buyer is bound.',
    'An owner who will sell a C corporation and give part of it.',
    'Retirement income for someone who has filled every other plan.',
    'A beneficiary of an IRA: a trust for a term of years that stretches payments to a child.',
    'Life income for a parent or sibling, with the rest to a cause the family knows.',
  ],
  legalRequirements: [
    {
      name: 'Payout',
      text: 'At least 5% and at most 50% a year of the first value (CRAT) or the yearly value (CRUT), paid at least annually (IRC § 664(d)(1)(A), (d)(2)(A)).',
    },
    {
      name: 'Charity’s share',
      text: 'The remainder must be worth at least 10% of each contribution when made, by the rate of § 7520 (§ 664(d)(1)(D), (d)(2)(D)).',
    },
    { name: 'Term', text: 'Lives in being, or a fixed term of no more than 20 years.' },
    {
      name: 'Exhaustion test',
      text: 'A CRAT for life must have no more than a 5% chance of running dry (Rev. Rul. 77-374), or use the clause of Rev. Proc. 2016-42.',
    },
    {
      name: 'Irrevocable, with required clauses',
      text: 'Self-dealing is forbidden (IRC §§ 4941, 4947(a)(2)). The IRS publishes sample forms: Rev. Proc. 2003-53 to 2003-60 for CRATs and 2005-52 to 2005-59 for CRUTs. Follow them closely.',
    },
    {
      name: 'Returns and appraisals',
      text: 'Form 5227 each year; a qualified appraisal with Form 8283 for property without a market price; an independent trustee or appraiser to value it yearly in a CRUT.',
    },
  ],
  tips: [
    'Run the numbers for your month: you may use the § 7520 rate of the month of the gift or of either of the two before.',
    'Give before there is a binding contract. A sale that is already agreed is taxed to you.',
    'Keep mortgaged property and S corporation stock out, since the one brings debt-financed income and the other ends its election.',
    'Retain the power to change the charity, in favor of others that qualify.',
    'If heirs matter, compare the cost of insurance in an ILIT that replaces what the charity receives.',
    'Use a flip unitrust for property that will take time to sell.',
  ],
  considerations: [
    {
      name: 'You give up the principal',
      text: 'No loans, no advance, no change of mind. If both spouses die early, the charity has the most of it.',
    },
    {
      name: 'Payments can fall',
      text: 'A unitrust shares losses. An annuity trust holds its payment and eats its principal.',
    },
    {
      name: 'Business income',
      text: 'Unrelated business income is taxed at 100% (IRC § 664(c)(2)). Partnerships and leveraged funds are the usual trap.',
    },
    {
      name: 'Floor and cap from 2026',
      text: 'Pub. L. 119-21 takes 0.5% of your contribution base off the deduction and limits its value in the top bracket to 35%.',
    },
    {
      name: 'Abusive versions',
      text: 'Schemes that sell in a CRAT, buy an annuity and claim that the payments are nearly tax free are rejected by the courts; regulations proposed in 2024 would make them listed transactions.',
    },
    {
      name: 'Cost',
      text: 'Drafting, trustee, valuation and returns. Below some hundred thousand dollars a gift annuity or pooled fund is simpler.',
    },
  ],
  sources: [
    usCode(26, '664', 'charitable remainder trusts'),
    usCode(26, '7520', 'valuation tables and rate'),
    usCode(26, '4947', 'private foundation rules for trusts'),
    regulation(26, '1.664-1', 'charitable remainder trusts'),
    {
      label: 'IRS, Charitable remainder trusts',
      url: 'https://www.irs.gov/charities-non-profits/charitable-remainder-trusts',
    },
    {
      label: 'IRS Form 5227, Split-Interest Trust Information Return',
      url: 'https://www.irs.gov/forms-pubs/about-form-5227',
    },
    { label: 'Rev. Proc. 2003-53 to 2003-60; Rev. Proc. 2005-52 to 2005-59; Rev. Proc. 2016-42; Rev. Rul. 77-374' },
    { label: 'Prop. Treas. Reg. § 1.6011-15 (2024)' },
  ],
};
