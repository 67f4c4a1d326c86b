const words = (list: string): readonly string[] => list.split(' ');

const denials = words('not no never nor neither without cannot');
const nobodies = words('none nobody nothing');
const conditions = words('if unless until except otherwise depend depends depending');
const doubts = words('maybe perhaps might possibly probably almost hardly wish');
const choices = words('or either');
// `Whatever is left` turns a value, and says nothing of who receives it.
const openEnds = words('whichever whatever whoever');
const corrections = words('wait actually sorry mean meant instead rather used was');
const softenings = words('but only although though however think guess would should');

/** Words that turn a value into something else when they stand beside it: a denial, a condition, a doubt, a choice. */
export const turningWords: ReadonlySet<string> = new Set([
  ...denials,
  ...conditions,
  ...doubts,
  ...choices,
  ...openEnds,
]);

/** Every word that may turn what is said in free speech: those of a value, and what takes back or softens. */
export const mayTurnWords: ReadonlySet<string> = new Set([
  ...[...turningWords].filter((word) => !openEnds.includes(word)),
  ...nobodies,
  ...corrections,
  ...softenings,
]);

/** True for a denial that is a part of its verb: `don't`, and `dont` typed without its apostrophe. */
export const isDeniedVerb = (word: string): boolean =>
  word.endsWith("n't") || /^(?:are|is|was|were|do|does|did|has|have|had|ca|wo|would|could|should)nt$/u.test(word);
