import { type LetterClaim, lettersClaimed } from '#interview/language/letters-claimed.ts';
import { patternOf } from '#kit/pattern-of.ts';

/** A statement about a name without what is added behind it. */
export interface Stripped {
  readonly core: string;
  /** What the name is not, or not any more. */
  readonly old?: string;
  readonly claims: readonly LetterClaim[];
  /** Something was said behind it by which the talk is of a name. */
  readonly isOfName: boolean;
}

const paper = String.raw`(?:licen[sc]e|id|i\.d\.|passport|papers?|certificate|card|documents?|deed|records?|visa|account|badge|paperwork|ssn)`;
const whose = String.raw`(?:(?:her|his|the|my|their|our|a|an|all|all of) )*(?:[\p{L}']+ ){0,2}`;

const denied = patternOf(
  'iu',
  String.raw`[\s,.;]+(?:(?:and|so|there is|there's) )?(?:not|no|no more|instead of|rather than|no longer|without the)\s+`,
  String.raw`(?<old>(?!longer\b|more\b)\p{L}[\p{L}\p{M}'-]*(?: \p{L}[\p{L}\p{M}'-]*){0,3}?)(?: (?:any ?more|any longer|at all|now))?$`,
);
const tails: readonly RegExp[] = [
  patternOf(
    'iu',
    String.raw`[\s,.;]+(?:and |but )?(?:now|only|just|alone|these days|nowadays|legally|officially|for short|by marriage|since (?:the|her|his) \p{L}+`,
    String.raw`|on paper|everywhere|any ?more|from now on|professionally)$`,
  ),
  patternOf(
    'iu',
    String.raw`[\s,.;]+(?:as |like )?(?:it (?:is|says) )?(?:on|in|per|by|as in|like(?: on)?) ${whose}${paper}s?$`,
  ),
  patternOf(
    'iu',
    String.raw`[\s,.;]+(?:that(?:'s| is) |it(?:'s| is) |and |spelled |spelt )*(?:with |has |have |needs |takes )?(?:just |only )?`,
    String.raw`(?:an?|the|one|two|2|double|three|a single)[ -](?:letter )?["'“‘]?\p{L}["'”’]?(?:'?s)?(?: (?:on|at|in) the (?:end|middle|beginning|front))?$`,
  ),
  // "With -sen": how it ends.
  /[\s,.;]+(?:with|ends? (?:in|with|on)|ending (?:in|with|on)) (?:an? |the )?["'“‘]?[-–]\p{L}{1,5}["'”’]?(?: (?:at|on) the end)?$/iu,
  /[\s,.;]+(?:with|there is|there's|has) (?:an? |the )?accents?(?: mark)?(?: (?:on|over) (?:the )?\p{L}+)?$/iu,
  /[\s,.;]+(?:you|i|they|it) (?:wrote|have|had|put|typed|said|says|heard|spelled)\s+[^.;]{1,40}$/iu,
  patternOf(
    'iu',
    String.raw`[\s,.;]+(?:since |because |as |and )?(?:she|he|they|i|we) (?:got |just |is |was |are |has |have |had `,
    '|finally |only )*(?:re-?)?(?:married|divorced|widowed|changed (?:it|(?:her|his|my|their) name)',
    String.raw`|took (?:her|his|my|their) .{1,30})(?: (?:in|last|this|since) (?:the |last )?\p{L}+| again| now)?$`,
  ),
  /[\s,.;]+since (?:last|this|her|his|their|the) (?:\p{L}+ )?\p{L}+$/iu,
  /[\s,.;]+(?:and |with |is )*(?:the )?(?:same )?(?:last|family|sur) ?name(?: is| stays| remains)?(?: the)?(?: same)?$/iu,
  /[\s,.;]+(?:like )?(?:her|his|my|their|the) (?:\p{L}+'s|\p{L}+) (?:way of )?spelling$/iu,
  patternOf(
    'iu',
    String.raw`[\s,.;]+(?:they|people|everybody|everyone|you|folks) (?:(?:all|always|often|keep|keeps) )*`,
    String.raw`(?:mess|get|gets|misspell|spell|write|mix|butcher)\p{L}* .{1,20}$`,
  ),
  /[\s,.;]+(?:and |so )*(?:please )?(?:use|put|write) (?:that|it|this)(?: one)?(?: (?:on|in) (?:there|here|everything))?$/iu,
  /[\s,.;]+on (?:everything|anything|all (?:that is|things|the)) (?:official|legal|papers?)$/iu,
  /[\s,.;]+(?:with (?:a|the) hyphen|hyphenated)$/iu,
  /[\s,.;]+(?:and )?(?:with|has) (?:an? |the )?\p{L}(?:(?:,| and)+ (?:an? |the )?\p{L})+ (?:at|on) the end$/iu,
  patternOf(
    'iu',
    String.raw`[\s,.;]+\p{L}+ is (?:just |only )*what (?:we|they|i|everybody|everyone|people)(?: all)? calls? (?:him|her|them)`,
    String.raw`(?: (?:so )?(?:put|write|use) \p{L}+(?: \p{L}+)? (?:on|in) (?:there|it|here|the \p{L}+))?$`,
  ),
  /[\s,.;]+(?:like|as in|same as) (?:the|a|an|our|my) \p{L}+(?: \p{L}+)?$/iu,
  /[\s,.;]+(?:please|thanks|thank you|instead|sorry|autocorrect|(?:a |my )?typo|my (?:mistake|bad)|i (?:think|guess|believe)|you know)$/iu,
];

/** Takes away what is added behind a statement about a name: `now`, `on her license`, `with an e`, `not Young`. */
export const stripRemarks = (text: string): Stripped => {
  const whole = text.replace(/[\s.,;:!]+$/u, '');
  const again = spelledAgain.exec(whole)?.groups?.['head'];
  let core = again ?? repeated.exec(whole)?.groups?.['head'] ?? whole;
  let old: string | undefined;
  let isOfName = again !== undefined;
  for (let turn = 0; turn < most; turn += 1) {
    const taken = old === undefined ? denied.exec(core) : null;
    const tail = taken ?? tails.map((pattern) => pattern.exec(core)).find((match) => match !== null);
    if (!tail || tail.index < 2) break;
    old = taken?.groups?.['old'] ?? old;
    isOfName = isOfName || taken !== null || !/please|thank|instead|sorry|think|guess|everywhere/iu.test(tail[0]);
    core = core.slice(0, tail.index).replace(/[\s.,;:!]+$/u, '');
  }
  return { core, ...(old !== undefined && { old }), claims: lettersClaimed(text), isOfName };
};

const most = 6;

// "Corliss is Vandevere, I had it muddled. Vandevere": the word once more at the end, as letters one by one are joined.
const spelledAgain =
  /^(?<head>.*?\b(?<word>\p{L}{3,})\b(?:(?! is\b|'s\b).)*?)[.,;:]\s+(?:so |that'?s )?\k<word>(?:[\s,]+(?:the )?same (?:last|family|sur) ?name)?$/iu;

// "It's Marci with an i on the end, Marci Tew": the name once more behind its letters.
const repeated = patternOf(
  'iu',
  String.raw`^(?<head>.*\b(?<word>\p{L}{3,}) (?:(?:spelled|with|has) )+(?:an?|one|two|double) \p{L}(?:'?s)?\b[^.;!?]{0,20}?)`,
  String.raw`[\s,.;-]+(?:so |that'?s )?\k<word>(?: \p{L}[\p{L}'-]*){0,2}$`,
);
