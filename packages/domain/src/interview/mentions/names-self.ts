import { patternOf } from '#kit/pattern-of.ts';

/** True where the speaker serves: "I will", "me and Ann", "my wife and I"; "I want Ann" and "ask me later" name nobody. */
export const namesSelf = (low: string): boolean => selfNamed.test(low);

const selfNamed = patternOf(
  'u',
  String.raw`\b(?:myself|(?:the two|both) of us|let me (?:do|be|serve|manage|handle|run))\b|(?:\band|&) (?:i|me)\b`,
  String.raw`|^\W*(?:(?:yes|yeah|ok|okay|sure|well|just|only|both|probably|i think|i guess|it's|it is`,
  String.raw`|that(?:'s| is| would be)|would be|it will be|for now)\W+)*(?:me|us|i|we)\W*(?:$|[,&]|and\b|alone\b`,
  String.raw`|together\b|both\b|for now\b|first\b|at first\b|as\b)|\b(?:i|we)(?:'ll|'m| will| am| are| shall| can`,
  "| should| do| would| plan to| intend to| (?:would|'d) (?:like|want|prefer|love|be)(?: to)?",
  "|'d (?:like|want|prefer|love) to| want to| prefer to)(?: both| myself| (?:like|want|prefer|love) to)? ",
  String.raw`(?:be|serve|act|manage|run|handle|do|take|stay|start|keep|control|go first)\b|\b(?:i|we)(?: both)?`,
  String.raw`(?:'ll| will| do| can| am| are| would| shall)\W*$`,
);
