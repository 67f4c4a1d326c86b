import type { Catalogue } from '#wording/translation/catalogue.ts';
import { translate } from '#wording/translation/translate.ts';

/** True for a text of which a wording knows every sentence. */
export const knows = (catalogue: Catalogue, text: string): boolean =>
  catalogue.whole.has(text) || translate(catalogue, text).unknown.length === 0;
