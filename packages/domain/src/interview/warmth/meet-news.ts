import { isWidowed } from '#facts/is-married.ts';
import type { Facts } from '#facts/facts.ts';
import { told } from '#facts/told.ts';
import type { Reading } from '#interview/reading.ts';

/** Words for somebody who has lost somebody. */
export const condolence = 'I am very sorry for your loss.';

/** Words for somebody who tells of something to be glad about. */
export const congratulation = 'Congratulations!';

/**
 * What a person of feeling says first to news of a life: sympathy for a loss, whether it was told or stands in the answer “widowed”,
 * and congratulations on a wedding or a child. Empty when there is neither.
 */
export const meetNews = (
  { before, after, message }: { readonly before: Facts; readonly after: Facts; readonly message: string },
  { isBereaved }: Pick<Reading, 'isBereaved'>,
): string => {
  const isNewlyWidowed = isWidowed(told(after, 'marital-status')) && !isWidowed(told(before, 'marital-status'));
  if (isBereaved === true || isNewlyWidowed) return condolence;
  return isGlad(message) ? congratulation : '';
};

const isGlad = (message: string): boolean =>
  glad.some((one) => one.test(message)) && !sad.test(message) && !/\?\s*$/u.test(message);

const glad: readonly RegExp[] = [
  /\b(?:we|i)(?:'re| are|'m| am)? (?:just |both )?(?:got )?(?:expecting|pregnant|engaged|newlyweds)\b(?! (?:to|that|a (?:check|call|letter)))/iu,
  /\b(?:my|our) (?:wife|daughter|partner|fianc[eé]e) is (?:expecting|pregnant)\b/iu,
  /\b(?:just|newly|recently) (?:got |been )?(?:married|engaged)\b/iu,
  /\b(?:getting|got) (?:married|engaged) (?:next|in|this|on|last|tomorrow|yesterday)\b/iu,
  /\b(?:our|my|the|a) (?:first |new |second |third )?(?:baby|grandbaby|grandchild|little one) (?:is due|is coming|was (?:just )?born|arrive[sd])\b/iu,
  /\b(?:baby|twins?|child|grandchild) (?:is |are )?(?:due|on the way)\b/iu,
];

const sad = /\b(?:divorced?|died|dead|death|funeral|lost|passed|miscarr\p{L}*|never|not|isn'?t|called off)\b/iu;
