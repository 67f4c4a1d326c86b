import { splitParts } from '#interview/answers/split-parts.ts';
import { isContent } from '#interview/answers/weigh-rest.ts';

const agreeing =
  /(?<!\p{L})(?:yes|yep|yeah|yup|si|sí|sure|ok(?:ay)?|fine|good|great|perfect|agreed?|agreeable|acceptable|suits?|works?|affirmative|approved?|correct|right|usual|normal|standard|defaults?|customary)(?!\p{L})/u;
const phrases =
  /\b(?:no (?:objections?|changes?|problem|complaints?)|go ahead|use (?:these|them|those|it)|go with (?:these|them|those|it)|as (?:you )?(?:proposed?|suggest(?:ed)?|recommend(?:ed)?|usual)|all right|alright|that'?ll do|keep (?:them|it|these)|i (?:do|will)|we do)\b/u;
const trusting =
  /\b(?:whatever|what|as) (?:you (?:think|say|advise|recommend|suggest)(?: is)?(?: best)?|most (?:people|folks) (?:do|choose))\b/u;
const harmless =
  /^(?:everything|those|these|them|rest|others?|mostly|all|both|settings?|lo|look|looks|sound|sounds|by|us|me|best|customary|usual|normal|standard|defaults?|proposed?|suggest(?:ed)?|recommend(?:ed)?|advise|whatever|most|people|folks|do|any|either|entirely|perfectly|objections?|changes?|no|proposal|seems?|yeah|shoots|cool|nice|change|baby|dear|better|si|sí|way|ways|everybody|else|does|still|same|correct|true|stands?|suits?|works?|acceptable|agreeable|agreed?|affirmative|approved?|correct|alright|keep|'em|em|list|ahead|is|are|not|bad|problem|complaints?)$/u;

/** True for words that agree to what is offered and say nothing else. */
export const agreesIn = (low: string): boolean => {
  const isAgreed = agreeing.test(low) || phrases.test(low) || trusting.test(low);
  if (!isAgreed || (/\b(?:not|never|mostly|almost)\b|n't\b/u.test(low) && !/\bnot bad\b/u.test(low))) return false;
  if (/\bno\b/u.test(low) && !phrases.test(low)) return false;
  return (low.match(/[\p{L}\p{N}]+(?:'\p{L}+)*/gu) ?? []).every((word) => !isContent(word) || harmless.test(word));
};

/** True for a message of which every part agrees, or says nothing. */
export const agreesToAll = (message: string): boolean => {
  const parts = splitParts(message);
  const isSaid = (low: string): boolean => (low.match(/[\p{L}\p{N}]+/gu) ?? []).some((word) => isContent(word));
  return (
    parts.some(({ low }) => agreesIn(low)) &&
    parts.every(({ low, isQuestion, joint }) => !isQuestion && joint !== 'turn' && (agreesIn(low) || !isSaid(low)))
  );
};
