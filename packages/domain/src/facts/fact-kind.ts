/** How a fact is shown and edited. */
export const factKinds = [
  'text',
  'longText',
  'date',
  'choice',
  'yesNo',
  'number',
  'money',
  'state',
  'address',
  'people',
  'shares',
  'assets',
  'gifts',
  'party',
  'parties',
] as const;

/** One of them. */
export type FactKind = (typeof factKinds)[number];
