import { patternOf } from '#kit/pattern-of.ts';

// "I put 119, its 191": what was written by mistake, and what it is.
const miswritten = patternOf(
  'iu',
  String.raw`^(?:.{0,30}?\b)?(?:i|we|you) (?:(?:had|have|just|must have|may have|think i|accidentally) )*`,
  String.raw`(?:put|wrote|typed|said|gave|told you|entered|got|have)(?: (?:down|in|you))?\s+(?<old>[^,.;]{1,40}?)`,
  String.raw`(?: (?:earlier|before|above|by mistake))?\s*(?:[,.;]|\s-\s|\bbut\b|\band\b)+\s*(?:(?:really|actually|rather)\s+)?`,
  String.raw`(?:it['’]?s|it is|that['’]?s|it was|it should (?:be|have been|say|read)|should (?:be|say|read|have been)`,
  String.raw`|(?:i )?meant|make (?:it|that)|the right one is)\s+(?:really |actually |supposed to be )?(?<fresh>[^,.;]{1,40})$`,
);

/** The ways to say what was written by mistake (`old`) and what it is (`fresh`). */
export const pairs: readonly RegExp[] = [
  miswritten,
  patternOf(
    'iu',
    String.raw`^(?:.{0,40}?\b(?:is|are|in|at|for|be|to|say|make|it'?s|worth)\s+)?`,
    String.raw`(?<fresh>(?:[^,]|,(?=\d{3})){1,60}?)\s*,?\s+(?:and |but )?(?:not|instead of|rather than)\s+`,
    String.raw`(?:in |at |for |the )?(?<old>(?:[^,]|,(?=\d{3})){1,60})$`,
  ),
  /^(?:.{0,40}?\b(?:is|are)\s+)?not\s+(?<old>[^,.]{1,40}?)\s*[,.]\s*(?:but |it'?s |it is )?(?<fresh>[^,.]{1,40})$/iu,
  /^(?:.{0,40}?\b(?:is|are|was|were)(?:n'?t| not))\s+(?<old>[^,.]{1,40}?)\s*(?:[,.]\s*(?:but |it'?s |it is )?|\s+but\s+)(?<fresh>[^,.]{1,40})$/iu,
  /^(?<old>[^,.]{1,40}?)\s+(?:should be|must be|has to be|needs to be)\s+(?<fresh>[^,.]{1,40})$/iu,
  /^(?:.{2,40}?\s)?(?:moved|switched|changed|went|transferred)\s+(?:over )?from\s+(?<old>[^,.]{1,40}?)\s+to\s+(?<fresh>[^,.]{1,40})$/iu,
  /^(?<old>[\p{L}\p{N} ]{2,30}?)\s+(?:is|was) (?<fresh>\p{Lu}[\p{L}\p{N} ]{2,30}?) now$/u,
  /^(?:change|replace|correct)\s+(?<old>.{1,60}?)\s+(?:to|with|by)\s+(?<fresh>.{1,60})$/iu,
];
