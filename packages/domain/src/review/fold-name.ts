/** A name in the form in which two spellings of it are compared: no case, no diacritics, single spaces. */
export const foldName = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/\s+/gu, ' ')
    .trim();

/** True when two names are the same person or organisation as far as their spelling tells. */
export const isSameName = (one: string, other: string): boolean => foldName(one) === foldName(other);
