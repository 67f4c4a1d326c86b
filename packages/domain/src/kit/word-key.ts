/** Words as compared, not as printed: no marks, no case, no punctuation, single spaces. `The O’Neil Ranch!` → `the oneil ranch`. */
export const wordKey = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ł/gu, 'l')
    .replace(/['’‘`´.]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
