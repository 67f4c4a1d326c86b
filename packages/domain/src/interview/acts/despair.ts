import { phrases } from '#interview/language/phrases.ts';

const despair = phrases(
  'kill|killing myself|ourselves',
  'end|ending my own? life',
  'end|ending it all',
  'suicide|suicidal',
  'take my own life',
  'hurt|hurting|harm|harming myself',
  'better off dead',
  'better off without me',
  'no reason|point to|in live|living',
  'no reason|point to|in go|going on',
);

// `I do not want to live in Ohio` is about a place, `I want to die at home` about a wish.
const weariness = phrases(
  "don't|can't want to live",
  "don't want to wake up",
  "don't want to be alive|here",
  "don't want to go on",
  'no longer want to live',
  'no longer want to wake up',
  'no longer want to be alive|here',
  'no longer want to go on',
  'i|just want|wish to die',
  'i|just want|wish to be dead',
);
const withMore = phrases(
  'live|up|alive|here|on in|at|with|near|by|on|there|alone',
  'die|dead at|in|with|without|before|after|first|here|there|knowing|peacefully',
);
const exhausted = phrases(
  "can't go on $",
  "can't take it $",
  "can't go on any|anymore more|longer? $",
  "can't take it any|anymore more|longer? $",
  "can't go on like this $",
  "can't take it like this $",
);

const ofAnother = phrases(
  'died by|of|from suicide',
  'commit|commits|committed suicide',
  "his|her|brother's|father's|son's suicide",
  'lost *1 to suicide',
);

/** True where somebody says that they do not want to live any more; not where they tell how another has died. */
export const isInDespair = (message: string): boolean => {
  const low = ofAnother.leaveOut(
    message
      .toLowerCase()
      .replace(/[’`]/gu, "'")
      .replace(/\bdo not\b|\bdont\b/gu, "don't")
      .replace(/\bcannot\b|\bcan not\b|\bcant\b/gu, "can't"),
  );
  return despair.isIn(low) || exhausted.isIn(low) || (weariness.isIn(low) && !withMore.isIn(low));
};
