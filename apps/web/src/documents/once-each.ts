/** The same words are said once, in the place where they come first. */
export const onceEach = <Said extends { readonly message: string }>(said: readonly Said[]): readonly Said[] =>
  said.filter(({ message }, index) => said.findIndex((other) => other.message === message) === index);
