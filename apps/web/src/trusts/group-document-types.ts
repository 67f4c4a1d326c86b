import { documentCategories, type DocumentType } from '@evergrant/domain/catalogue/document-types.ts';

export interface DocumentTypeGroup {
  readonly category: string;
  readonly types: readonly DocumentType[];
}

interface GroupedTypes {
  readonly available: readonly DocumentTypeGroup[];
  readonly planned: readonly DocumentTypeGroup[];
}

/** What can be created today and what is planned, each by category in the catalogue's order. */
export const groupDocumentTypes = (types: readonly DocumentType[]): GroupedTypes => ({
  available: byCategory(types.filter(({ isAvailable }) => isAvailable)),
  planned: byCategory(types.filter(({ isAvailable }) => !isAvailable)),
});

const byCategory = (types: readonly DocumentType[]): readonly DocumentTypeGroup[] =>
  documentCategories
    .map((category) => ({ category, types: types.filter((type) => type.category === category) }))
    .filter((group) => group.types.length > 0);
