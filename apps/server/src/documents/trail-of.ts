/** The stream of a document's audit trail. Its hashes cover this name, so it stays as the first trails began it (decision 46). */
export const trailOf = (documentId: string): string => `trust:${documentId}`;
