import type { LegalDocument } from '@evergrant/domain/assembly/document.ts';

/** A document without its guide: what is signed, attached and hashed. */
export const instrumentOf = (document: LegalDocument): Omit<LegalDocument, 'guide'> => {
  const { guide: _, ...instrument } = document;
  return instrument;
};
