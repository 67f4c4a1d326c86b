import { usCode } from '#content/strategies/cite.ts';
import type { StrategyText } from '#content/strategies/strategy.ts';

export const sCorporationElection: StrategyText = {
  description: [
    'An S corporation is not a kind of company. It is a tax election that a corporation or an LLC makes on Form 2553. Profit is then taxed to the owners and not to the company. The owner who works in the business receives a salary, on which payroll tax is due, and takes the remaining profit as a distribution, on which it is not. A sole proprietor or partner, by contrast, usually pays self-employment tax on all of it.',
    'That difference is the whole attraction, and the salary is where it is won or lost. It must be what the work is worth. The election pays once profit is clearly above a fair salary and steady enough to carry payroll, a second tax return and state fees. For a side business with a small profit it costs more than it saves. For estate plans it matters in another way: the shares tolerate only a few kinds of trust.',
  ],
  benefits: [
    {
      name: 'Payroll tax on salary only',
      text: 'Distributions of profit beyond a reasonable salary are not wages and not self-employment income.',
    },
    {
      name: 'One level of income tax',
      text: 'No corporate tax on ordinary profit, and losses reach the owners within basis and at-risk limits (IRC § 1366).',
    },
    {
      name: 'The 20% deduction',
      text: 'Section 199A, made permanent by Pub. L. 119-21, can reach the owners’ share of profit, within its wage and income limits; salary does not count.',
    },
    {
      name: 'Familiar frame',
      text: 'An LLC keeps its contracts, bank accounts and liability shield; only the tax return changes.',
    },
  ],
  commonUses: [
    'Consultants, trades and agencies whose profit is well above what they would pay somebody to do their job.',
    'A family company in which active and passive owners share strictly by shares.',
    'An LLC that has outgrown its first years as a sole proprietorship.',
    'Succession by gifts of nonvoting shares, which do not count as a second class of stock.',
  ],
  legalRequirements: [
    {
      name: 'Who may own',
      text: 'At most 100 shareholders, family members counted as one; individuals who are citizens or residents, estates, certain trusts and charities. No partnership, no corporation, no nonresident alien (IRC § 1361(b)).',
    },
    {
      name: 'One class of stock',
      text: 'Equal rights to distributions and liquidation. Differences in voting are allowed; a side deal on profit is not.',
    },
    {
      name: 'Form 2553 in time',
      text: 'Within two months and 15 days of the start of the tax year, or in the year before (IRC § 1362(b)); for a calendar year, by mid-March. Every shareholder signs, and in community property states the spouse too. Rev. Proc. 2013-30 gives relief for late elections, usually within three years and 75 days.',
    },
    {
      name: 'Reasonable pay',
      text: 'Whoever works receives wages with withholding before distributions. Courts recharacterize the difference: Watson v. United States, 668 F.3d 1008 (8th Cir. 2012).',
    },
    {
      name: 'Trusts as owners',
      text: 'A revocable trust qualifies while you live and for two years after death. After that the trust needs a QSST or ESBT election, made within its own deadline (IRC § 1361(c), (d), (e)).',
    },
  ],
  tips: [
    'Write down how you found your salary: hours, duties, what the market pays. Update the note yearly.',
    'Run payroll from the first month with profit, not as one check in December.',
    'Pay distributions strictly by shares and on the same day to all.',
    'Put the ownership rules into the shareholder agreement, with a duty to sell back rather than end the election.',
    'Give your trust the clauses for a QSST or an ESBT now, so that a death does not end the election by accident.',
    'Keep real estate out. Property that leaves an S corporation is taxed as if sold (IRC § 311(b)).',
  ],
  considerations: [
    {
      name: 'Second look at savings',
      text: 'Payroll service, Form 1120-S, state fees and a lower Social Security record reduce the saving. Retirement contributions are measured by the salary too.',
    },
    {
      name: 'Easily lost',
      text: 'One share sold to the wrong owner ends the election for all, and without relief it cannot be made again for five years (IRC § 1362(g)).',
    },
    {
      name: 'A former C corporation',
      text: 'Gain built in before the election is taxed at the corporate rate if sold within five years (IRC § 1374).',
    },
    {
      name: 'States differ',
      text: 'California taxes S income at 1.5%, with an $800 minimum franchise tax; Illinois takes a 1.5% replacement tax; Tennessee and New York City tax the company much like any other corporation.',
    },
    {
      name: 'No new basis inside',
      text: 'At death the shares get a new basis, the company’s assets do not. A partnership can adjust inside basis by election; an S corporation cannot.',
    },
  ],
  sources: [
    usCode(26, '1361', 'S corporation defined'),
    usCode(26, '1362', 'election, revocation, termination'),
    usCode(26, '1366', 'pass-through to shareholders'),
    usCode(26, '1374', 'built-in gains'),
    usCode(26, '199A', 'qualified business income'),
    { label: 'IRS Form 2553 and its instructions', url: 'https://www.irs.gov/forms-pubs/about-form-2553' },
    {
      label: 'IRS, S corporation compensation and medical insurance issues',
      url: 'https://www.irs.gov/businesses/small-businesses-self-employed/s-corporation-compensation-and-medical-insurance-issues',
    },
    { label: 'Rev. Proc. 2013-30, 2013-36 I.R.B. 173' },
    { label: 'Watson v. United States, 668 F.3d 1008 (8th Cir. 2012)' },
  ],
};
