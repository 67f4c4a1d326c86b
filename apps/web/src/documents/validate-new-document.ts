export interface NewDocument {
  readonly name: string;
  readonly documentTypeId: string;
}

/** What each field of the form still lacks. */
export const findMistakes = (typed: NewDocument): Partial<NewDocument> => ({
  ...(typed.name.trim() ? {} : { name: 'Please enter a document name.' }),
  ...(typed.documentTypeId ? {} : { documentTypeId: 'Please select a document type.' }),
});

/** Why a document can't be begun yet, the first reason in the order of the form; undefined when it can. */
export const validateNewDocument = (typed: NewDocument, isSignedIn: boolean): string | undefined => {
  const { name, documentTypeId } = findMistakes(typed);
  return name ?? documentTypeId ?? (isSignedIn ? undefined : 'You must be logged in to create a legal document.');
};
