import { spokenNow } from '#platform/language/language-tags.ts';
import { sayIn } from '#platform/language/say-in.ts';

/** Says an English sentence in the language of the page that is shown now, for what is said outside of a component. */
export const sayNow = (words: string): string => sayIn(spokenNow())(words);
