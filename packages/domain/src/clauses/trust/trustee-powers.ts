import { limitsOnTrustees } from '#clauses/trust/limits-on-trustees.ts';
import { clause, type Has } from '#assembly/clause.ts';
import { list, opt, p, para } from '#assembly/prose.ts';
import { own } from '#assembly/source.ts';
import { makers } from '#derived/makers.ts';

export const generalPowers = clause({
  id: 'powers.general',
  heading: 'Powers in General',
  source: own('Uniform Trust Code 815'),
  facts: [makers],
  body: ({ makers: { actsInLife, last } }) => [
    para(
      p`Without court authorization, the Trustee may exercise over the Trust Property every power that an unmarried, competent owner has over individually owned property, subject to the fiduciary duties of the office. The Trustee also has the powers that the governing law confers on trustees and those stated in this Article. Each power may be exercised from the ${actsInLife ? 'signing of this instrument' : p`death of ${last}`} until the final distribution of the Trust Property, and applies to every trust under this instrument.`,
    ),
  ],
});

export const propertyPowers = clause({
  id: 'powers.property',
  heading: 'Retaining, Selling, and Exchanging Property',
  source: own('Uniform Trust Code 816'),
  facts: [makers],
  body: ({ makers: { actsInLife, last } }) => [
    para(
      p`The Trustee may retain any property received from any source, for as long as the Trustee considers advisable, including ${actsInLife ? 'the Residence' : p`a home of ${last}`}, a closely held business, and an undiversified holding. The Trustee may sell, exchange, grant options on, or otherwise dispose of property, at public or private sale, for cash or on credit, with or without security, and may abandon property of no value. The Trustee may hold property in the name of a nominee, and may store, insure, and repair tangible property.`,
    ),
  ],
});

export const investment = clause({
  id: 'powers.investment',
  heading: 'Investment',
  source: own('Uniform Prudent Investor Act 2'),
  facts: [makers],
  body: ({ makers: { any, actsInLife } }) => [
    para(
      p`The Trustee may invest in property of every kind, and shall invest as a prudent investor would, considering the purposes, terms, distribution requirements, and other circumstances of the Trust and its portfolio as a whole, and exercising reasonable care, skill, and caution. The Trustee may maintain accounts with banks and brokers, trade securities, mutual funds, and options that hedge a position, vote in person or by proxy, and participate in reorganizations.${opt(actsInLife, ` While ${any} is serving as trustee, there is no duty to diversify.`)}`,
    ),
  ],
});

export const realEstate = clause({
  id: 'powers.realEstate',
  heading: 'Real Estate',
  source: own('Uniform Trust Code 816'),
  body: () => [
    para(
      p`The Trustee may buy, sell, convey, mortgage, lease for any term, including beyond the duration of the Trust, improve, subdivide, partition, insure, repair, demolish, and manage real estate, may grant or release easements and rights in minerals, oil, gas, water, timber, and energy, may adjust boundaries, and may sign deeds, settlement papers, and covenants. The Trustee may let a Beneficiary occupy real estate on terms that the Trustee considers proper.`,
    ),
  ],
});

export const business = clause({
  id: 'powers.business',
  heading: 'Business Interests and S Corporation Stock',
  source: own('Uniform Trust Code 816', '26 U.S.C. 1361'),
  body: () => [
    para(
      p`The Trustee may continue, form, manage, incorporate, merge, sell, or wind up a business in any form, may be a partner, member, manager, shareholder, director, officer, or employee of it, may receive reasonable compensation from it, and may invest other Trust Property in it. The Trustee may rely on the reports of its officers and managers.`,
    ),
    para(
      p`If a trust under this instrument holds stock of an S corporation, the Trustee may divide, administer, and amend that trust so that it qualifies under section 1361 of the Tax Code as a qualified subchapter S trust or as an electing small business trust, and may make or join in the election. The Trustee shall distribute the income of that trust as section 1361 requires, except of a Supplemental Needs Trust, which may qualify only as an electing small business trust and from which this Section requires no distribution.`,
    ),
  ],
});

export const borrowing = clause({
  id: 'powers.borrowing',
  heading: 'Borrowing',
  source: own('Uniform Trust Code 816'),
  facts: [makers],
  body: ({ makers: { areTwo, actsInLife, any, that } }) => [
    para(
      p`The Trustee may borrow money from any lender, including a Trustee, for any purpose of the Trust, at reasonable rates, with or without security, may mortgage, pledge, or otherwise encumber the Trust Property, ${areTwo || !actsInLife ? 'and may renew or extend existing indebtedness' : p`may renew or extend existing indebtedness, and during the life of ${any} may guarantee the indebtedness of ${that}`}.`,
    ),
  ],
});

export const inKind = clause({
  id: 'powers.kind',
  heading: 'Division and Distribution in Kind',
  source: own('Uniform Trust Code 816'),
  body: () => [
    para(
      p`The Trustee may make any division or distribution in cash, in kind, or partly in each, in divided or undivided interests, without regard to the tax basis of particular property, and may allocate different property to different Shares at its fair market value on the date of distribution. The Trustee may distribute property subject to indebtedness and may require a reasonable indemnity.`,
    ),
  ],
});

export const agents = clause({
  id: 'powers.agents',
  heading: 'Agents and Advisers',
  source: own('Uniform Trust Code 807'),
  body: () => [
    para(
      p`The Trustee may employ and pay attorneys, accountants, investment advisers, appraisers, custodians, property managers, and other agents, even if they are associated with a Trustee, and may delegate investment and management functions to them exercising reasonable care in selecting the agent, establishing the scope of the delegation, and reviewing the actions of the agent. The Trustee may act on their advice and may grant powers of attorney for particular transactions.`,
    ),
  ],
});

export const digital = clause({
  id: 'powers.digital',
  heading: 'Digital Assets',
  source: own('Revised Uniform Fiduciary Access to Digital Assets Act'),
  facts: [makers],
  defines: ['digitalAssets'],
  body: ({ makers: { any, all, verb } }, { define }) => [
    para(
      p`The Trustee may access, manage, transfer, close, and delete every electronic record in which ${any} or the Trust has a right or an interest, including accounts, files, domain names, photographs, loyalty balances, and cryptocurrency with its keys (the ${define('digitalAssets')}). For the purposes of the Revised Uniform Fiduciary Access to Digital Assets Act (RUFADAA) and of federal law on stored communications, ${all} ${verb('consents', 'consent')} to the disclosure to the Trustee of Digital Assets and of the content of electronic communications. The Trustee may use passwords and devices, may engage experts, and may retain cryptocurrency without liability for changes in its value. A direction that ${any} has given by an online tool prevails.`,
    ),
  ],
});

export const insurance = clause({
  id: 'powers.insurance',
  heading: 'Insurance',
  source: own('Uniform Trust Code 816'),
  body: () => [
    para(
      p`The Trustee may insure the Trust Property, the Trustee, and the Beneficiaries against damage and liability, and may buy, own, maintain, borrow against, exchange, and surrender life, long-term care, and other insurance and annuities. The Trustee may collect the proceeds of policies payable to the Trust and may settle claims on them. An insurer is discharged by payment to the Trustee.`,
    ),
  ],
});

export const tax = clause({
  id: 'powers.tax',
  heading: 'Tax Elections',
  source: own('Uniform Trust Code 816'),
  body: () => [
    para(
      p`The Trustee may prepare and file returns, may make or decline any election that tax law allows, including elections on valuation, on deductions, on portability, on the marital deduction, and on the allocation of exemption from generation-skipping transfer tax, may disclaim property and powers, may contest and settle tax matters, and may make or decline equitable adjustments among the persons affected. The Trustee may divide a trust into separate trusts to make an election or allocate an exemption.`,
    ),
  ],
});

export const retirement = clause({
  id: 'powers.retirement',
  heading: 'Retirement Benefits',
  source: own('Uniform Trust Code 816', '26 U.S.C. 401(a)(9)'),
  facts: [makers],
  body: ({ makers: { any } }) => [
    para(
      p`The Trustee may receive, claim, and manage benefits of retirement plans and accounts that are payable to the Trust, may elect the manner and time of payment, may transfer them to inherited accounts, and may assign them to the Beneficiary who is entitled to them. The Trustee may distribute to the Beneficiary of a trust what that trust receives from a plan during a year, if that preserves a longer payout period under section 401(a)(9) of the Tax Code. After September 30 of the year following the death of ${any}, the Trustee shall not use those benefits to pay debts, expenses, or taxes of the estate if doing so would shorten the payout period.`,
    ),
  ],
});

export const environment = clause({
  id: 'powers.environment',
  heading: 'Environmental Matters',
  source: own('Uniform Trust Code 816'),
  body: () => [
    para(
      p`The Trustee may inspect and monitor property for compliance with environmental law, may take remedial action before or after a claim is made, may settle claims by agencies and others, may pay the cost from the Trust Property, may refuse to accept or may disclaim property that carries such liability, and may decline to serve as trustee of it. The Trustee is not liable for a loss in value that results from compliance.`,
    ),
  ],
});

export const loans = clause({
  id: 'powers.loans',
  heading: 'Loans',
  source: own('Uniform Trust Code 816'),
  facts: [makers],
  body: ({ makers: { any } }) => [
    para(
      p`The Trustee may lend money to a Beneficiary, to the personal representative of the estate of ${any}, or to others, on terms and with security that are fair and reasonable under the circumstances, may purchase property from that estate at fair market value, and has a lien on future distributions for repayment of a loan to a Beneficiary. The Trustee shall make no loan to a Trustee individually without the consent of the other Beneficiaries.`,
    ),
  ],
});

export const claims = clause({
  id: 'powers.claims',
  heading: 'Claims and Litigation',
  source: own('Uniform Trust Code 816'),
  body: () => [
    para(
      p`The Trustee may bring, defend, settle, arbitrate, mediate, release, or abandon claims by or against the Trust, and by or against the Trustee in that capacity, may file proofs of claim in insolvency and other proceedings, may petition a court to construe this instrument, and may pay the reasonable cost from the Trust Property.`,
    ),
  ],
});

export const merger = clause({
  id: 'powers.merger',
  heading: 'Combining, Dividing, and Ending Trusts',
  source: own('Uniform Trust Code 414 and 417'),
  facts: [makers],
  mayRefer: [
    'death.minors',
    'death.marital',
    'first.marital',
    'first.partner',
    'death.disclaimer',
    'first.disclaimer',
    'death.petsEnd',
    'death.residenceEnd',
  ],
  body: ({ makers: { any, actsInLife } }, { refIf, has }) => [
    para(
      p`The Trustee may combine trusts with substantially similar terms, may divide a trust, may administer several trusts as one fund with separate accounts, and may transfer the principal place of administration, if the result does not impair the rights of any Beneficiary or adversely affect the purposes of the trust. ${actsInLife ? p`After the death of ${any}, the` : 'The'} Trustee may terminate a trust, other than ${keptTrusts(has)}, whose value is insufficient to justify the cost of administration, and distribute it to the Beneficiary for whom it is held${refIf('death.minors', (section) => p`, or as ${section} provides`)}.`,
    ),
  ],
});

// What is held for a spouse, a partner, animals or benefits would lose its purpose, or its deduction, if it were paid over.
const keptTrusts = (
  has: Has<
    | 'death.marital'
    | 'first.marital'
    | 'first.partner'
    | 'death.disclaimer'
    | 'first.disclaimer'
    | 'death.petsEnd'
    | 'death.residenceEnd'
  >,
): string => {
  const kept = [
    ...(has('death.marital') || has('first.marital') ? ['the Marital Trust'] : []),
    ...(has('first.partner') ? ['the Partner’s Trust'] : []),
    ...(has('death.disclaimer') || has('first.disclaimer') ? ['the Disclaimer Trust'] : []),
    ...(has('death.petsEnd') ? ['the Pet Trust'] : []),
    ...(has('death.residenceEnd') ? ['the trust of the Residence for the Spouse'] : []),
  ];
  if (kept.length === 0) return 'a Supplemental Needs Trust';
  return `${kept.join(', ')}${kept.length > 1 ? ',' : ''} or a Supplemental Needs Trust`;
};

export const limits = clause({
  id: 'powers.limits',
  heading: 'Limits on Powers',
  source: own('Uniform Trust Code 814(b)'),
  facts: [makers],
  refers: ['trustees.vacancy'],
  body: ({ makers: { actsInLife, last } }, { ref }) => [
    para(
      p`${actsInLife ? p`After the death of ${last}, and notwithstanding` : 'Notwithstanding'} any other provision of this instrument:`,
    ),
    list(limitsOnTrustees({ ref })),
    para(
      p`No power under this Article may be exercised to ${opt(actsInLife, () => p`deprive ${last} of the full benefit of the Trust Property during life, or to `)}disqualify a marital or charitable deduction that is otherwise available.`,
    ),
  ],
});
