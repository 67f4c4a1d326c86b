import { patternOf } from '#kit/pattern-of.ts';

/** Whoever was named last, taken up by a pronoun. */
export const takesPart = /^(?:, )?(?:and |but |so )?(?:he|she|they) /u;

/** "Hank is in prison", "Ann is a nurse": what somebody is besides. */
export const isBesides = patternOf(
  'u',
  String.raw`^(?:is|was) (?:(?:in|at) (?!trust|order|line|charge|NTH|#|SHARE|REL|my|our|his|her|their|NAME )\p{L}+ `,
  String.raw`|named (?:for|after) |(?:away|retired|disabled|overseas|deployed|living|working|studying) |an? (?!RELS?|minor|baby|child|SHARE|NTH|#)\p{L}+ )`,
);

/** "We call him Obi": another name of somebody who is named. */
export const callsSo = patternOf(
  'u',
  '^(?:but |and )?(?:(?:we|i|they|everybody|everyone|people|friends)(?: all| just)? (?:call|calls|say|says)',
  String.raw`(?: (?:him|her|me|them|NAME))?|(?:who|he|she) (?:goes by|(?:is )?(?:called|known as))) (?:NAME|\p{L}+) `,
);
/** "Mikhail nothing", "Walter no because …". */
export const getsNone = /^(?:nothing|none|zero|zilch|nada|no)(?= (?:[,.;$]|because|since|cause|at))/u;
/** "Kyler Boyd was my stepson". */
export const wasOurs = /^(?:was|were) (?=(?:my|our) (?:\p{L}+ )?RELS? (?:[,.;$]|and|but|he|she|they))/u;
/** "That is Tammy and Travis". */
export const thatIs = /^(?:that|thats|namely|which is|who is) (?=NAME )/u;
/** "She is my sister", "who is a friend". */
export const relatedStatement =
  /^(?:he|she|they|who|it|shes|hes|thats|that)(?: is| are| was)? (?=(?:my|our|a|an|also|REL))/u;
