import { usCode } from '#content/strategies/cite.ts';
import type { StrategyText } from '#content/strategies/strategy.ts';

export const dynastyTrust: StrategyText = {
  description: [
    'A dynasty trust holds property for children, grandchildren and those after them, and lasts as long as state law allows. Nobody among them owns it. The trustee pays what each needs, by standards that you set, and the rest goes on. The point is tax as well as care: property that is given outright is taxed again in the estate of each generation, while property in a trust to which you have allocated generation-skipping exemption is not, for as long as the trust lasts.',
    'That exemption equals the estate tax exemption, $15,000,000 for each person in 2026. Used early and on something that grows, it shelters the growth too. What you give up is simplicity and the power to change your mind. A trust meant to last 200 years must be written for people who are not born, trustees not yet chosen and laws not yet passed; so good ones rely less on rules than on well-made powers to adjust. It suits families with far more than they will spend, not those who want to stretch a modest inheritance.',
  ],
  benefits: [
    {
      name: 'One transfer tax, not several',
      text: 'With exemption allocated, distributions and deaths below your children bring no 40% generation-skipping tax (IRC §§ 2631, 2642).',
    },
    {
      name: 'Protection for each heir',
      text: 'A discretionary, spendthrift interest is hard for a creditor or divorcing spouse to reach (UTC §§ 502, 504).',
    },
    {
      name: 'Family purpose',
      text: 'A house, a company or a fund for education stays whole, with terms that everybody can read.',
    },
    {
      name: 'Adjustable',
      text: 'Limited powers of appointment, a protector and decanting let each generation adapt shares within the family.',
    },
  ],
  commonUses: [
    'Founders, who give shares before they have grown.',
    'Families with assets beyond the exemption, often by sale to a trust that is taxed to the grantor.',
    'Life insurance held for several generations.',
    'Heirs in risky professions, or whose marriages the parents worry about.',
    'Education and first homes for descendants, as a family bank with loans on written notes.',
  ],
  legalRequirements: [
    {
      name: 'How long it may last',
      text: 'State law decides: a few states have abolished the rule against perpetuities for trusts, others allow 90 to 1,000 years, the remainder a life plus 21 years. The trust must be governed by such a state and have real ties to it.',
    },
    {
      name: 'Allocation on Form 709',
      text: 'Allocate exemption on a timely return, or rely knowingly on the automatic rules (IRC § 2632). A partly covered trust is taxed in part for ever; split it in two instead (Treas. Reg. § 26.2642-6).',
    },
    {
      name: 'Completed gift',
      text: 'You may keep no power that brings the trust back into your estate (IRC §§ 2036, 2038), and you may not be a beneficiary unless the state allows it and you accept the risk.',
    },
    {
      name: 'Trustees’ discretion within limits',
      text: 'A beneficiary who is trustee for himself needs an ascertainable standard, such as health, education, maintenance and support (IRC § 2041(b)(1)(A)).',
    },
    {
      name: 'Delaware tax trap',
      text: 'A power of appointment must not be used to start a new perpetuities period, or the property is taxed in the holder’s estate (IRC § 2041(a)(3)).',
    },
    {
      name: 'A local trustee',
      text: 'To use another state’s law, appoint a trustee and keep part of the administration there.',
    },
  ],
  tips: [
    'Give growth, not cash: early shares, options on land, interests with an honest discount.',
    'Put in no more than you will never need, after a bad decade.',
    'Divide roles: investments, distributions and protector need not be the same person.',
    'Write a letter of wishes in plain words; update it every few years.',
    'Let each child hold a limited power to redirect among descendants; it repairs what you could not foresee.',
    'Agree on trustee fees and on how a trustee is replaced, before the first is appointed.',
  ],
  considerations: [
    {
      name: 'No new basis',
      text: 'Assets outside every estate keep your basis (Rev. Rul. 2023-2). A power to swap assets in a grantor trust helps while you live.',
    },
    {
      name: 'Income tax',
      text: 'A trust that pays its own tax reaches the 37% bracket at about $16,000 of undistributed income in 2026. If taxed to you, you need cash for it.',
    },
    {
      name: 'State income tax',
      text: 'A state may tax a trust through its resident trustee or grantor; a beneficiary’s residence alone is not always enough (North Carolina Department of Revenue v. Kaestner Trust, 588 U.S. 262 (2019)).',
    },
    {
      name: 'Law may change',
      text: 'Congress has repeatedly considered limits on long trusts. What is made now may be treated kindly, or not.',
    },
    {
      name: 'Distance and cost',
      text: 'Fees, returns and heirs who are strangers. Small funds are eaten by them; let the trust end when it is no longer worth keeping (UTC § 414).',
    },
    {
      name: 'Doubt about situs',
      text: 'The courts of your home state may apply its own rule to land there, or to a trust with only a mailbox elsewhere.',
    },
  ],
  bestStates: [
    {
      name: 'South Dakota',
      text: 'No rule against perpetuities since 1983 (SDCL § 43-5-8), no income tax on trusts, strong directed-trust law.',
    },
    { name: 'Nevada', text: 'Up to 365 years (NRS 111.1031) and no state income tax.' },
    {
      name: 'Delaware',
      text: 'No limit for personal property in trust, 110 years for land held directly (25 Del. C. § 503); a court with long experience.',
    },
    {
      name: 'Florida',
      text: 'Up to 1,000 years for trusts created on or after July 1, 2022 (Fla. Stat. § 689.225), no state income tax.',
    },
  ],
  sources: [
    usCode(26, '2631', 'GST exemption'),
    usCode(26, '2632', 'allocation rules'),
    usCode(26, '2642', 'inclusion ratio'),
    usCode(26, '2041', 'powers of appointment'),
    usCode(26, '2010', 'basic exclusion amount'),
    { label: 'South Dakota Codified Laws § 43-5-8', url: 'https://sdlegislature.gov/Statutes/43-5-8' },
    { label: 'Nevada Revised Statutes chapter 111', url: 'https://www.leg.state.nv.us/nrs/nrs-111.html' },
    { label: 'Delaware Code title 25, chapter 5', url: 'https://delcode.delaware.gov/title25/c005/index.html' },
    { label: 'Uniform Trust Code §§ 410 to 417, 501 to 504' },
    { label: 'Rev. Rul. 2023-2, 2023-16 I.R.B. 658' },
    { label: 'IRS Form 709 and its instructions', url: 'https://www.irs.gov/forms-pubs/about-form-709' },
  ],
};
