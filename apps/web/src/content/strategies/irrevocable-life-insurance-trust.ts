import { regulation, usCode } from '#content/strategies/cite.ts';
import type { StrategyText } from '#content/strategies/strategy.ts';

export const irrevocableLifeInsuranceTrust: StrategyText = {
  description: [
    'Life insurance is free of income tax for the family, but it counts in your taxable estate if you own the policy or hold any power over it. An irrevocable life insurance trust, ILIT for short, owns the policy instead. You give the trustee money for premiums, the trustee pays them, and at your death the trust collects the benefit and distributes it by your terms, or lends to your estate or buys its assets, so that nothing has to be sold in a hurry.',
    'With a federal exemption of $15,000,000 a person in 2026, fewer families need an ILIT for federal tax. It still earns its place for estates above that figure, in states that tax estates from $1,000,000 or $2,000,000, and wherever the money should be managed for someone rather than paid in one sum: children of a first marriage, a spendthrift, a business that must be kept. The work lies in the routine. Each contribution, each notice, each year must be done and proven.',
  ],
  benefits: [
    {
      name: 'Outside the estate',
      text: 'A benefit that you neither own nor control is not taxed in your estate (IRC § 2042).',
    },
    {
      name: 'Cash when it is needed',
      text: 'Death taxes are due nine months after death; the trust can supply the money by loan or purchase.',
    },
    {
      name: 'Gifts within the exclusion',
      text: 'With withdrawal rights, premiums can fall within the annual exclusion, $19,000 for each beneficiary in 2026.',
    },
    {
      name: 'Managed, protected money',
      text: 'Spendthrift terms keep the proceeds from creditors and divorces of the beneficiaries, as far as state law goes.',
    },
  ],
  commonUses: [
    'Estates with a farm, company or building and little cash.',
    'A second-to-die policy of a couple, which pays when the tax falls due.',
    'Residents of a state with its own estate tax and a threshold far below the federal one.',
    'Equal treatment: one child receives the business, the others the insurance.',
    'Insurance for the children of a first marriage, beyond the reach of later changes.',
  ],
  legalRequirements: [
    {
      name: 'No incidents of ownership',
      text: 'You may not be trustee, change beneficiaries, borrow, assign or cancel (Treas. Reg. § 20.2042-1(c)). The trust applies for the policy as its first owner.',
    },
    {
      name: 'Three years for an old policy',
      text: 'A policy given away is counted in your estate if you die within three years (IRC § 2035). A new policy bought by the trustee avoids the question.',
    },
    {
      name: 'Withdrawal rights',
      text: 'Beneficiaries must have a real right to take out a contribution for a time, 30 days by custom: Crummey v. Commissioner, 397 F.2d 82 (9th Cir. 1968). Contingent beneficiaries can count: Estate of Cristofani, 97 T.C. 74 (1991). Send a written notice each time.',
    },
    {
      name: 'Lapse within limits',
      text: 'A right that lapses over $5,000 or 5% of the fund is a gift by the beneficiary (IRC § 2514(e)); a hanging power avoids it.',
    },
    {
      name: 'Generation-skipping tax',
      text: 'A trust that may benefit grandchildren needs its own allocation on Form 709; the annual exclusion for gift tax does not cover it by itself (IRC § 2642(c)).',
    },
    {
      name: 'Its own accounts',
      text: 'A tax number, a bank account through which every premium passes, and records of each notice.',
    },
  ],
  tips: [
    'Sign the trust first, then let the trustee apply for the policy and pay the first premium.',
    'Never pay the insurer directly. Give to the trust and let the trustee pay after the notice period.',
    'Choose a trustee who will really send notices; keep copies with proof of delivery.',
    'Ask for an in-force illustration every two years. Policies that were sold at high rates may be running dry.',
    'Add a clause that helps if you die within three years, so that the marital deduction is not lost.',
    'Do not oblige the trustee to pay your estate’s taxes; permit loans and purchases instead.',
  ],
  considerations: [
    {
      name: 'No way back',
      text: 'You cannot take the policy out. A power for an independent person to change terms, or decanting, is the only flexibility.',
    },
    {
      name: 'Premiums forever',
      text: 'If you stop, the policy may lapse. Compare the cost with what the tax would really be.',
    },
    {
      name: 'Transfer for value',
      text: 'If the trust buys an existing policy, part of the benefit may become income (IRC § 101(a)(2)), unless an exception such as a grantor trust applies.',
    },
    {
      name: 'Group insurance and community property',
      text: 'A spouse’s half of premiums in community property states can bring half of the policy back. A written agreement helps.',
    },
    {
      name: 'It may be too much',
      text: 'Below the thresholds, naming a trust as beneficiary of a policy that you own gives management without the routine.',
    },
  ],
  bestStates: [
    {
      name: 'Oregon',
      text: 'Taxes estates above $1,000,000, so that insurance owned by the insured is often what pushes a family over (ORS ch. 118).',
    },
    {
      name: 'Massachusetts',
      text: 'Taxes estates above $2,000,000 (M.G.L. c. 65C); an ILIT takes the benefit out of the count.',
    },
    {
      name: 'New York',
      text: 'Exclusion of $7,350,000 in 2026 with a cliff: at 105% of it the whole estate is taxed (Tax Law § 952).',
    },
  ],
  sources: [
    usCode(26, '2042', 'proceeds of life insurance'),
    usCode(26, '2035', 'transfers within three years of death'),
    usCode(26, '2503', 'taxable gifts and the annual exclusion'),
    usCode(26, '2514', 'powers of appointment, subsection (e)'),
    usCode(26, '2642', 'inclusion ratio, subsection (c)'),
    regulation(26, '20.2042-1', 'incidents of ownership'),
    {
      label:
        'Crummey v. Commissioner, 397 F.2d 82 (9th Cir. 1968); Estate of Cristofani v. Commissioner, 97 T.C. 74 (1991)',
    },
    { label: 'Rev. Proc. 2025-32 (amounts for 2026)' },
    {
      label: 'IRS, Estate and gift taxes',
      url: 'https://www.irs.gov/businesses/small-businesses-self-employed/estate-and-gift-taxes',
    },
  ],
};
