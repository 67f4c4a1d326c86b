/** The type of document that somebody seems to want, by the words they use; undefined while nothing points to one. */
export const guessDocumentType = (messages: readonly string[]): 'Living Trust' | 'Testamentary Trust' | undefined => {
  const said = messages.join(' ').toLowerCase();
  const living = said.lastIndexOf('living trust');
  const testamentary = said.lastIndexOf('testamentary');
  if (living === -1 && testamentary === -1) return undefined;
  return living > testamentary ? 'Living Trust' : 'Testamentary Trust';
};

/** Ten percent a message, at most a hundred. */
export const mobileProgress = (messages: number): number => Math.min(messages * 10, 100);
