/** The categories in the order in which the create screen shows them. */
export const documentCategories = [
  'Vortex Banking Systems',
  'Trust Documents',
  'Entity Structures',
  'Charitable Organizations',
  'Property Transfer Tools',
  'Tax Optimization',
  'Specialty Documents',
  'Incapacity Documents',
] as const;

export type DocumentCategory = (typeof documentCategories)[number];

/** What the catalogue says about a document type, and what its Benefits card says. Prices are of plans, and the same for every type. */
export interface Card {
  /** The id of the type in `document-types.ts`. */
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly category: DocumentCategory;
  readonly benefits: readonly [string, string, string, string];
  readonly badges: readonly [string, string, string, string];
}
