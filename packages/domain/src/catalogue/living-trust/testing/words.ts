/** What a section says: each piece as a pattern or as words to the letter; `message` when it does not. */
export interface Words {
  readonly section: string;
  readonly says: readonly (RegExp | string)[];
  readonly message: string;
}
