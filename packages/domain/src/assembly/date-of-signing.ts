/**
 * The blank for the day on which the maker signs. What is filled in is found by its purpose, which is stored in frozen documents
 * and never changes.
 */
export const dateOfSigning = { kind: 'blank', purpose: 'date of signing', width: 24 } as const;
