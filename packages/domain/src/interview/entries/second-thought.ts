import { analyzeMessage } from '#interview/language/analyze-message.ts';
import { patternOf } from '#kit/pattern-of.ts';

/** An answer without whom it takes back, and why, in the person's words. */
export interface SecondThought {
  readonly text: string;
  readonly takenBack: readonly string[];
  readonly isTaken: boolean;
}

/**
 * "Bryce. Well, no, he and his sister would fight. Kelsey.": whoever is named first is thought better of, and somebody else is named
 * behind. What is taken back is blank in the text.
 */
export const withSecondThought = (said: string, names: readonly string[]): SecondThought => {
  const { who = '', turn = '', why = '' } = thought.exec(said)?.groups ?? {};
  const reason = hasOneNamed(why, names, who) ? '' : why;
  const rest = said.slice(who.length + turn.length + reason.length);
  if (who === '' || !isOne(who, names) || !hasOneNamed(rest, names, ''))
    return { text: said, takenBack: [], isTaken: false };
  const taken = said.slice(0, said.length - rest.length);
  return {
    text: ' '.repeat(taken.length) + rest,
    takenBack: reason.trim() === '' ? [] : [taken.trim()],
    isTaken: true,
  };
};

const thought = patternOf(
  'iu',
  String.raw`^(?<who>[^.?!;,]{2,50}[.?!;,…-]+)`,
  String.raw`(?<turn>\s*(?:(?:well|hmm+|oh|um|uh|eh|actually|wait|on second thought|then again|but|ah)[\s,.-]+)*`,
  String.raw`(?:no|nah|nope|not (?:him|her|them))\b(?: way)?(?:, ?no)*[.,!;-]+)`,
  String.raw`(?<why>(?:[^.!?;]*[.!?;]+)?\s*)(?=\S)`,
);

const namesIn = (words: string, names: readonly string[]): readonly string[] =>
  analyzeMessage(words, names)
    .names.filter(({ probability }) => probability >= 0.5)
    .map(({ name, known }) => known[0] ?? name);

const isOne = (words: string, names: readonly string[]): boolean => namesIn(words, names).length === 1;

// Somebody besides whoever is thought better of.
const hasOneNamed = (words: string, names: readonly string[], who: string): boolean => {
  const before = who === '' ? [] : namesIn(who, names);
  return namesIn(words, names).some((name) => !before.includes(name));
};
