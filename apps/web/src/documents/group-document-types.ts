import { documentCategories } from '@evergrant/domain/document-type/card.ts';
import type { CatalogueCard } from '@evergrant/domain/catalogue/cards.ts';

export interface DocumentTypeGroup {
  readonly category: string;
  readonly types: readonly CatalogueCard[];
}

interface GroupedTypes {
  readonly available: readonly DocumentTypeGroup[];
  readonly planned: readonly DocumentTypeGroup[];
}

/** What can be created today and what is planned, each by category in the catalogue's order. */
export const groupDocumentTypes = (types: readonly CatalogueCard[]): GroupedTypes => ({
  available: byCategory(types.filter(({ isAvailable }) => isAvailable)),
  planned: byCategory(types.filter(({ isAvailable }) => !isAvailable)),
});

const byCategory = (types: readonly CatalogueCard[]): readonly DocumentTypeGroup[] =>
  documentCategories
    .map((category) => ({ category, types: types.filter((type) => type.category === category) }))
    .filter((group) => group.types.length > 0);
