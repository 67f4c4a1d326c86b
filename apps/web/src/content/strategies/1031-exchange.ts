import { regulation, usCode } from '#content/strategies/cite.ts';
import type { StrategyText } from '#content/strategies/strategy.ts';

export const likeKindExchange: StrategyText = {
  description: [
    'Section 1031 lets you trade real estate held for business or investment for other such real estate without paying tax on the gain now. The gain is not forgiven. It moves into the new property through a lower basis, and is taxed when you finally sell for cash. Since 2018 only real property qualifies, but within it the field is wide: a rented house for farmland, a shop for a share in a warehouse.',
    'Few people swap with each other directly. In the usual deferred exchange you sell first, a qualified intermediary holds the money, you name replacements within 45 days and close within 180. Each date and each hand through which money passes matters, because the tax code decides by form. If you exchange until you die, your heirs generally take the last property at its value on that day, and the gain deferred along the way disappears (IRC § 1014).',
  ],
  benefits: [
    {
      name: 'The whole price keeps working',
      text: 'What would have gone to tax on gain and depreciation is invested in the next property.',
    },
    {
      name: 'Change without sale',
      text: 'Move from management to a net lease, from one state to another, from one large building to several.',
    },
    { name: 'No limit on the number', text: 'Exchanges may follow one another for decades.' },
    {
      name: 'Fits the estate plan',
      text: 'Deferral in life and a new basis at death go together without any further election.',
    },
  ],
  commonUses: [
    'A landlord who is tired of repairs and wants land, a net lease or a Delaware statutory trust.',
    'A family that splits one building into several, so that each heir can have one.',
    'Owners of fully depreciated rentals, for whom recapture makes an outright sale expensive.',
    'Moving investment to the state in which the owner now lives.',
  ],
  legalRequirements: [
    {
      name: 'Held for business or investment',
      text: 'Both properties. A home or a house bought to resell does not qualify (IRC § 1031(a)). For a vacation home, Rev. Proc. 2008-16 gives a safe harbor: two years held, rented at market rates at least 14 days in each, and little personal use.',
    },
    {
      name: '45 and 180 days',
      text: 'Identify in writing by day 45 and receive the replacement by day 180, or by the due date of that year’s tax return with extensions if earlier (§ 1031(a)(3)). Weekends and illness do not extend them; only declared disasters do.',
    },
    {
      name: 'How many to name',
      text: 'Three properties of any value, or more if together they are worth no more than 200% of what was sold, or any number if you buy 95% of it (Treas. Reg. § 1.1031(k)-1(c)).',
    },
    {
      name: 'Never touch the money',
      text: 'A qualified intermediary under a written agreement signed before the closing. Your agent, attorney, broker or accountant of the last two years, and relatives, are disqualified (Treas. Reg. § 1.1031(k)-1(k)).',
    },
    {
      name: 'Same taxpayer',
      text: 'Who sold must buy. Your revocable trust or a single-member LLC counts as you; a partnership and its partners do not.',
    },
    {
      name: 'Report it',
      text: 'Form 8824 for the year of the sale, and for two years more if a related party is involved (§ 1031(f)).',
    },
  ],
  tips: [
    'Call the intermediary before you list, and have the sale contract allow assignment.',
    'To defer everything, buy for at least the net price, reinvest all cash and replace the debt or add cash for it.',
    'Count the days on a calendar on closing day and start looking before it.',
    'Name a second and third property; inspections fail.',
    'If you sell late in the year, extend your tax return so that the 180 days are not cut short in April.',
    'Ask how the intermediary holds the funds: in a separate account for you alone, and with what bond and insurance.',
  ],
  considerations: [
    {
      name: 'Boot is taxed',
      text: 'Cash left over and debt not replaced are taxed up to the gain, first as depreciation recapture.',
    },
    {
      name: 'The intermediary can fail',
      text: 'There is no federal licence. Where one went bankrupt, clients lost money and deadlines together.',
    },
    {
      name: 'Lower depreciation',
      text: 'The old basis carries over, so the new building brings smaller deductions than its price suggests.',
    },
    {
      name: 'Related parties',
      text: 'Buying from a relative who cashes out usually fails; a sale by either within two years undoes the deferral.',
    },
    {
      name: 'States keep count',
      text: 'California follows gain that leaves the state and wants Form FTB 3840 every year. Some other states have similar rules.',
    },
    {
      name: 'Turning it into your home',
      text: 'A house received in an exchange must be owned five years before the home-sale exclusion can apply (IRC § 121(d)(10)), and part of the gain stays taxable.',
    },
  ],
  sources: [
    usCode(26, '1031', 'exchange of real property'),
    regulation(26, '1.1031(k)-1', 'deferred exchanges'),
    regulation(26, '1.1031(a)-3', 'what is real property'),
    usCode(26, '1014', 'basis at death'),
    { label: 'IRS Form 8824, Like-Kind Exchanges', url: 'https://www.irs.gov/forms-pubs/about-form-8824' },
    {
      label: 'IRS Publication 544, Sales and Other Dispositions of Assets',
      url: 'https://www.irs.gov/publications/p544',
    },
    {
      label:
        'Rev. Proc. 2000-37 (reverse exchanges), Rev. Proc. 2008-16 (dwelling units), Rev. Rul. 2004-86 (Delaware statutory trusts)',
    },
  ],
};
