const keyOf = (documentId: string) => `read:${documentId}`;

/** Remembers in this tab that a finished document was opened to be read. */
export const markRead = (documentId: string): void => {
  try {
    sessionStorage.setItem(keyOf(documentId), 'yes');
  } catch {
    // A browser that refuses storage only leads to reading once more.
  }
};

/** Whether a finished document was opened in this tab before. */
export const wasRead = (documentId: string): boolean => {
  try {
    return sessionStorage.getItem(keyOf(documentId)) !== null;
  } catch {
    return false;
  }
};
