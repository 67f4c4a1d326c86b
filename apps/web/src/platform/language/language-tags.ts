import { languages, type Language } from '@evergrant/domain/kit/language.ts';

/** What browsers, voices and screen readers call a language, as it is spoken in the United States. */
export const languageTags: Readonly<Record<Language, string>> = { en: 'en-US', es: 'es-US' };

/** The language of the page that is shown now. */
export const spokenNow = (): Language =>
  languages.find((language) => document.documentElement.lang === languageTags[language]) ?? 'en';
