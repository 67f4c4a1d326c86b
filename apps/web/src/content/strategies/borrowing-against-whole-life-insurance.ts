import { usCode } from '#content/strategies/cite.ts';
import type { StrategyText } from '#content/strategies/strategy.ts';

export const borrowingAgainstWholeLifeInsurance: StrategyText = {
  aboutName:
    '“Vortex banking”, “infinite banking” and “be your own bank” are sales names. What stands behind them is a participating whole life policy and loans from the insurer. It is not a bank, there is no deposit and no federal deposit insurance, and nobody can promise you a return.',
  description: [
    'A whole life policy costs more than the bare risk of death, and the surplus builds a cash value. The insurer will lend you money with that value as its only security, without a credit check and without a fixed schedule. Your cash value stays in the policy and goes on earning what the contract and the dividends bring, while interest runs on the loan. People use such loans for a car, a down payment or their business, and pay them back as they would a bank. That is the whole mechanism.',
    'It can be a sensible reserve for someone who needs permanent insurance anyway, has a steady surplus and keeps the discipline to repay. It is a poor choice for someone who would otherwise not fill a retirement plan with a match, who carries card debt, or who may have to stop the premiums: in the first ten years the cash value is often below what was paid in. In an estate plan the policy is often owned by an irrevocable trust, which then lends under a written policy of its own.',
  ],
  benefits: [
    { name: 'Ready money', text: 'Within days, for any purpose, up to a large part of the cash value.' },
    {
      name: 'Loans are not income',
      text: 'A loan from a policy that is no modified endowment contract is not taxed while the policy stays in force (IRC § 72(e)).',
    },
    { name: 'A death benefit', text: 'Generally free of income tax (IRC § 101(a)), less the loan and its interest.' },
    {
      name: 'No market swings',
      text: 'Guaranteed values do not fall with the market. Dividends, which most of the illustration rests on, are not guaranteed.',
    },
  ],
  commonUses: [
    'An emergency or opportunity reserve beside, not in place of, bank savings.',
    'Money to equalize heirs when one child takes over a farm or company.',
    'A business owner’s line that no lender can call, with the policy assigned as security for a bank loan if needed.',
    'A trust-owned policy that pays estate costs and lends to family members in the meantime, on written notes.',
  ],
  legalRequirements: [
    {
      name: 'It must be life insurance',
      text: 'The contract must meet IRC § 7702. Premiums paid too fast fail the seven-pay test of § 7702A and make it a modified endowment contract for good: loans are then taxed gain first, with a 10% addition before age 59½ (§ 72(v)).',
    },
    {
      name: 'Insurable interest and consent',
      text: 'State law decides who may insure whom. A company that insures an employee needs notice and consent beforehand (IRC § 101(j)).',
    },
    {
      name: 'Family loans on real terms',
      text: 'What you or your trust lend on needs a note and at least the applicable federal rate (IRC §§ 1274(d), 7872), or the difference is a gift.',
    },
    { name: 'No deduction', text: 'Interest on policy loans is generally not deductible (IRC §§ 163(h), 264).' },
    {
      name: 'If a trust owns it',
      text: 'The insured should be neither trustee nor borrower; powers over the policy bring it back into the estate (IRC § 2042), and a policy given away is counted for three years (§ 2035).',
    },
  ],
  tips: [
    'Ask for the illustration twice: at guaranteed values, and with dividends one point lower than shown.',
    'Ask for the internal rate of return of the cash value after 5, 10 and 20 years, in writing.',
    'Borrow no more than about 70% of cash value, and set a repayment on your own calendar.',
    'Order an in-force illustration every year that a loan is open.',
    'Find out whether the insurer pays the same dividend on borrowed value or less (direct recognition).',
    'Buy term insurance for the need and invest the difference on paper first. If that wins for you, take it.',
  ],
  considerations: [
    {
      name: 'Lapse brings the tax at once',
      text: 'If loan and interest outgrow the value, the policy ends and the whole gain is income, with no cash to pay the tax: Mallory v. Commissioner, T.C. Memo. 2016-110.',
    },
    {
      name: 'Costly early exit',
      text: 'Commissions and surrender charges fall in the first years. Plan for twenty years or do not begin.',
    },
    {
      name: 'The spread is not free',
      text: 'Paying interest to an insurer in order to earn its dividend is no profit by itself. Your money is not in two places.',
    },
    {
      name: 'Insurer risk',
      text: 'State guaranty associations step in if an insurer fails, commonly up to $300,000 of death benefit and $100,000 of cash value. Check your state.',
    },
    {
      name: 'Who may advise',
      text: 'Only a licensed agent may sell or recommend a policy; most earn a commission. A fee-only second opinion is worth its price.',
    },
  ],
  bestStates: [
    {
      name: 'Texas',
      text: 'Exempts policy benefits and cash values from creditors’ claims broadly (Ins. Code § 1108.051).',
    },
    {
      name: 'Florida',
      text: 'Exempts the cash surrender value of a policy on a resident’s life (Fla. Stat. § 222.14), apart from fraud on creditors.',
    },
  ],
  sources: [
    usCode(26, '72', 'annuities and life insurance proceeds, subsections (e) and (v)'),
    usCode(26, '7702', 'life insurance contract defined'),
    usCode(26, '7702A', 'modified endowment contracts'),
    usCode(26, '101', 'death benefits'),
    usCode(26, '264', 'premiums and interest not deductible'),
    usCode(26, '7872', 'loans below market interest'),
    { label: 'IRS Publication 525, Taxable and Nontaxable Income', url: 'https://www.irs.gov/publications/p525' },
    {
      label: 'NAIC, Life Insurance: consumer information',
      url: 'https://content.naic.org/consumer/life-insurance.htm',
    },
    { label: 'NOLHGA, How you’re protected', url: 'https://www.nolhga.com/' },
    { label: 'Mallory v. Commissioner, T.C. Memo. 2016-110' },
  ],
};
