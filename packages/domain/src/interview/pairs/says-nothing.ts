import { isContent } from '#interview/answers/weigh-rest.ts';
import { patternOf } from '#kit/pattern-of.ts';

const refusing = /^(?:no|nope|nah|naw|none|nothing|nobody|neither|nada|ninguno|ninguna|skip|n\/?a)$/u;
const beside = patternOf(
  'u',
  "^(?:ones?|else|more|special|particular|extra|others?|either|both|any|anything|anybody|not|need(?:ed)?|nor|further|gracias|sir|ma'am|lol|now",
  '|mas|más|whatsoever|absolutely|comes?|mind|occurs?|usual|normal|regular)$',
);

// "That's all", "not that I know of".
const allSaid = patternOf(
  'gu',
  String.raw`\b(?:that'?s|that is|that will be|that'?ll be) (?:all|it|everything)\b`,
  String.raw`|\bnot that i(?: am|'m)? (?:know|aware)(?: of)?\b`,
);

/** True for a few words that say no, or that there is nothing, and nothing besides: `nope, nothing special`, `no to both`. */
export const saysNothing = (message: string): boolean => {
  const said = message.toLowerCase().replaceAll('’', "'").replace(allSaid, 'nothing');
  const words = said.match(/[\p{L}\p{N}]+(?:['/]\p{L}+)*/gu) ?? [];
  return (
    words.length <= most &&
    words.some((word) => refusing.test(word)) &&
    words.every((word) => refusing.test(word) || beside.test(word) || !isContent(word))
  );
};

const most = 9;
