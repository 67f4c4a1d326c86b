const word = /[\p{L}\p{N}\p{M}]+/gu;

/** The words of a text, as they are written. */
export const wordsOf = (text: string): string[] => text.match(word) ?? [];

/** A text cut into words and what stands between them; every odd piece is a word. Together they are the text. */
export const piecesOf = (text: string): readonly string[] => text.split(/([\p{L}\p{N}\p{M}]+)/u);

/** A word as a search compares it: small letters without accents. */
export const plainWord = (written: string): string => written.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
