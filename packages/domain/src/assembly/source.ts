/** Where the words of a clause come from; what an attorney who reads it should compare it with. See decision 75. */
export type Source =
  /** Written for this library. `follows`: the rules that it puts in words, where they can be told. */
  | { readonly kind: 'own'; readonly follows: readonly string[] }
  /**
   * Prints, among words of our own, those that a statute prescribes or that a public form has. They stand in the law of the state with
   * their citation and day; `prints` says which they are.
   */
  | { readonly kind: 'statute' | 'form'; readonly prints: string; readonly follows: readonly string[] };

/** Words written for this library, with the rules that they follow. */
export const own = (...follows: readonly string[]): Source => ({ kind: 'own', follows });

/** Words that a statute prescribes, among words of our own that follow these rules. */
export const ofStatute = (prints: string, ...follows: readonly string[]): Source => ({
  kind: 'statute',
  prints,
  follows,
});

/** Words of a public form, among words of our own that follow these rules. */
export const ofForm = (prints: string, ...follows: readonly string[]): Source => ({ kind: 'form', prints, follows });
