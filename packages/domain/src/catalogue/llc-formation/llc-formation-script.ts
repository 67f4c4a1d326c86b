/** What somebody says who makes one by conversation alone, from hello to the last confirmation. */
export const llcScript: readonly string[] = [
  'hello',
  'Harbor Street Bakery LLC',
  'California',
  'Baking bread and pastries and selling them in a shop.',
  'Nora Whitfield 60% and Tomás Iglesias 40%',
  'Managed by its members',
  '210 Harbor Street, Oakland, CA 94607',
  'Nora Whitfield',
  '210 Harbor Street, Oakland, CA 94607',
  'Alameda',
  '$50,000',
  'Yes',
  'Nothing else',
  'Use these settings',
  'Yes, everything is correct',
];
