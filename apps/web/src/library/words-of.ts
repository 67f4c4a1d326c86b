/** The words of a text as a search compares them: small letters without accents. */
export const wordsOf = (text: string): readonly string[] => plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** A text cut into words and what stands between them; every odd piece is a word. Together they are the text. */
export const piecesOf = (text: string): readonly string[] => text.split(/([\p{L}\p{N}]+)/u);

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
