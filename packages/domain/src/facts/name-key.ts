/** A name as compared, not as printed: no marks, no case, no punctuation, no title. `Dr. José O'Neil` → `jose oneil`. */
export const nameKey = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ł/gu, 'l')
    .replace(/['’‘`´.]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(
      /^(?:the (?=(?:rev|hon)))?(?:(?:mr|mrs|ms|miss|mx|dr|rev|reverend|prof|professor|hon|judge|sir) (?=\S))+/u,
      '',
    )
    .replace(/(?: (?:md|phd|esq|esquire|cpa))+$/u, '')
    .replace(/ junior$/u, ' jr')
    .replace(/ senior$/u, ' sr');
