import { spouseWords } from '#facts/kin.ts';
import { editDistance } from '#kit/edit-distance.ts';
import { MaritalStatus } from '#facts/marital-status.ts';
import { patternOf } from '#kit/pattern-of.ts';

/** A marital status that was said, and how surely. */
export interface MaritalReading {
  readonly status: MaritalStatus;
  readonly evidence: string;
  readonly confidence: number;
}

interface Cue {
  readonly status: MaritalStatus;
  readonly pattern: RegExp;
  readonly confidence: number;
  /** Understood only as an answer to the question, not in passing. */
  readonly onlyAsked?: true;
}

const spouse = `(?:(?:${spouseWords.join('|')})s?|hubby|partner)`;
const lost = '(?:died|dead|pass(?:ed)?(?: away| on)?|is gone|deceased|was killed|lost (?:his|her) (?:life|battle))';

// Searched from the top: what is certain now stands before what was.
const cues: readonly Cue[] = [
  { status: 'Married', pattern: /\b(?:re-?married|married again)\b/u, confidence: 0.95 },
  { status: 'Widowed', pattern: /\bwid+ow(?:ed|d|er|ers)?\b|\bwidwo?wed\b|\bwidoed\b/u, confidence: 0.95 },
  {
    status: 'Widowed',
    pattern: new RegExp(
      `\\b(?:my|late) ${spouse}(?: \\p{L}+){0,3} (?:has |recently |just |sadly |have )*${lost}\\b`,
      'u',
    ),
    confidence: 0.9,
  },
  {
    status: 'Widowed',
    pattern: new RegExp(
      `\\b(?:lost|buried) (?:my ${spouse}|(?:him|her)(?! (?:\\p{L}*(?:number|address|phone|keys?|papers?|job|money|track)|in the divorce)))\\b|\\bmy late ${spouse}\\b`,
      'u',
    ),
    confidence: 0.9,
    onlyAsked: true,
  },
  {
    status: 'Widowed',
    pattern: new RegExp(
      `\\bwas my ${spouse}\\b[, ]+(?:(?:but|and|until|before) )?(?:s?he(?:'s|'s been| has| is)? ${lost.replace('is gone', 'gone')}|until (?:his|her) death)`,
      'u',
    ),
    confidence: 0.9,
  },
  {
    status: 'Widowed',
    pattern: /\b(?:he|she) (?:died|passed(?: away)?|is gone)\b/u,
    confidence: 0.75,
    onlyAsked: true,
  },
  {
    status: 'Separated',
    pattern:
      /\b(?:i'?m|i am|i've been|i have been|we'?re|we are|we've been|(?:wife|husband|spouse) and i (?:are|have)|legally)(?: \w+){0,2} sep[ae]rated\b/u,
    confidence: 0.95,
  },
  { status: 'Separated', pattern: /\bsep[ae]rated\b/u, confidence: 0.95, onlyAsked: true },
  { status: 'Married', pattern: /\b(?:still|technically|legally) married\b/u, confidence: 0.65 },
  {
    status: 'Separated',
    pattern:
      /\bdivorce (?:is(?:n't| not) final|pending)|\bsplit(?: up)?\b.*\b(?:not|n't) (?:final|official|legal|divorced)|\bgetting (?:a )?divorced?\b|\bgoing through a divorce\b|\bliving apart\b/u,
    confidence: 0.65,
  },
  {
    status: 'Divorced',
    pattern:
      /\b(?:div[oe]r[cs]ed?|divor[cs]ee|devorced|divorsed|divorcd|divorved|divorce (?:was|is|went|got|finalized)|got (?:a|my) divorce|my divorce)\b/u,
    confidence: 0.95,
  },
  {
    status: 'Divorced',
    pattern: /\b(?:split up|my ex\b|my ex-?(?:wife|husband)|broke up|marriage ended|annulled)\b/u,
    confidence: 0.65,
    onlyAsked: true,
  },
  {
    status: 'Single',
    pattern:
      /\b(?:never (?:been |got(?:ten)? |was |ever )?(?:tied the knot|married|marr?ied|hitched)|un-?married|not (?:currently |yet |legally )?married(?! any ?(?:more|longer))|bachelor(?:ette)?)\b/u,
    confidence: 0.95,
  },
  {
    status: 'Single',
    pattern: /\b(?:i'm |i am |im |just |still |currently )?single\b(?! (?:member|family|story|person|owner|parent))/u,
    confidence: 0.95,
  },
  { status: 'Single', pattern: /\bsingle (?:parent|mom|mother|dad|father)\b/u, confidence: 0.7 },
  {
    status: 'Married',
    pattern:
      /\b(?:happily |been |am |i'm |im |we're |we are |are |got |newly |just )*(?<!\bgetting )(?:married|maried|marries|merried|marrried|hitched|newlyweds?)\b/u,
    confidence: 0.95,
  },
  {
    status: 'Married',
    pattern:
      /\b(?:with|have) (?:my|a) (?:wife|husband)\b|\bmy (?:wife|husband)(?: \p{L}+){0,2} and i\b|\bmy (?:wife|husband) (?:of|is|name|still)\b|\bi have a (?:wife|husband)\b/u,
    confidence: 0.85,
    onlyAsked: true,
  },
  {
    status: 'Married',
    pattern: /\b(?:tied the knot|anniversary)\b|\bmarry (?:in )?\d{4}\b|\bstill marry\b/u,
    confidence: 0.85,
    onlyAsked: true,
  },
  {
    status: 'Single',
    pattern:
      /\b(?:engaged|fianc[eé]e?|no (?:spouse|wife|husband)|never got (?:around|round) to (?:it|that)|live together|living together|just me|on my own|by myself|girlfriend|boyfriend|live alone)\b/u,
    confidence: 0.65,
    onlyAsked: true,
  },
];

/** The marital status that a message states. In passing only plain statements about the speaker count. */
export const readMarital = (text: string, isAsked: boolean): MaritalReading | undefined => {
  const low = text.toLowerCase();
  for (const cue of cues) {
    if (cue.onlyAsked && !isAsked) continue;
    const match = cue.pattern.exec(low);
    if (
      !match ||
      /(?:\b(?:not|never|cannot)|n't)\s+(?:even |yet |legally )?$/u.test(low.slice(0, match.index).slice(-20))
    )
      continue;
    if (cue.status === 'Married' && !isAsked && tellsAnotherWedding(low, match)) continue;
    if (cue.status === 'Married' && isOver(low, match)) continue;
    if (!isAsked && /\bif\b[^.;]*$/u.test(low.slice(0, match.index))) continue;
    if (!isAsked && !isAboutSpeaker(low, match.index)) continue;
    return { status: cue.status, evidence: match[0], confidence: cue.confidence };
  }
  return isAsked ? readMistyped(low) : undefined;
};

// "We both were married before", "Renee, she married a Coburn", "the church where we got married": nothing of the speaker now.
const tellsAnotherWedding = (low: string, { 0: said, index }: RegExpExecArray): boolean => {
  if (isOfWedding.test(low.slice(index + said.length))) return true;
  if (/\bi(?:'?m| am)\b|\bwe(?:'?re| are)\b/u.test(said)) return false;
  const before = low.slice(Math.max(0, index - 48), index);
  return ofSomebody.test(before) || asTime.test(before);
};

const isOfWedding =
  /^ (?:(?:once |twice |\w+ times )?before\b|(?:name|surname|daughter|son|sister|brother|children|couple)\b)/u;
const ofSomebody = patternOf(
  'u',
  String.raw`\b(?:s?he|they|who)(?:'s|'d)?(?: (?:is|are|was|were|has|have|had|just|since|also|then|later|now`,
  '|finally|first|once|never)){0,2} $',
);
const asTime = patternOf(
  'u',
  String.raw`\b(?:where|when|after|before|until|till|since|day|year|place|church)(?: that)?`,
  String.raw` (?:we|i|my \p{L}+ and i|the two of us)(?: both| first| two)? (?:were |was )?$`,
);

// "I was married to Jim", "I used to be married": it was so once.
const isOver = (low: string, { index }: RegExpExecArray): boolean =>
  /\bi (?:was|used to be|had been|once was|was once|was previously|was formerly)(?: once| previously| formerly)? $/u.test(
    low.slice(Math.max(0, index - 32), index),
  );

// A reply of one or two words that misses a status by a letter or two, e.g. "marreid".
const readMistyped = (low: string): MaritalReading | undefined => {
  const words = low.match(/\p{L}{5,}/gu) ?? [];
  if (low.split(/\s+/u).length > 3) return undefined;
  const status = MaritalStatus.options.find((one) => words.some((word) => editDistance(one.toLowerCase(), word) <= 2));
  return status && { status, evidence: low, confidence: 0.8 };
};

// "my divorced sister", "my daughter is married": somebody else's status.
const isAboutSpeaker = (low: string, at: number): boolean => {
  const before =
    low
      .slice(Math.max(0, at - 48), at)
      .split(/[.;!?\n]/u)
      .at(-1) ?? '';
  if (/\b(?:my|our|his|her|their)\s+$/u.test(before) && !/^(?:wid|late|wife|husband|my)/u.test(low.slice(at)))
    return false;
  return (
    !/\b(?:my|our|his|her) (?:\w+ )?(?:son|daughter|sister|brother|niece|nephew|friend|mother|mom|dad|father|cousin|kids?|child|children|grandson|granddaughter)\b[^,]{0,30}$/u.test(
      before,
    ) || /\bi'?m\b[^,]*$/u.test(before)
  );
};
