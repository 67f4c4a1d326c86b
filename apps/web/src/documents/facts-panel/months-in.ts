import type { Language } from '@evergrant/domain/kit/language.ts';
import { languageTags } from '#platform/language/language-tags.ts';

/** The months of a year to choose from, as a language calls them. */
export const monthsIn = (language: Language): readonly { readonly value: string; readonly label: string }[] => {
  const names = new Intl.DateTimeFormat(languageTags[language], { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, index) => ({
    value: String(index + 1),
    label: names.format(new Date(Date.UTC(2000, index, 1))),
  }));
};
