import { listWords } from '#kit/list-words.ts';

/** Says that a change has reached other documents, by their names; empty when it has reached none. */
export const sayCarried = (documents: readonly string[]): string =>
  documents.length === 0 ? '' : `I have changed it in ${listWords(documents.map((name) => `“${name}”`))} too.`;
