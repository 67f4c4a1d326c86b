import { patternOf } from '#kit/pattern-of.ts';

const whoever = String.raw`(?:he|she|they|it|nobody|no one|none of them|neither(?: of them)?|(?:his|her|their|my|our|the) (?:\p{L}+ ){1,2}?|(?-i:\p{Lu})[\p{L}'-]+)`;
const lead = String.raw`(?:^|[,;:]\s*|\s)(?:(?:but|and|though|although|however|so|then|also|just|only|please)\s+)*`;
const dispose = String.raw`(?:sell|spend|own|give|borrow|mortgage|rent|lease|move|use|have|get|take|pay|lend|evict|gift|transfer|withdraw|invest|change|touch|cash|donate|buy|sign|keep|let|remarry|marry|live|gamble|waste|blow)`;
const oblige = String.raw`(?:agree|sign|finish|stay|keep|pay|ask|consult|live|share|wait|pass|graduate|take care|look after|act together|be (?:sober|clean|married|employed|in school))`;

/**
 * How a clause binds what stands beside it: to a condition that holds besides, to one on which it hangs whether anything is meant at
 * all, by forbidding something, or by a limit.
 */
export type BindingKind = 'condition' | 'if' | 'forbids' | 'limit';

/** Words with which a clause begins that binds what stands beside it, each at the start of that clause. */
export const bindingPatterns: readonly { readonly kind: BindingKind; readonly says: RegExp }[] = [
  // "But only if she is sober", "as long as he stays in school", "provided she finishes".
  {
    kind: 'condition',
    says: patternOf(
      'giu',
      lead,
      String.raw`(?:(?:if and )?only (?:if|when|while|after|once|until|as long as)|unless|as long as|so long as|provided(?: that)?(?= (?:he|she|they|it|the|my|(?-i:\p{Lu})))|on (?:the |one )?condition|under (?:the |one )condition|assuming)\b`,
    ),
  },
  // "If she dies first", "once the mortgage is paid": what depends on oneself is told elsewhere.
  {
    kind: 'condition',
    says: patternOf(
      'giu',
      lead,
      String.raw`(?:once|until|till|after) (?:(?:he|she|they|it)(?:'s|'re)?|(?:his|her|their|the|my (?!death|passing|estate)|our) \p{L}+(?: \p{L}+)?|both|either|one|(?-i:\p{Lu})[\p{L}'-]+) \p{L}+`,
    ),
  },
  {
    kind: 'if',
    says: patternOf(
      'giu',
      lead,
      String.raw`(?:if|when|while) (?:(?:he|she|they|it)(?:'s|'re)?|(?:his|her|their|the|my (?!death|passing|estate)|our) \p{L}+(?: \p{L}+)?|both|either|one|(?-i:\p{Lu})[\p{L}'-]+) \p{L}+`,
    ),
  },
  // "He can't sell my house", "she must never remarry".
  {
    kind: 'forbids',
    says: patternOf(
      'giu',
      lead,
      `${whoever} `,
      String.raw`(?:(?:(?:can(?:'t|not| not)|won't|will not)(?: ever)?|(?:can|will|could) never) ${dispose}`,
      String.raw`|(?:(?:may|must|should|shall|is|are) (?:not|never)|(?:must|should|is|are)n't) (?:to |allowed to |supposed to |permitted to )?(?:ever )?(?!serve|act\b|paid|get(?:ting)? paid|be paid|sure|well|here|able|married|good|very|so |mine|in\b|on\b|at\b|from\b)\p{L}+)\b`,
    ),
  },
  // "But not own it", "but not the boat".
  {
    kind: 'condition',
    says: /(?:[,;]\s*|\s)(?:but|though|and|just|only) not (?:to )?(?!for me|really|sure|now|yet|right|that|much|too|so)\p{L}+/giu,
  },
  // "Not a penny to her husband", "nothing to his wife".
  {
    kind: 'forbids',
    says: /(?:^|[,;:]\s*|\s)(?:(?:but|and|with) )*(?:not a (?:single |red )?(?:penny|dime|cent|nickel|thing)|nothing) (?:goes |should go |is )?(?:to|for) (?:his|her|their|the|that)\b/giu,
  },
  // "Never sell the farm", "don't let him rent it out".
  {
    kind: 'forbids',
    says: patternOf(
      'giu',
      lead,
      String.raw`(?:never|(?:don't|do not|dont)(?: ever)?) (?:ever )?(?:let|allow|sell|spend|rent|lend|mortgage|touch|evict|cash|donate|gamble)\b`,
    ),
  },
  // "Pay only for gas", "to use only for school".
  {
    kind: 'limit',
    says: /(?:^|[,;:]\s*|\s)(?:(?:but|and|to) )*(?:pay|use|spend|uses?|spends?|used|paid|pays)(?: \p{L}+){0,3}? only (?:for|on|to|when|in|at|during)\b/giu,
  },
  {
    kind: 'limit',
    says: patternOf(
      'giu',
      String.raw`(?:^|[,;:]\s*|\s)(?:(?:but|and|it's|it is) )*only (?:for (?:his|her|their|the|school|college|rent|gas|food|medical|emergenc)`,
      String.raw`|to (?:pay|buy|use|live|cover)|at (?:christmas|birthdays)|on (?:birthdays|holidays))`,
    ),
  },
  // "Except the boat".
  {
    kind: 'condition',
    says: /(?:[,;]\s*|\s)(?:but )?(?:except(?: for| that)?|excluding|apart from|aside from|minus|other than) (?:the|my|our|his|her|any) (?=\p{Ll})/giu,
  },
  // "For life", "until she dies".
  {
    kind: 'limit',
    says: /(?:[,;]\s*|\s)(?:(?:but|and|just|only) )*for (?:the rest of )?(?:(?:his|her|their) )?li(?:fe|ves|fetime)\b(?! insurance)/giu,
  },
  // "They have to agree", "he must ask my brother first".
  {
    kind: 'condition',
    says: patternOf(
      'giu',
      lead,
      String.raw`(?:he|she|they|both|all|(?-i:\p{Lu})[\p{L}'-]+)(?: of them)? (?:both )?(?:must|has to|have to|had to|needs? to|will have to) (?:both |all |first |also )?${oblige}\b`,
    ),
  },
];
