import { patternOf } from '#kit/pattern-of.ts';
import type { Answer, Heard } from '#interview/answers/heard.ts';
import { splitParts } from '#interview/answers/split-parts.ts';
import { isContent } from '#interview/answers/weigh-rest.ts';
import { commonAnswer } from '#interview/usual-answer.ts';

const refusals = [
  /\bnone of (?:your|anybody'?s|anyone'?s) (?:business|concern|beeswax)\b|\b(?:too|that'?s|it'?s|this is) (?:private|personal)\b|\bno comment\b|\bmind your own\b/u,
  /\b(?:rather|prefer) not (?:to )?(?:say|tell|answer|give|share|put|disclose|discuss|talk|go into)\b/u,
  patternOf(
    'u',
    String.raw`\b(?:won'?t|will not|wouldn'?t|refuse to|not (?:going|about) to|not comfortable|(?:don'?t|do not)`,
    String.raw`(?: (?:want|care|wish|like) to)?) (?:say(?! (?:no|yes)\b)|tell|answer|giv(?:e|ing)`,
    String.raw`(?= (?:you|that|it|this|out)\b)|shar(?:e|ing)|disclos(?:e|ing)|discuss)\b`,
  ),
  /\b(?:rather|prefer) not put\b|\b(?:not|n'?t)(?: (?:want|care) to)? (?:put(?:ting)?|hand(?:ing)?) (?:that|it|this|my)\b/u,
];
const unsure = [
  /\b(?:no idea|no clue|haven'?t a clue|no (?:strong )?(?:preference|opinion)|dunno|idk|undecided|unsure|hard to say|beats me|who knows|tbd)\b/u,
  /\b(?:don'?t|do not|dont|didn'?t) (?:really |quite |rightly |honestly )?(?:know|remember|recall|understand)\b|\bnot (?:really |quite |so |too |entirely )?(?:sure|certain)\b/u,
  /\b(?:can'?t|cannot|couldn'?t|can not) (?:really )?(?:decide|say|make up my mind|tell you|remember|recall)\b|\b(?:haven'?t|have not) (?:decided|thought|made up)\b/u,
  /\byou (?:decide|choose|pick|tell me)\b|\bup to you\b|\bwhat(?:ever)? you (?:think|say|like|want|suggest|advise|recommend)\b|\bas you (?:think|like|advise|see fit)\b/u,
  patternOf(
    'u',
    String.raw`\b(?:don'?t|do not) (?:care|mind)(?: either way| which)?\W*$|\bmakes no (?:difference|odds)\b`,
    String.raw`|\beither (?:one )?(?:is fine|will do|way|works)\b|\bask me (?:later|tomorrow|again)\b|\bneed to think\b`,
    String.raw`|\blet me think\b`,
  ),
];
const usual =
  /\b(?:usual(?:ly)?|normal(?:ly)?|standard|typical(?:ly)?|defaults?|customary|the norm|common(?:ly)?|(?:most|other) (?:people|folks|families)|everybody (?:else )?does|regular way)\b/u;

/** True for words of somebody who does not know, or leaves it to others. */
export const isUnsure = (low: string): boolean => unsure.some((words) => words.test(low));

/** An answer that will not or cannot say: a refusal, somebody who does not know, a wish for whatever is usual. */
export const readNoValue = ({ interview, question, message }: Heard): Answer | undefined => {
  const low = message.toLowerCase();
  if (refusals.some((words) => words.test(low))) return { act: 'skip', patch: [] };
  const parts = splitParts(low);
  if (parts.some(({ isQuestion }) => isQuestion)) return undefined;
  const isOnly = (is: (words: string) => boolean): boolean =>
    parts.some((part) => is(part.low)) &&
    parts.every((part) => is(part.low) || part.joint === 'reason' || contentOf(part.low) === 0);
  if (isOnly((words) => usual.test(words) && contentOf(words.replace(usual, '')) === 0)) {
    const value = commonAnswer(interview, question);
    return value === undefined
      ? { act: 'usual', patch: [] }
      : { patch: [{ field: question.field, value, evidence: message, confidence: 0.95 }] };
  }
  return isOnly((words) => isUnsure(words)) ? { act: 'unsure', patch: [] } : undefined;
};

const asking = [
  /^\W*(?:(?:ok|so|and|but|wait|hold on|sorry|hmm|btw|well|oh) +)*(?:how (?:much|many|long|do|does|is|are|can|about)|why|what (?:if|about|happens|do|does|would|are|kind)|what(?:'s| is)(?! left))\b/u,
  /^\W*(?:(?:ok|so|and|but|wait|hold on|sorry|hmm|btw|well|oh) +)*(?:who (?:are|does|do)|when (?:do|does|will|is)|where (?:do|is|are)|which (?:one|is))\b/u,
  /^\W*(?:(?:ok|so|and|but|wait|hold on|sorry|hmm|btw|well|oh) +)*(?:(?:can|could|should|may) (?:i|we|you|he|she|they|it)|do (?:i|we|you)|(?:does|is|was|will) (?:it|this|that|there|he|she))\b/u,
];

/** True for a message that asks something, whether or not a mark says so. */
export const asksSomething = (message: string): boolean => asking.some((words) => words.test(message.toLowerCase()));

const contentOf = (low: string): number =>
  (low.match(/[\p{L}\p{N}]+(?:'\p{L}+)*/gu) ?? []).filter(
    (word) =>
      isContent(word) &&
      !/^(?:whatever|way|folks|people|most|do|is|settings?|practice|leave|thing|stuff|choice|option)$/u.test(word),
  ).length;
