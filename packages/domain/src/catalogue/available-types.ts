/** A document type that has an interview and an instrument of its own. */
interface AvailableType {
  /** Its id in the catalogue. */
  readonly id: string;
  /** In a sentence, with its article: `a living trust`. */
  readonly inWords: string;
}

// Apart from the catalogue, which is too large for a public page.
const availableTypes: readonly AvailableType[] = [{ id: 'living-trust', inWords: 'a living trust' }];

/** Whether a document of this type can be made today; `id` is the catalogue's. */
export const isAvailableType = (id: string): boolean => availableTypes.some((type) => type.id === id);

/** What can be made today, as part of a sentence: `a living trust`, `a living trust or a pour-over will`. */
export const nameAvailableTypes = (): string =>
  new Intl.ListFormat('en-US', { type: 'disjunction' }).format(availableTypes.map(({ inWords }) => inWords));

/** What can be made today and what not, in two sentences; said wherever a plan is sold. */
export const sayWhatCanBeMade = (): string =>
  `Today you can make ${nameAvailableTypes()}. Other documents are not available yet and are not sold.`;
