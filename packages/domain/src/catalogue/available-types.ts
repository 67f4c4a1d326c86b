import { madeTypes } from '#catalogue/document-types.ts';

/** Whether a document of this type can be made today; `id` is the catalogue's. */
export const isAvailableType = (id: string): boolean => madeTypes.some((type) => type.id === id);

/**
 * What can be made today, as part of a sentence: `a living trust`, `a living trust or a pour-over will`; in another language, with the
 * tag of it (BCP 47) and what says a name in it.
 */
export const nameAvailableTypes = (tag = 'en-US', say = (name: string): string => name): string =>
  new Intl.ListFormat(tag, { type: 'disjunction' }).format(madeTypes.map(({ inWords }) => say(inWords)));

/** What can be made today and what not, in two sentences; said wherever a plan is sold, in English or as in `nameAvailableTypes`. */
export const sayWhatCanBeMade = (tag = 'en-US', say = (words: string): string => words): string =>
  say(`Today you can make ${nameAvailableTypes(tag, say)}. Other documents are not available yet and are not sold.`);
