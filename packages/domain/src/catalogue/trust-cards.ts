import type { Card } from '#document-type/card.ts';

/** The trust documents of the catalogue. */
export const trustCards: readonly Card[] = [
  {
    id: 'irrevocable-trust',
    name: 'Irrevocable Trust',
    description: 'A completed gift in trust, outside your control, managed by a trustee for the people you name.',
    category: 'Trust Documents',
    benefits: [
      'Property in it can leave your taxable estate',
      'Creditors of your own may be kept out, within the law',
      'Distributions follow a standard that you set',
      'A trustee manages it for the long term',
    ],
    badges: ['Irrevocable', 'Completed Gift', 'Independent Trustee', 'Tax Return of Its Own'],
  },
  {
    id: 'dynasty-trust',
    name: 'Dynasty Trust',
    description:
      'A long-term discretionary trust for several generations, sized to the exemption from generation-skipping tax.',
    category: 'Trust Documents',
    benefits: [
      'Serves children, grandchildren and later generations',
      'Uses the generation-skipping exemption',
      'Shields shares from divorce and creditors of beneficiaries',
      'Lasts as long as the law of its state allows',
    ],
    badges: ['Multi-Generation', 'GST Planning', 'Spendthrift', 'Directed Roles'],
  },
  {
    id: 'spendthrift-trust',
    name: 'Spendthrift Trust',
    description: 'A trust for somebody else whose interest cannot be sold or seized before it is paid out.',
    category: 'Trust Documents',
    benefits: [
      'Shares cannot be assigned by a beneficiary',
      'Most creditors of a beneficiary must wait',
      'The trustee can hold payments back in a crisis',
      'Names the exceptions that the law makes',
    ],
    badges: ['Spendthrift Clause', 'Third-Party Trust', 'Trustee Discretion', 'UTC Article 5'],
  },
  {
    id: 'asset-protection-trust',
    name: 'Asset Protection Trust',
    description:
      'A self-settled trust with a qualified trustee, in states that allow it, or a third-party trust elsewhere.',
    category: 'Trust Documents',
    benefits: [
      'Uses the statute of a state that permits it',
      'Documents solvency with an affidavit',
      'An independent trustee decides on distributions',
      'Keeps only the powers that the statute lists',
    ],
    badges: ['Irrevocable', 'Qualified Trustee', 'Solvency Affidavit', 'State Statute'],
  },
  {
    id: 'charitable-remainder-trust',
    name: 'Charitable Remainder Trust',
    description: 'Income to you or others for life or a term of years; the remainder goes to charity.',
    category: 'Trust Documents',
    benefits: [
      'Pays income for life or up to 20 years',
      'A charity of your choice receives the remainder',
      'Built on the IRS sample forms',
      'Annuity, unitrust and flip forms',
    ],
    badges: ['Split Interest', 'IRC 664', 'Charity', 'Income Stream'],
  },
  {
    id: 'charitable-lead-trust',
    name: 'Charitable Lead Trust',
    description: 'Charity is paid first, for a term; your family takes the remainder.',
    category: 'Trust Documents',
    benefits: [
      'Supports a charity for a term you choose',
      'Passes the remainder to your family',
      'Annuity and unitrust forms',
      'Built on the IRS sample forms',
    ],
    badges: ['Split Interest', 'Charity First', 'Family Remainder', 'Term of Years'],
  },
  {
    id: 'grantor-trust',
    name: 'Grantor Trust',
    description: 'An irrevocable trust that is complete for transfer tax but whose income is taxed to you.',
    category: 'Trust Documents',
    benefits: [
      'Growth can pass outside your estate',
      'You pay its income tax, so it keeps more',
      'Powers are named that make it a grantor trust',
      'Can be switched off by release',
    ],
    badges: ['IDGT', 'IRC 671-679', 'Irrevocable', 'Estate Planning'],
  },
  {
    id: 'special-needs-trust',
    name: 'Special Needs Trust',
    description:
      'A discretionary trust that adds to, and does not replace, SSI and Medicaid for a person with a disability.',
    category: 'Trust Documents',
    benefits: [
      'Keeps means-tested benefits in reach',
      'Pays for what benefits do not cover',
      'Third-party and first-party forms',
      'Names who takes the remainder',
    ],
    badges: ['Supplemental Needs', 'SSI and Medicaid', 'Full Discretion', 'ABLE Ready'],
  },
  {
    id: 'ilit',
    name: 'Irrevocable Life Insurance Trust',
    description: 'A trust that owns life insurance so that the death benefit is not part of your estate.',
    category: 'Trust Documents',
    benefits: [
      'Keeps the death benefit out of your estate',
      'Withdrawal rights for beneficiaries, with notices',
      'Gives your estate liquidity without obligation',
      'The trustee manages policy and premiums',
    ],
    badges: ['Life Insurance', 'Crummey Notices', 'Irrevocable', 'Liquidity'],
  },
  {
    id: 'qtip-trust',
    name: 'QTIP Trust',
    description: 'A marital trust: all income to your spouse for life, the remainder to the people you fix.',
    category: 'Trust Documents',
    benefits: [
      'Your spouse receives all income for life',
      'You decide who takes afterwards',
      'Qualifies for the marital deduction by election',
      'Useful for blended families',
    ],
    badges: ['Marital Deduction', 'Income for Life', 'Remainder Fixed', 'Blended Family'],
  },
  {
    id: 'generation-skipping-trust',
    name: 'Generation-Skipping Trust',
    description: 'A trust for grandchildren and later generations with exempt and non-exempt shares.',
    category: 'Trust Documents',
    benefits: [
      'Provides for grandchildren directly',
      'Allocates your GST exemption',
      'Separates exempt and non-exempt shares',
      'Names trustees for the long run',
    ],
    badges: ['Grandchildren', 'GST Exemption', 'Separate Shares', 'Form 709'],
  },
  {
    id: 'grat',
    name: 'Grantor Retained Annuity Trust',
    description: 'You keep a fixed annuity for a term; what grows beyond it passes to your family.',
    category: 'Trust Documents',
    benefits: [
      'Passes growth above the IRS rate',
      'Annuity fixed from the first day',
      'All prohibitions of the regulations included',
      'Short terms possible',
    ],
    badges: ['Annuity', 'IRC 2702', 'Growth Transfer', 'Term of Years'],
  },
];
