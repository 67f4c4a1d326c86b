import { clause } from '#assembly/clause.ts';
import { opt, p, para, party } from '#assembly/prose.ts';
import { own } from '#assembly/source.ts';
import { deciders, theGovernors } from '#clauses/company/governors.ts';
import * as derived from '#derived/company.ts';
import type { CompanyTax } from '#derived/company.ts';
import * as terms from '#facts/company-terms.ts';

export const classification = clause({
  id: 'money.classification',
  heading: 'Federal Tax Classification',
  source: own('Treas. Reg. 301.7701-3', 'Tax Code 1362'),
  facts: [derived.companyTax],
  body: ({ companyTax }) => [para(p`${classifications[companyTax]}`)],
});

const classifications: Readonly<Record<CompanyTax, string>> = {
  disregarded:
    'While it has one owner, the Company is disregarded as an entity separate from its owner for federal income tax and, where it follows, for state income tax. No election to the contrary is made. It remains a separate legal entity for every other purpose, and its employment and excise taxes are its own.',
  partnership:
    'The Company is a partnership for federal income tax and, where it follows, for state income tax. No election to the contrary is made. For every other purpose it is a limited liability company, and the Members are not partners. The Company shall send each Member in time what the Member needs to report the share of each year.',
  sCorporation:
    'The Company shall elect to be an S corporation for federal income tax on Form 2553, which every Member, and the spouse of a Member where the law requires, shall sign in time. Every Membership Interest gives identical rights to distributions and to the proceeds of liquidation. The Company shall send each Member in time what the Member needs to report the share of each year. Until the election takes effect, and if it ends, the Company is classified as the Tax Code provides.',
  cCorporation:
    'The Company shall elect on Form 8832 to be an association taxable as a corporation for federal income tax. For every other purpose it remains a limited liability company. It pays the tax on its own income, and its distributions are treated as those of a corporation.',
};

export const sCovenants = clause({
  id: 'money.sCovenants',
  heading: 'Protection of the S Election',
  source: own('Tax Code 1361, 1362'),
  facts: [derived.companyTax],
  when: ({ companyTax }) => companyTax === 'sCorporation',
  body: () => [
    para(
      p`Nobody may become a Member who is not an eligible shareholder of an S corporation, and no Member may do or omit anything that would end the election. A Transfer that would end it is void from the start, as far as the law permits. No second class of Membership Interest may be issued. If the election ends inadvertently, the Members shall do what is needed to have it restored, at the expense of whoever caused the loss.`,
    ),
  ],
});

export const allocations = clause({
  id: 'money.allocations',
  heading: 'Allocation of Profits and Losses',
  source: own('Tax Code 704(b)', 'Treas. Reg. 1.704-1(b)(2)'),
  facts: [derived.companyTax],
  when: ({ companyTax }) => companyTax === 'partnership',
  body: () => [
    para(
      p`Profits and losses of each year are allocated to the Members in proportion to their Percentage Interests. No loss may be allocated to a Member to the extent that it would create or increase a deficit in the Capital Account beyond what the Member is obliged or treated as obliged to restore; it is allocated to the other Members instead. No Member is obliged to restore a deficit.`,
    ),
    para(
      p`The provisions of the regulations under section 704(b) of the Tax Code on qualified income offset, minimum gain chargeback, and nonrecourse deductions apply as if they were written here. Where property was contributed at a value other than its tax basis, section 704(c) of the Tax Code applies by the traditional method. Later allocations shall offset these, so that in total each Member is allocated what the first sentence provides.`,
    ),
  ],
});

const timing = {
  asDecided: 'at the times and in the amounts that they decide',
  quarterly: 'within thirty (30) days after the end of each quarter of the fiscal year',
  yearly: 'within ninety (90) days after the end of each fiscal year',
} as const;

export const distributions = clause({
  id: 'money.distributions',
  heading: 'Distributions',
  source: own('Revised Uniform Limited Liability Company Act 404'),
  facts: [...deciders, terms.distributionTiming, derived.isShared],
  body: ({ distributionTiming, isShared, ...facts }) => [
    para(
      p`${theGovernors(facts)} shall distribute the cash that the Company does not need for its debts, its business, and reasonable reserves, ${distributionTiming === 'asDecided' && !isShared && facts.management === 'member' ? 'at the times and in the amounts that the Member decides' : timing[distributionTiming]}. ${isShared ? 'Every distribution is made to all Members at the same time, in proportion to their Percentage Interests' : 'Every distribution is made to the Member'}, after deduction of tax that the law requires the Company to withhold or pay for a Member; what is so paid counts as distributed to that Member.`,
    ),
  ],
});

export const taxDistributions = clause({
  id: 'money.taxDistributions',
  heading: 'Distributions for Taxes',
  source: own(),
  facts: [derived.companyTax, derived.isShared],
  when: ({ companyTax, isShared }) => isShared && (companyTax === 'partnership' || companyTax === 'sCorporation'),
  body: () => [
    para(
      p`To the extent that cash is available, the Company shall distribute to its Members, in time for each payment of estimated income tax, an amount equal to its estimated taxable income for the period multiplied by the highest combined federal and state income tax rate that applies to any individual Member. This is shared in proportion to Percentage Interests and counts toward the next distributions.`,
    ),
  ],
});

export const limits = clause({
  id: 'money.limits',
  heading: 'Limits on Distributions',
  source: own('Revised Uniform Limited Liability Company Act 405, 406'),
  facts: [derived.isShared],
  body: ({ isShared }) => [
    para(
      p`No distribution may be made if the Company, after it, could not pay its debts as they fall due in the ordinary course, or if its total liabilities would exceed its total assets, or if the Act forbids it for another reason. ${isShared ? 'A Member' : 'The Member'} who receives a distribution knowing that it violates this Section shall return it${opt(isShared, ', and whoever consented to it is liable to the extent that the Act provides')}.`,
    ),
  ],
});

export const representative = clause({
  id: 'money.representative',
  heading: 'Partnership Representative',
  source: own('Tax Code 6223, 6226'),
  facts: [terms.partnershipRepresentative, derived.companyTax],
  when: ({ companyTax }) => companyTax === 'partnership',
  body: ({ partnershipRepresentative }) => [
    para(
      p`${party('representative', partnershipRepresentative.name)} is the partnership representative under section 6223 of the Tax Code, and is designated on the return of each year until the Members name another by a Major Decision, as they shall when the representative dies, is incapacitated, or no longer has a part in the Company. A representative that is no individual shall appoint a designated individual. The representative shall inform the Members of every notice within ten (10) days, shall not settle, extend a period, or elect without the consent that a Major Decision needs, and is indemnified by the Company. Tax, interest, and penalties of an earlier year are borne by those who were Members in that year, also after they leave, and the election of section 6226 shall be made where they would otherwise fall on others.`,
    ),
  ],
});

export const fiscalYear = clause({
  id: 'money.fiscalYear',
  heading: 'Fiscal Year and Accounting',
  source: own('Tax Code 441, 706(b)'),
  facts: [terms.fiscalYearEnd],
  body: ({ fiscalYearEnd }) => [
    para(
      p`The fiscal year of the Company ends on ${fiscalYearEnd} of each year, unless the Tax Code requires another year. The Company shall keep its books by a method of accounting that tax law permits and shall use it consistently from year to year.`,
    ),
  ],
});
