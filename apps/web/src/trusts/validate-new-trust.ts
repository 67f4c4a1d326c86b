export interface NewTrust {
  readonly name: string;
  readonly documentTypeId: string;
}

/** Why a document can't be begun yet, the first reason in the order of the form; undefined when it can. */
export const validateNewTrust = (typed: NewTrust, isSignedIn: boolean): string | undefined => {
  if (!typed.name.trim()) return 'Please enter a document name.';
  if (!typed.documentTypeId) return 'Please select a document type.';
  if (!isSignedIn) return 'You must be logged in to create a legal document.';
  return undefined;
};
