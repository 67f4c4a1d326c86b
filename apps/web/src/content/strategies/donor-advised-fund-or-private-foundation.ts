import { usCode } from '#content/strategies/cite.ts';
import type { StrategyText } from '#content/strategies/strategy.ts';

export const donorAdvisedFundOrPrivateFoundation: StrategyText = {
  description: [
    'Both let you give a large amount in one year and decide over time which charities receive it. They differ in who is in charge. A donor-advised fund is an account at a public charity, the sponsor. You give irrevocably, the sponsor owns the money, you recommend grants and it nearly always follows. A private foundation is a charity of your own, a corporation or trust with your board, your name and your duties.',
    'For most families the fund is the better tool: it opens in a day, costs about one percent a year or less and leaves filing to the sponsor. A foundation earns its keep when the sums are large, when the family wants to employ people, run its own programs or give scholarships, or when a lasting institution is the point. Many families use both, the fund for quiet giving and the foundation for public work.',
  ],
  benefits: [
    {
      name: 'Deduct now, decide later',
      text: 'The deduction falls in the year of the gift; grants may follow over many years.',
    },
    {
      name: 'Gain that is never taxed',
      text: 'Appreciated stock held over a year is deducted at its value, and the capital gain is not taxed when the charity sells it.',
    },
    {
      name: 'Room to bunch',
      text: 'Several years of giving in one year can lift you above the standard deduction, with the standard deduction in the others.',
    },
    {
      name: 'A family at one table',
      text: 'Children can take part in choosing grants, and in a foundation serve on its board.',
    },
  ],
  commonUses: [
    'The year of a business sale, a large bonus or a Roth conversion, when income peaks.',
    'Shares with a very low basis that you would never sell.',
    'A family that wants its name on grants for generations: a foundation.',
    'Scholarships or relief to individuals: a foundation with advance approval.',
    'Giving without publicity: a fund, since a foundation’s return with its grants is public.',
  ],
  legalRequirements: [
    {
      name: 'Limits on the deduction',
      text: 'To a fund: up to 60% of adjusted gross income in cash and 30% in appreciated property. To a private foundation that makes grants: 30% and 20% (IRC § 170(b)(1)). What exceeds the limit carries forward five years.',
    },
    {
      name: 'New floor and cap from 2026',
      text: 'Pub. L. 119-21 lets itemizers deduct only gifts above 0.5% of their contribution base and caps the value of deductions for the top bracket at 35 cents on the dollar. The new deduction for people who do not itemize excludes gifts to donor-advised funds.',
    },
    {
      name: 'The right receipt',
      text: 'A fund’s acknowledgment must say that the sponsor has exclusive legal control (IRC § 170(f)(18)). Property over $5,000 other than listed stock needs a qualified appraisal and Form 8283.',
    },
    {
      name: 'No benefit back',
      text: 'A grant that buys you a table at a dinner or pays your pledge can cost a 125% excise tax (IRC § 4967). Fund grants to individuals are taxable distributions (§ 4966).',
    },
    {
      name: 'Foundation rules',
      text: 'Tax of 1.39% on investment income (§ 4940), no dealings with insiders, however fair (§ 4941), a yearly payout of about 5% of assets (§ 4942), limits on business holdings (§ 4943), and clauses for all of it in the charter (§ 508(e)). Form 1023 within 27 months, Form 990-PF every year.',
    },
  ],
  tips: [
    'Give the shares, not the proceeds. Once you have sold, or are bound to sell, the gain is yours.',
    'Compare sponsors by total yearly cost, the smallest grant, and what becomes of the account when you die.',
    'Name successor advisers or charities at the opening, not later.',
    'Set yourself a payout. The law asks none of a donor-advised fund, so money can sit for decades.',
    'For a foundation, adopt a conflict policy and a grant calendar at the first meeting, and pay no relative without advice on reasonable compensation.',
  ],
  considerations: [
    { name: 'It is gone', text: 'Neither gift can be taken back, not in an emergency, not by your heirs.' },
    {
      name: 'Advice is not control',
      text: 'A fund’s sponsor may decline. It will do so if a grant benefits you or goes to an organization that does not qualify.',
    },
    {
      name: 'Private company shares',
      text: 'A foundation gift of them is usually deductible only at cost (IRC § 170(e)(1)(B)(ii)), and the 20% holding limit follows.',
    },
    {
      name: 'Running cost',
      text: 'A foundation needs bookkeeping, state registration, a public return and usually a lawyer. Below a few million dollars the cost eats a good part of the payout.',
    },
    {
      name: 'IRA money',
      text: 'A qualified charitable distribution from an IRA may go to neither a donor-advised fund nor a grant-making private foundation (IRC § 408(d)(8)).',
    },
  ],
  sources: [
    usCode(26, '170', 'charitable deduction'),
    usCode(26, '4966', 'taxable distributions of donor-advised funds'),
    usCode(26, '4967', 'prohibited benefits'),
    usCode(26, '4941', 'self-dealing'),
    usCode(26, '4942', 'failure to distribute income'),
    usCode(26, '508', 'private foundation governing instruments'),
    {
      label: 'Pub. L. 119-21 (July 4, 2025), charitable provisions effective 2026',
      url: 'https://www.congress.gov/bill/119th-congress/house-bill/1/text',
    },
    { label: 'IRS Publication 526, Charitable Contributions', url: 'https://www.irs.gov/publications/p526' },
    {
      label: 'IRS, Donor-advised funds',
      url: 'https://www.irs.gov/charities-non-profits/charitable-organizations/donor-advised-funds',
    },
  ],
};
