import type { Language } from '#kit/language.ts';
import { spanish } from '#wording/spanish/spanish.ts';
import { translate } from '#wording/translation/translate.ts';

/** A text of the product in a language. What people said, and names, stay as they are. */
export const inLanguage = (language: Language, text: string): string =>
  language === 'en' || text === '' ? text : translate(spanish, text).text;
