/** What somebody says who makes one by conversation alone, from hello to the last confirmation. */
export const agencyScript: readonly string[] = [
  'hello',
  'Eleanor Whitfield',
  '418 Maple Avenue, Lancaster, PA 17602',
  'Lancaster',
  'September 14, 1951',
  'no',
  'my son Daniel Whitfield',
  'my daughter Grace Okoro, then my friend Lena Park',
  'At once',
  'All of my property',
  'No',
  'Nothing else',
  'Use these settings',
  'Yes, everything is correct',
];
