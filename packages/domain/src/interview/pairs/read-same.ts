import { findQuestion } from '#interview/find-question.ts';
import type { Side } from '#interview/pairs/hear-side.ts';
import { saysNothing } from '#interview/pairs/says-nothing.ts';
import { isBareYes } from '#interview/acts/bare-yes.ts';
import { type Reading, sureEnough } from '#interview/reading.ts';

/**
 * One yes or no to two questions for yes or no: of both where both are spoken of, “no to both”; a bare one may be meant for one of them
 * and is asked back.
 */
export const readSame = (sides: readonly Side[], message: string): Reading | undefined => {
  const areYesNo = sides.every(
    ({ interview: { plan }, asked }) => asked.kind === 'fact' && findQuestion(plan, asked.field)?.kind === 'yesNo',
  );
  const value = areYesNo ? saidOf(message) : undefined;
  if (value === undefined) return undefined;
  const confidence = ofBoth.test(message) || twice.test(message) ? surely : sureEnough / 2;
  return {
    act: 'answer',
    patch: sides.map(({ asked: { field } }) => ({ field, value, evidence: message, confidence })),
    isPlain: true,
    isWhole: true,
  };
};

const saidOf = (message: string): boolean | undefined => {
  if (saysNothing(message)) return /\b(?:yes|yeah|yep|yup|sure|ok|okay)\b/iu.test(message) ? undefined : false;
  const bare = message.replace(ofBoth, ' ');
  return isBareYes(bare) || (ofBoth.test(message) && !/\p{L}/u.test(bare)) ? true : undefined;
};

const ofBoth = /\b(?:(?:to|for|on) )?(?:both|neither|either(?: one)?)(?: of (?:them|those|these))?\b/iu;
// One word for each of them: “nope and nope”.
const twice = /^\W*(?:no|nope|nah|naw|yes|yeah|yep|yup)\W+(?:(?:and|also) )?(?:no|nope|nah|naw|yes|yeah|yep|yup)\W*$/iu;
const surely = 0.95;
