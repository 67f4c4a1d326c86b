import { isAvailableType } from '#catalogue/available-types.ts';
import { companyTypes } from '#catalogue/company-types.ts';
import { estateTypes } from '#catalogue/estate-types.ts';
import { trustTypes } from '#catalogue/trust-types.ts';

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

/** What the catalogue says about a document type, and what its Benefits card says. */
export interface CatalogueEntry {
  /** Stable id, part of addresses and stored trusts. */
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly category: DocumentCategory;
  readonly benefits: readonly [string, string, string, string];
  readonly badges: readonly [string, string, string, string];
}

/** One document type of the catalogue. */
export interface DocumentType extends CatalogueEntry {
  /** False until the type has an interview and an instrument of its own; see `available-types.ts`. */
  readonly isAvailable: boolean;
}

/** All 38 document types, grouped by category in the order of `documentCategories`. */
export const documentTypes: readonly DocumentType[] = documentCategories.flatMap((category) =>
  [...trustTypes, ...companyTypes, ...estateTypes]
    .filter((type) => type.category === category)
    .map((type) => ({ ...type, isAvailable: isAvailableType(type.id) })),
);

/** The document type with an id, e.g. `living-trust`; undefined when there is none. */
export const findDocumentType = (id: string): DocumentType | undefined => documentTypes.find((type) => type.id === id);
