/** How a fact is shown and edited. */
export const factKinds = [
  'text',
  'longText',
  'date',
  'choice',
  'choices',
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
  'steps',
] as const;

/** One of them. */
export type FactKind = (typeof factKinds)[number];
