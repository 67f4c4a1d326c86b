import { isWidowed } from '#facts/is-married.ts';
import { patternOf } from '#kit/pattern-of.ts';
import type { Facts } from '#facts/facts.ts';
import { peopleIn } from '#facts/people-in.ts';
import { isCalledIn } from '#facts/same-person.ts';
import { told } from '#facts/told.ts';
import { findLosses } from '#interview/acts/losses.ts';
import type { Reading } from '#interview/reading.ts';

/** Words for somebody who has lost somebody. */
export const condolence = 'I am very sorry for your loss.';

/** Words for somebody whose animal died. */
export const sorryForPet = 'I am sorry to hear that.';

/** Words for somebody who tells of something to be glad about. */
export const congratulation = 'Congratulations!';

/**
 * What a person of feeling says first to news of a life: sympathy for a loss, whether it was told or stands in the answer “widowed”,
 * and congratulations on a wedding or a child. Empty when there is neither.
 */
export const meetNews = (
  {
    before,
    after,
    message,
    toldBefore = [],
  }: {
    readonly before: Facts;
    readonly after: Facts;
    readonly message: string;
    /** What was told in the person's own words until now: nobody is consoled twice. */
    readonly toldBefore?: readonly string[];
  },
  { isBereaved }: Pick<Reading, 'isBereaved'>,
): string => {
  const isNewlyWidowed = isWidowed(told(after, 'marital-status')) && !isWidowed(told(before, 'marital-status'));
  const isLossKnown = toldBefore.some((words) => findLosses(words).length > 0);
  const losses = findLosses(message).filter(({ who }) => !isKnownToBeDead(before, who));
  const isOfPets = losses.length > 0 && losses.every(({ isPet }) => isPet);
  if (((isBereaved === true && !isOfPets) || isNewlyWidowed) && !(isNewlyWidowed && isLossKnown)) return condolence;
  if (losses.some(({ isPet }) => !isPet) && !isLossKnown) return condolence;
  if (losses.length > 0 && !isLossKnown) return sorryForPet;
  return isGlad(message) ? congratulation : '';
};

const isKnownToBeDead = (facts: Facts, who: string): boolean =>
  peopleIn(facts).some((person) => person.isDeceased === true && isCalledIn(who, person.name));

const isGlad = (message: string): boolean =>
  glad.some((one) => one.test(message)) && !sad.test(message) && !/\?\s*$/u.test(message);

const glad: readonly RegExp[] = [
  /\b(?:we|i)(?:'re| are|'m| am)? (?:just |both )?(?:got )?(?:expecting|pregnant|engaged|newlyweds)\b(?! (?:to|that|a (?:check|call|letter)))/iu,
  /\b(?:my|our) (?:wife|daughter|partner|fianc[eé]e) is (?:expecting|pregnant)\b/iu,
  /\b(?:just|newly|recently) (?:got |been )?(?:married|engaged)\b/iu,
  /\b(?:getting|got) (?:married|engaged) (?:next|in|this|on|last|tomorrow|yesterday)\b/iu,
  /\b(?:our|my|the|a) (?:first |new |second |third )?(?:baby|grandbaby|grandchild|little one) (?:is due|is coming|was (?:just )?born|arrive[sd])\b/iu,
  /\b(?:baby|twins?|child|grandchild) (?:is |are )?(?:due|on the way)\b/iu,
  /\b(?:just|recently|newly) (?:had|welcomed|adopted) (?:a|our|my|his|her|their|twins)\b(?: \p{L}+)?(?: (?:baby|son|daughter|boy|girl|grand\p{L}+|child))?/iu,
  patternOf(
    'iu',
    String.raw`\b(?:grandson|granddaughter|grandchild|baby|daughter|son|niece|nephew|twins)(?: \p{Lu}\p{L}+)? (?:was|were) (?:just )?`,
    String.raw`born (?:last (?:week|month|night)|this|yesterday|today|(?:a|two|three|four|\d) (?:few )?(?:days|weeks|months) ago)\b`,
  ),
  /\b(?:we|i) (?:have|got|had) (?:a |our |my )?(?:new|first|newborn) (?:grand(?:son|daughter|child|baby)|baby|son|daughter)\b/iu,
  /\b(?:just became|becoming|going to be|about to be(?:come)?) (?:a |an )?(?:grand(?:mother|father|ma|pa|parents?)|father|mother|dad|mom|parents|aunt|uncle)\b/iu,
];

const sad =
  /\b(?:(?:married|engaged) in (?:19|20)\d\d|divorced?|died|dead|death|funeral|lost|passed|miscarr\p{L}*|never|not|isn'?t|called off)\b/iu;
