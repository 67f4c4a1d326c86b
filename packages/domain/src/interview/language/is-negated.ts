/** True for words that deny or refuse something: whoever is named in them is meant for nothing there. */
export const isNegated = (words: string): boolean =>
  /\b(?:not|never|nothing|nobody|no one|none|neither|nor|without|cannot|no longer|instead of|rather than)\b|n't\b|\b(?:dont|doesnt|didnt|wont|shouldnt|wouldnt|isnt)\b|^\W*no\b/iu.test(
    words,
  );
