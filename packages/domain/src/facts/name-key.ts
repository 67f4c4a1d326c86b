/** A name as compared, not as printed: no marks, no case, no punctuation, no title. `Dr. José O'Neil` → `jose oneil`. */
export const nameKey = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ł/gu, 'l')
    .replace(/['’‘`´.]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/^(?:mr|mrs|ms|miss|dr|rev|prof) /u, '')
    .replace(/ junior$/u, ' jr')
    .replace(/ senior$/u, ' sr');
