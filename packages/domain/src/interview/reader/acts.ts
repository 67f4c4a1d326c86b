import { glossary } from '#interview/glossary.ts';
import type { Act } from '#interview/reading.ts';
import { isTurned, shortenNegations } from '#interview/reader/turned.ts';

/** What a message does besides giving facts; undefined when it simply answers. */
export interface ActReading {
  readonly act: Act;
  readonly term?: string;
}

const polite =
  /^(?:(?:ok(?:ay)?|oh|um+|uh+|hmm+|well|so|sorry|please|honestly|hey|wait|actually|hi|can we|could we|can you|could you|let's|lets|i want to|i'd like to|i need to|i'd rather|just|for now|i think|i guess|yeah|yes|no|nah|hold up|hold on|hang on|oops|whoops|sec|one sec|my bad)\b[\s,.!-]*)+/u;

const back =
  /\b(?:go|going|take me|move|get) back\b|^(?:back|undo|previous(?: question)?|return)\b|\bprevious question\b|\bback up\b(?! trustee)|\bone step back\b|\blast question again\b|\bgo to the (?:last|previous)\b/u;
const skip =
  /^(?:skip|pass|next(?: question)?|move on|later|not now|maybe later|leave (?:it|that|this) (?:blank|out|empty|for later|for now)|n\/?a|not applicable|rather not|prefer not|i'd rather not|don't want to (?:say|answer))\b|\bskip (?:this|that|it|for now|the question|ahead|to the next)\b|\bcome back to (?:this|that|it)\b|\bdo (?:this|that|it) later\b|\b(?:rather|prefer) not (?:say|answer)\b|\bmove on\b|\bdecide later\b/u;
const unsure =
  /\b(?:don'?t know|dont know|dunno|no idea|not (?:really |quite |totally |entirely )?sure|unsure|no clue|haven'?t (?:decided|thought|figured)|can'?t decide|undecided|need to think|have to think|let me think|beats me|couldn'?t (?:say|tell you)|i'?m torn|(?:whoever|whomever|whatever|whichever)\b.{0,40}\b(?:thinks?|says?|decides?|wants?|recommends?|suggests?|prefers?|is best|best|works|makes sense|feels right)|ask me (?:tomorrow|later|again|next|another|in)|sleep on (?:it|that|this)|(?:talk|think) (?:it|that|this) over|think about (?:it|that|this)|(?:have|need|want) to (?:talk|discuss|speak|decide|figure|ask|check|see)|(?:need|want|take) (?:some |more |a little |a bit (?:of |more )?)*time|(?:that|it) (?:all |really )?depends|you (?:decide|choose|pick)|up to (?:you|them|the court)|(?:someone|somebody) (?:who(?:'s| is)? )?(?:responsible|trustworthy|reliable|honest|i (?:can )?trust|close by|nearby)|to be determined|tbd|hard to say|idk|haven'?t a clue|who knows|still (?:deciding|thinking)|have to ask|need to ask|check with|(?:i'll|let me) get back to you)\b/u;
const why =
  /^(?:but |and |so )?why\b(?! not\W*$)|\bwhy (?:do|would|are|does|is|should) (?:you|that|this|it|we|they)\b|\bwhat(?:'s| is) (?:that|this|it) for\b|\bwhat do you need (?:that|this|it)\b|\bis (?:that|this|it) (?:really )?(?:necessary|required|needed)\b|\bdo (?:you|i) (?:really )?(?:need|have) to\b|\bhow come\b/u;
const asks =
  /^(?:and |but |so |ok |okay |wait |sorry |hmm |um )*(?:what|how|explain|define|tell me|i don'?t (?:understand|get)|what's|whats|wat|meaning|(?:who|when|where|which) (?:is|are|do|does|did|will|would|can|should|else|one)|(?:does|do|is|are|can|could|would|should|will) (?:i|it|that|this|you|we|they|the|there|a|an|my)\b)\b|\?\s*$|\bwhat(?:'s| is| are| does| do) (?:an?|the|that|it|this|you mean|\w+ mean)\b|\bdon'?t (?:understand|know what)\b|\bwhat .{1,40} means?\b|\bmean by\b/u;
const advice =
  /\b(?:should i|what would you|do you recommend|which (?:is|one is|would be) (?:better|best)|what do (?:most )?(?:people|you) (?:usually )?(?:do|suggest|recommend)|your (?:opinion|advice)|is it (?:better|a good idea)|can i trust|what(?:'s| is) (?:best|better))\b/u;
const progress =
  /\b(?:how (?:much|many|long|far)\b.{0,20}\b(?:left|more|longer|remaining|questions|to go|take)|(?:are|r) we (?:almost |nearly |about |close to |half ?way |anywhere near )*(?:done|finished|there|through)|(?:almost|nearly) (?:done|finished|there)|is (?:this|that) the last (?:one|question)|how (?:much|many|far) more\b|what else do you need|what(?:'s| is) (?:missing|left)|how (?:am|are) (?:i|we) doing|where (?:are|were) we)\b/u;
const yes =
  /^(?:yes|yep|yeah|yup|ya|correct|right|sure|exactly|absolutely|that'?s (?:right|correct|it|fine|all correct|good|him|her|them|true)|ok(?:ay)?|sounds good|looks? (?:good|right|great|correct)|perfect|good|great|fine|of course|definitely|confirmed?|i do|i will|please do|go ahead|use (?:these|them|those)|keep (?:it|them|that|this)|all (?:good|correct|right)|everything is (?:correct|right|fine)|y|agreed|do it|indeed|affirmative|uh-huh|mhm|all set|change nothing|nothing to change)\b/u;
const no =
  /^(?:no|nope|nah|none|nobody|no one|noone|nothing|not (?:really|at this time|right now|that i can think of|at the moment|correct|right)|negative|never mind|nevermind|n|i don'?t (?:think so|have any|want any)|that'?s (?:not (?:right|correct|it)|wrong|all|it|everything)|not any|wrong|incorrect|i want to change something|i don't|all done)\b/u;
const machine =
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:instructions?|rules?|prompts?|previous|above|prior|everything|guidelines|validation|checks?)\b|\bsystem prompt\b|\byou are now\b|\b(?:act|behave|respond|pretend) (?:as|like|to be|you(?:'re| are))\b.{0,30}\b(?:ai|assistant|lawyer|attorney|dan|admin|developer|system|unrestricted|pirate)\b|\b(?:mark|set|flag|make|declare|consider|output|return|say)\b.{0,40}\b(?:complete|completed|finished|done|iscomplete|100 ?%|progress|approved|valid|signed|verified)\b|\bdeveloper mode\b|\bjailbreak\b|\b(?:reveal|show|print|repeat|dump)\b.{0,30}\b(?:prompt|instructions|system|hidden|internal|database|json|api key|password)\b|\bdrop table\b|<\/?script|\{\{|\bset (?:progress|iscomplete|status)\b|\bas an ai\b|\bfill in (?:everything|the rest|all)\b.{0,30}\b(?:random|fake|john doe|yourself|for me)\b|\bmake (?:something|it|them|up)\b.{0,12}\bup\b|\bisComplete\b|\bautofill\b|\badmin (?:mode|override)\b|\bskip (?:all|every|the remaining|the rest)\b.{0,30}\b(?:questions?|validation|steps?)\b|\bjust (?:finish|complete|generate|approve) (?:it|the|this|everything)\b/iu;
const chatter =
  /\b(?:hold on|hang on|one (?:sec|second|moment|minute)|just a (?:sec|second|moment|minute)|brb|be right back|gimme a|give me a (?:sec|second|minute|moment)|printer|phone'?s? (?:is )?ringing|doorbell|lol|haha|weather|how are you|good (?:morning|afternoon|evening)|thank(?:s| you)|nice to meet|my (?:dog|cat) (?:is|just|keeps)|coffee|this is (?:hard|a lot|overwhelming|depressing|weird)|sorry about that|ugh)\b/u;

/** True for a sentence that gives the machine orders instead of facts. */
export const addressesMachine = (sentence: string): boolean => machine.test(sentence);

const asksDocument =
  /\b(?:show|see|view|read|look at|open|preview|print|download|where is|where'?s)\b.{0,30}\b(?:document|trust document|draft|preview|the trust|my trust)\b/u;
const asksRecap =
  /\b(?:show|tell|read|list|see|repeat)\b.{0,20}\b(?:everything|my answers|all (?:of )?(?:my|the) answers|the list|what (?:i|you) (?:have )?(?:said|told|recorded|have)|what have you got)\b|\bwhat (?:have|did) you (?:\p{L}+ )?(?:written|write|recorded|record|noted|note|saved|save|put down|got)\b/u;

const worry =
  /\bis (?:this|it|that) (?:really |all )?(?:safe|secure|private)\b|\b(?:i'?m|i am|im|feeling) (?:so |really |very |a (?:bit|little) |kind of |just )?(?:scared|afraid|nervous|anxious|worried|overwhelmed|frightened)\b/u;

/** The act of a message in lower case. `hasFacts`: facts were read too, so that only a question or a leading yes or no counts. */
export const readAct = (said: string, hasFacts: boolean): ActReading | undefined => {
  const low = shortenNegations(said);
  const core = low.replace(polite, '').trim() || low.trim();
  const whole = low.trim();
  const isShort = whole.split(/\s+/u).length <= 14;
  if (!hasFacts) {
    if (isShort && (back.test(core) || back.test(whole))) return { act: 'back' };
    if (isShort && (skip.test(core) || skip.test(whole))) return { act: 'skip' };
    if (isShort && asksDocument.test(whole)) return { act: 'document' };
    if (isShort && asksRecap.test(whole)) return { act: 'recap' };
    if (isShort && worry.test(whole)) return { act: 'worry' };
    if (progress.test(whole)) return { act: 'progress' };
    if (why.test(core) || why.test(whole))
      return termOf(whole, /^why\b/u.test(core) ? undefined : 'why') ?? { act: 'why' };
    if (advice.test(whole)) return { act: 'advice' };
    if (asks.test(core) || asks.test(whole))
      return unsure.test(whole) && !/\?|what|mean/u.test(whole)
        ? { act: 'unsure' }
        : (termOf(whole, 'asked') ?? (unsure.test(whole) ? { act: 'unsure' } : { act: 'why' }));
    if (unsure.test(whole)) return { act: 'unsure' };
  }
  if (isTurned(whole)) return { act: 'no' };
  if (yes.test(whole)) return { act: 'yes' };
  if (no.test(whole)) return { act: 'no' };
  if (isTurned(core) && !hasFacts) return { act: 'no' };
  if (yes.test(core) && !hasFacts) return { act: 'yes' };
  if (no.test(core) && !hasFacts) return { act: 'no' };
  return !hasFacts && chatter.test(whole) ? { act: 'chatter' } : undefined;
};

const termOf = (low: string, mode: 'asked' | 'why' | undefined): ActReading | undefined => {
  if (mode === undefined) return undefined;
  const entry = glossary.find(({ cues }) => cues.test(low));
  return entry && /\b(?:what|who|explain|define|mean|understand|how|tell me|difference)\b/u.test(low)
    ? { act: 'term', term: entry.id }
    : undefined;
};
