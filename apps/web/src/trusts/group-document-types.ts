import type { DocumentType } from '@evergrant/domain/catalogue/document-types.ts';

export interface DocumentTypeGroup {
  readonly category: string;
  readonly types: readonly DocumentType[];
}

/** The catalogue by category, in its own order, groups with something to choose first. */
export const groupDocumentTypes = (types: readonly DocumentType[]): readonly DocumentTypeGroup[] => {
  const groups = [...Map.groupBy(types, (type) => type.category)].map(([category, members]) => ({
    category,
    types: members.toSorted((one, other) => Number(other.isAvailable) - Number(one.isAvailable)),
  }));
  const canChoose = (group: DocumentTypeGroup) => group.types.some((type) => type.isAvailable);
  return groups.toSorted((one, other) => Number(canChoose(other)) - Number(canChoose(one)));
};
