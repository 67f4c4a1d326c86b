/**
 * A name as its spelling in a text is compared: no case, no diacritics, single spaces. Unlike `nameKey`, punctuation and titles
 * count, because a document prints them as they were given; whether two names mean one person, `isSamePerson` says.
 */
export const foldName = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/\s+/gu, ' ')
    .trim();
