import { z } from 'zod';

/** A message that was sent and has not been acknowledged yet. */
const Attempt = z.object({
  message: z.string(),
  clientMessageId: z.string(),
  /** The last message that stood there when it was sent; null where nothing had been said. */
  seen: z.string().nullable(),
});
export type Attempt = z.infer<typeof Attempt>;

const KeptWords = z.object({ text: z.string(), attempt: Attempt.optional() });
/** What somebody has typed and what is on its way, until the server has it. */
export type KeptWords = z.infer<typeof KeptWords>;

export const noWords: KeptWords = { text: '' };

/** Where the words for one document are kept: an account never sees those of another. */
export const wordsKey = (userId: string, documentId: string): string => `evergrant-words:${userId}:${documentId}`;

/** What is kept in this browser; a browser that keeps nothing, or something else, gives nothing. */
export const readWords = (key: string): KeptWords => {
  try {
    return parseWords(localStorage.getItem(key));
  } catch {
    return noWords;
  }
};

/** The words as they stand in the storage. */
export const parseWords = (stored: string | null): KeptWords => {
  try {
    return stored === null ? noWords : KeptWords.parse(JSON.parse(stored));
  } catch {
    return noWords;
  }
};

/** Keeps the words in this browser; nothing stays of an empty input. */
export const keepWords = (key: string, words: KeptWords): void => {
  try {
    if (words.text === '' && words.attempt === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(words));
  } catch {
    // Storage is full or switched off: then they live as long as the page.
  }
};
