import { findCard } from '@evergrant/domain/catalogue/cards.ts';
import { startingType } from '@evergrant/domain/catalogue/document-types.ts';
import { guessDocumentType } from '#assistant/mobile/guess-document-type.ts';

/** The document that a talk is saved as: of the type that was shown while it went on. */
export const wantedDocument = (said: readonly string[]): { readonly name: string; readonly documentTypeId: string } => {
  const { id, inWords } = guessDocumentType(said) ?? startingType;
  return { name: `My ${findCard(id)?.name ?? inWords}`, documentTypeId: id };
};
