import { regulation, usCode } from '#content/strategies/cite.ts';
import type { StrategyText } from '#content/strategies/strategy.ts';

export const familyLimitedPartnership: StrategyText = {
  description: [
    'In a family limited partnership, or an LLC that works like one, parents bring in a business, real estate or investments. A general partner or manager decides; the limited partners own shares and have almost no say. Parents can then give shares year by year while the property stays under one management. Because a share without control, and without a market, is worth less than its slice of the whole, an appraiser values it at a discount.',
    'The form is ordinary and lawful. The dispute with the IRS is always about how it is lived. Courts respect a partnership that has a real purpose beyond tax, is funded properly, keeps its own accounts and does not pay the parents’ groceries. They ignore one made on a deathbed and filled with brokerage accounts. With an exemption of $15,000,000 a person in 2026, many families need the management and protection more than the discount, and some are better off without it, because a discount also lowers the basis that heirs receive.',
  ],
  benefits: [
    {
      name: 'One hand on the wheel',
      text: 'Farms, buildings and portfolios are managed as a whole, although many own them.',
    },
    { name: 'Gifts in small pieces', text: 'Shares can be given over years, without cutting up land or a company.' },
    {
      name: 'Lower value for gift tax',
      text: 'Appraised discounts for lack of control and of a market; there is no family attribution (Rev. Rul. 93-12).',
    },
    {
      name: 'A wall against creditors of an owner',
      text: 'In many states a creditor of a partner gets only a charging order, a claim to distributions if and when they are made.',
    },
  ],
  commonUses: [
    'A family business or farm that should stay whole over two generations.',
    'Rental properties with several children, of whom one manages.',
    'A pool of investments that small shares could not buy into.',
    'Gifts or sales of shares to a dynasty trust or grantor trust.',
  ],
  legalRequirements: [
    {
      name: 'A purpose besides tax',
      text: 'A transfer is respected as a bona fide sale only with a legitimate and significant nontax reason: Estate of Bongard v. Commissioner, 124 T.C. 95 (2005). Otherwise IRC § 2036 returns the whole to the estate.',
    },
    {
      name: 'No strings',
      text: 'A parent who keeps the income, or who can dissolve the partnership together with others, may be taxed on everything: Estate of Strangi, 417 F.3d 468 (5th Cir. 2005); Estate of Powell, 148 T.C. 392 (2017).',
    },
    {
      name: 'Proper form',
      text: 'Certificate on file, a signed agreement, capital accounts by contribution, assets retitled, its own bank account, Form 1065 and K-1s every year.',
    },
    {
      name: 'Appraisal and disclosure',
      text: 'Gifts go on Form 709 with a qualified appraisal and enough detail to start the three-year period (Treas. Reg. § 301.6501(c)-1(f)).',
    },
    {
      name: 'Present interests',
      text: 'The $19,000 annual exclusion of 2026 needs a present right to something of value. Shares that pay nothing and cannot be sold failed: Hackl v. Commissioner, 118 T.C. 279 (2002).',
    },
    {
      name: 'Section 2704',
      text: 'Restrictions that the family itself can lift are disregarded in valuing an interest (IRC § 2704(b)).',
    },
  ],
  tips: [
    'Keep enough outside to live on. If the partnership pays your bills, it is yours for tax.',
    'Leave out your home and, as a rule, S corporation shares, which a partnership cannot hold.',
    'Minutes of a yearly meeting and a written distribution policy are cheap evidence.',
    'Have an independent person as general partner or co-manager, above all if you own most of the shares.',
    'Wait between funding and gifts; the same day looks like one step.',
    'Ask what the basis at death is worth. With estates below the exemption, undoing an old discount may save the heirs more.',
  ],
  considerations: [
    {
      name: 'Audit magnet',
      text: 'Large discounts on marketable securities are the classic target. Expect questions and keep papers accordingly.',
    },
    {
      name: 'Lower step-up',
      text: 'A discount that saves estate tax of 40% above the exemption costs basis. Below the exemption it only costs.',
    },
    {
      name: 'Family peace',
      text: 'Limited partners may come to resent having no say. Plan how somebody leaves, at what price.',
    },
    {
      name: 'Protection has limits',
      text: 'Courts can set aside transfers made to avoid known creditors, and a single-member LLC may not have charging-order protection: Olmstead v. FTC, 44 So. 3d 76 (Fla. 2010).',
    },
    {
      name: 'Standing costs',
      text: 'Appraisals, returns and state fees every year, so small holdings rarely justify it.',
    },
  ],
  bestStates: [
    {
      name: 'Delaware',
      text: 'Charging order is the exclusive remedy (6 Del. C. §§ 17-703, 18-703), with the broadest freedom to draft.',
    },
    {
      name: 'Nevada',
      text: 'Exclusive charging order, also for a single owner, and no state income tax (NRS 86.401, 88.535).',
    },
    {
      name: 'Wyoming',
      text: 'Exclusive remedy for LLCs of one or several members at low yearly cost (W.S. § 17-29-503).',
    },
    {
      name: 'Texas',
      text: 'Charging order exclusive for partnerships and LLCs (Bus. Orgs. Code §§ 101.112, 153.256).',
    },
  ],
  sources: [
    usCode(26, '2036', 'transfers with retained interests'),
    usCode(26, '2704', 'lapsing rights and restrictions'),
    usCode(26, '704', 'partner’s share; family partnerships in (e)'),
    regulation(26, '301.6501(c)-1', 'adequate disclosure of gifts'),
    { label: 'Rev. Rul. 93-12, 1993-1 C.B. 202' },
    {
      label:
        'Estate of Powell v. Commissioner, 148 T.C. 392 (2017); Estate of Bongard v. Commissioner, 124 T.C. 95 (2005); Hackl v. Commissioner, 118 T.C. 279 (2002)',
    },
    { label: 'Delaware Code title 6, chapter 17', url: 'https://delcode.delaware.gov/title6/c017/index.html' },
    { label: 'Nevada Revised Statutes chapter 86', url: 'https://www.leg.state.nv.us/nrs/nrs-086.html' },
    { label: 'IRS Form 709 and its instructions', url: 'https://www.irs.gov/forms-pubs/about-form-709' },
  ],
};
