import { compiledOn } from '#law/compiled-on.ts';
import { stateInSentence } from '#law/state-code.ts';
import type { StateLaw } from '#law/state-law.ts';
import { longDate } from '#kit/plain-date.ts';

/** What a guide says of itself before somebody signs. */
export const notAdviceStep = 'This document is not legal advice. Have a licensed attorney review it before you sign.';

/** What a guide says of the day of its law. */
export const compiledStep = `What is said here of the law was compiled on ${longDate(compiledOn)}. Laws change.`;

/** What a guide has to say where it follows a rule that `isCautious`: what it tells is the strictest answer and not a certain one. */
export const strictestStep = (
  { code }: Pick<StateLaw, 'code'>,
  { isCautious }: { readonly isCautious: boolean },
): readonly string[] =>
  isCautious
    ? [`The rules of ${stateInSentence(code)} are not certain in every point, so ${strictestIsFollowed}.`]
    : [];

/** By these words it is known that a guide says so. */
export const strictestIsFollowed = 'the strictest of them is followed here';
