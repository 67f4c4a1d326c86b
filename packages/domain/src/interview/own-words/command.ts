/** What somebody orders about their own words. `about` are the words that say which part, `isPart` that a part is called so. */
export type Command =
  | { readonly kind: 'leave' }
  | { readonly kind: 'removeAll' | 'removeThat' }
  | { readonly kind: 'remove'; readonly about: string; readonly isPart: boolean }
  | { readonly kind: 'keepOnly'; readonly about: string; readonly isPart: boolean }
  | { readonly kind: 'change'; readonly about: string; readonly isPart: boolean; readonly fresh: string }
  /** The whole text; `isNamed` tells that it was called by its heading, whatever is asked. */
  | { readonly kind: 'changeAll'; readonly fresh: string; readonly isNamed?: true }
  /** `isPlaced` tells that its place in the text was said, and `isLast` that it is the end. */
  | { readonly kind: 'removeWord'; readonly word: string; readonly isLast: boolean; readonly isPlaced: boolean }
  | { readonly kind: 'add'; readonly fresh: string; readonly isPart: boolean };
