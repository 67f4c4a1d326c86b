/** A paper of more characters is read up to here; it is about sixty pages. */
export const longestPaper = 150_000;

/** The text of a paper as it is read: single kinds of line ends, spaces and quotes, no marks that nobody sees. */
export const cleanPaper = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\r\n?|[\u2028\u2029\f\v]/gu, '\n')
    .replace(/[\u00A0\u2000-\u200A\u202F\u3000]/gu, ' ')
    .replace(/[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFEFF\0]/gu, '')
    .replace(/[‘’‚‛′]/gu, "'")
    .replace(/[“”„‟″]/gu, '"')
    .replace(/(?!\s)\p{Cc}/gu, '')
    // Rules and leaders of a page, however long they are.
    .replace(/[^\S\n]{41,}|[-_.=*~]{41,}/gu, (run) => run.slice(0, 40))
    .slice(0, longestPaper);
