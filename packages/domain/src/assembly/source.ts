/** Where the words of a clause come from; what an attorney who reads it should compare it with. */
export type Source =
  /** Written for this library. `follows`: the rules that it puts in words, where they can be told. */
  | { readonly kind: 'own'; readonly follows: readonly string[] }
  /** The words of a statute, a uniform act as a state enacted it, or a public form. */
  | { readonly kind: 'statute' | 'uniform-act' | 'form'; readonly cite: string };

/** Words written for this library, with the rules that they follow. */
export const own = (...follows: readonly string[]): Source => ({ kind: 'own', follows });
