import { usCode } from '#content/strategies/cite.ts';
import type { StrategyText } from '#content/strategies/strategy.ts';

export const seriesLlc: StrategyText = {
  description: [
    'A series LLC is one company with compartments. Each series can own its own property, have its own members and carry on its own business, and a creditor of one series can look only to the assets of that series, if the statute’s conditions are kept. Landlords use it in place of a stack of separate companies, one for each building.',
    'Delaware invented it in 1996. About twenty states now allow some form of it, among them Texas, Nevada, Illinois and Wyoming, and a uniform law of 2017, the Uniform Protected Series Act, has been adopted by several. The rest have no such law, and there the promise is weakest: whether a court of a state without series will respect the inner walls has hardly been tested, nor has it been settled in bankruptcy. A series LLC saves filing fees. It does not save bookkeeping, and it is worth no more than the records that keep one series apart from the next.',
  ],
  benefits: [
    {
      name: 'Walls inside one company',
      text: 'A claim about one building should stop at that building’s series and leave the others alone.',
    },
    {
      name: 'Fewer filings',
      text: 'One registration and in many states one annual report for the whole company, instead of one for each.',
    },
    {
      name: 'Quick to grow',
      text: 'A new series is made by the operating agreement, in some states with a short filing.',
    },
    { name: 'Different owners', text: 'Each series may have its own members, managers and shares of profit.' },
  ],
  commonUses: [
    'Several rental properties in one state that has a series law.',
    'Equipment or vehicles with different risks, each in a series of its own.',
    'Investment clubs in which each deal has other participants.',
    'Product lines of a small business, where each brand carries its own claims.',
  ],
  legalRequirements: [
    {
      name: 'Notice on file',
      text: 'The formation document must say that debts of a series are enforceable against that series only (6 Del. C. § 18-215(b); Tex. Bus. Orgs. Code §§ 101.602 and 101.604). A converted company must amend first.',
    },
    {
      name: 'Separate records',
      text: 'Assets of each series are held and accounted for separately. Without that the wall is not there, whatever the agreement says.',
    },
    {
      name: 'An operating agreement that provides for it',
      text: 'It creates series, says who owns and manages each, and how one is wound up without the others.',
    },
    {
      name: 'Registered or protected series',
      text: 'Delaware’s registered series (§ 18-218), Illinois series and series under the uniform act file a certificate for each, so that the state can confirm its good standing. Lenders and title companies often insist.',
    },
    {
      name: 'Federal tax',
      text: 'Regulations proposed in 2010 would treat each series as its own entity (Prop. Treas. Reg. § 301.7701-1(a)(5)). We found no final version. In practice each series is classified by itself: disregarded, partnership or corporation.',
    },
    {
      name: 'Ownership reports',
      text: 'Since FinCEN’s interim final rule of March 26, 2025, companies formed in the United States do not file beneficial ownership reports. Banks still ask who owns each account.',
    },
  ],
  tips: [
    'Open a bank account and keep a ledger for every series, from the first dollar.',
    'Title the deed in the exact name of the series, as your statute writes it, and sign leases in that name.',
    'Insure each property by its series name. Insurance, not the entity, pays most claims.',
    'Sign contracts so that the series is named and the reader is told of the limit on liability.',
    'Ask your title company and lender first; some refuse series and one answer can decide the matter.',
    'If your properties lie in several states, compare with separate LLCs under one holding company.',
  ],
  considerations: [
    {
      name: 'Outside its home',
      text: 'A state without a series law may treat the whole as one company. The uniform act and a few states answer for foreign series; most do not.',
    },
    {
      name: 'Bankruptcy is open',
      text: 'Whether one series can file alone, and whether a court would consolidate them, is not settled by the Bankruptcy Code.',
    },
    {
      name: 'State fees multiply',
      text: 'California forms no series LLCs, and its Franchise Tax Board treats each foreign series doing business there as a separate company with its own $800 tax (FTB Publication 3556).',
    },
    {
      name: 'Mortgaged property',
      text: 'A transfer into a company can trigger a due-on-sale clause and end owner’s title cover. Get consent in writing.',
    },
    {
      name: 'Own mistakes stay yours',
      text: 'No entity shields you from your own negligence or from a guarantee that you signed.',
    },
  ],
  bestStates: [
    {
      name: 'Delaware',
      text: 'The oldest statute, with a choice of protected or registered series and the most case law on LLCs (6 Del. C. §§ 18-215 to 18-221).',
    },
    {
      name: 'Texas',
      text: 'Broad statute with registered series since 2022, and one franchise tax report for the whole (Bus. Orgs. Code ch. 101, subch. M).',
    },
    {
      name: 'Illinois',
      text: 'Each series files a designation and may be treated as a separate company (805 ILCS 180/37-40).',
    },
    { name: 'Wyoming', text: 'Low yearly cost, with a series statute inside its LLC Act (W.S. § 17-29-211).' },
  ],
  sources: [
    { label: 'Delaware Code title 6, chapter 18', url: 'https://delcode.delaware.gov/title6/c018/index.html' },
    {
      label: 'Texas Business Organizations Code chapter 101',
      url: 'https://statutes.capitol.texas.gov/Docs/BO/htm/BO.101.htm',
    },
    { label: 'Illinois Limited Liability Company Act, 805 ILCS 180/37-40' },
    { label: 'Uniform Protected Series Act (2017)' },
    { label: 'Prop. Treas. Reg. § 301.7701-1(a)(5), 75 Fed. Reg. 55699 (September 14, 2010)' },
    {
      label: 'California FTB Publication 3556, Limited Liability Company Filing Information',
      url: 'https://www.ftb.ca.gov/forms/misc/3556.html',
    },
    { label: 'FinCEN, Beneficial Ownership Information', url: 'https://www.fincen.gov/boi' },
    usCode(12, '1701j-3', 'due-on-sale clauses'),
  ],
};
