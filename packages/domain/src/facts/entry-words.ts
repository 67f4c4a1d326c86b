// The closed sets from which one input of an entry chooses, each written once with its words.

/** Whether somebody is alive. */
export const livingStatusWords = { living: 'Living', deceased: 'Deceased' } as const;

/** What an item of property is. */
export const assetCategoryWords = {
  realEstate: 'Real estate',
  bank: 'Bank account',
  brokerage: 'Brokerage account',
  business: 'Business',
  retirement: 'Retirement account',
  lifeInsurance: 'Life insurance',
  vehicle: 'Vehicle',
  tangible: 'Personal belongings',
  digital: 'Digital asset',
  other: 'Other',
} as const;

/** Whose an item of a married person is in law. */
export const ownershipWords = {
  separate: 'Separate: mine alone',
  community: 'Community: half is my spouse’s',
} as const;

/** The part of what is left of a share that one step pays out. */
export const stepPartWords = {
  '1/5': 'A fifth of what is left',
  '1/4': 'A quarter of what is left',
  '1/3': 'A third of what is left',
  '2/5': 'Two fifths of what is left',
  '1/2': 'Half of what is left',
  '3/5': 'Three fifths of what is left',
  '2/3': 'Two thirds of what is left',
  '3/4': 'Three quarters of what is left',
  '4/5': 'Four fifths of what is left',
  rest: 'All the rest',
} as const;
