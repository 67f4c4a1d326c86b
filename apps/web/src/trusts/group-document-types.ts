import { documentCategories, type DocumentType } from '@evergrant/domain/catalogue/document-types.ts';

export interface DocumentTypeGroup {
  readonly category: string;
  readonly types: readonly DocumentType[];
}

/** The catalogue by category, in the catalogue's order; within a group, what can be created today comes first. */
export const groupDocumentTypes = (types: readonly DocumentType[]): readonly DocumentTypeGroup[] =>
  documentCategories
    .map((category) => ({ category, types: availableFirst(types.filter((type) => type.category === category)) }))
    .filter((group) => group.types.length > 0);

const availableFirst = (types: readonly DocumentType[]): readonly DocumentType[] =>
  types.toSorted((one, other) => Number(other.isAvailable) - Number(one.isAvailable));
