import { wordKey } from '#kit/word-key.ts';

/** A name as compared, not as printed: its words without title or degree. `Dr. José O'Neil` → `jose oneil`. `same-person.ts` alone compares by it. */
export const nameKey = (name: string): string =>
  wordKey(name)
    .replace(
      /^(?:the (?=(?:rev|hon)))?(?:(?:mr|mrs|ms|miss|mx|dr|rev|reverend|prof|professor|hon|judge|sir) (?=\S))+/u,
      '',
    )
    .replace(/(?: (?:md|phd|esq|esquire|cpa))+$/u, '')
    .replace(/ junior$/u, ' jr')
    .replace(/ senior$/u, ' sr');
