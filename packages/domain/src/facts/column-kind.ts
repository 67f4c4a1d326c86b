/** How one input of an entry is typed. */
export const columnKinds = [
  'text',
  'date',
  'percent',
  'years',
  'money',
  'choice',
  'personOrOrganization',
  'ownLine',
] as const;
export type ColumnKind = (typeof columnKinds)[number];
