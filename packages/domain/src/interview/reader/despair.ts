const despair =
  /\b(?:kill(?:ing)? (?:myself|ourselves)|end(?:ing)? (?:my (?:own )?life|it all)|suicid(?:e|al)|take my own life|hurt(?:ing)? myself|harm(?:ing)? myself|better off (?:dead|without me)|(?:don't|do not|no longer) want to (?:live|be alive|be here|go on|wake up)\b(?! (?:in|at|with|near|by|on|there|alone))|(?:can't|cannot|can not) (?:go on|take it)(?: any ?more| any longer| like this)?(?=\W*$)|no (?:reason|point) (?:to|in) (?:live|living|go on|going on)|(?:i|just) (?:want|wish) to (?:die|be dead)\b(?! (?:at|in|with|without|before|after|here|there|knowing|peacefully|first)))/u;
const ofAnother =
  /\b(?:died (?:by|of|from)|commit(?:ted|s)?|his|her|brother'?s|father'?s|son'?s|lost \p{L}+ to) suicide\b/u;

/** True where somebody says that they do not want to live any more; not where they tell how another has died. */
export const isInDespair = (message: string): boolean => {
  const low = message.toLowerCase().replace(/[’`]/gu, "'");
  return despair.test(low.replace(ofAnother, ' '));
};
