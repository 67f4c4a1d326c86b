import type { Command } from '#interview/own-words/command.ts';
import { patternOf } from '#kit/pattern-of.ts';

/** An order that calls own words by their heading, “Add special instructions: …”, “Put the instructions back: …”. */
export const readHeaded = (order: string): Command | undefined => {
  const { verb = '', fresh } = headed.exec(order)?.groups ?? {};
  if (fresh === undefined) return undefined;
  return /^(?:change|replace|rewrite|redo|reword|set|update|make)/iu.test(verb)
    ? { kind: 'changeAll', fresh, isNamed: true }
    : { kind: 'add', fresh, isPart: true };
};

const headed = patternOf(
  'isu',
  String.raw`^(?<verb>add|put|write|enter|record|include|restore|insert|keep|change|replace|rewrite|redo|reword|set|update|make)\s+(?:back\s+)?(?:in\s+)?(?:(?:the|my|our|these|this|some|a)\s+)?`,
  String.raw`(?:(?:special|own|extra|additional)\s+)?(?:instructions?|wishes)(?:\s+(?:back|again|in|down|back in))?`,
  String.raw`\s*(?:(?:to|with|by|so (?:that )?(?:it|they))?\s*(?:say|read)?s?\s*:)\s*(?<fresh>\S.*)$`,
);

/** One word, or a few, that are to be taken out of own words and of nothing else: “take out the word Yes at the front”. */
export const readWordOut = (order: string): Command | undefined => {
  const { word, inside } = wordOut.exec(order)?.groups ?? {};
  if (word === undefined || word.split(/\s+/u).length > mostWords) return undefined;
  return {
    kind: 'removeWord',
    word: word.trim(),
    isLast: /\b(?:end|last|back)\b/iu.test(inside ?? ''),
    isPlaced: inside !== undefined,
  };
};

const mostWords = 4;

const wordOut = patternOf(
  'iu',
  String.raw`^(?:(?:take|leave|cross|strike|scratch|cut)\s+(?:out|off|away)|(?:take|remove|delete|erase|drop|cut|strike|scratch|omit|lose|get rid of))\s+(?:just |only )?(?:the|that|this)\s+(?:first |last |single |one |stray )?words?`,
  String.raw`\s*[:,]?\s*["“”'‘’]?(?<word>\S.*?)["“”'‘’]?(?:\s+(?:out|off|away))?`,
  String.raw`(?<inside>,?\s+(?:at|from|in|on|off|out of|of)\s+(?:(?:the|my|it|there|very)\s*)*(?:front|start|beginning|begin|top|head|end|back|instructions?|wishes|text|sentence)?`,
  String.raw`(?:\s+of (?:it|(?:the|my|that) (?:(?:special|own) )?(?:instructions?|wishes|text|sentence|first sentence)))?)?$`,
);

/** A text without a word; undefined where the word does not stand there. `isSure` tells that it stood there once. */
export const withoutWord = (
  text: string,
  word: string,
  isLast: boolean,
): { readonly text: string; readonly isSure: boolean } | undefined => {
  const escaped = word.replaceAll(/[$()*+.?[\\\]^{|}]/gu, String.raw`\$&`);
  const all = [...text.matchAll(new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped}(?![\p{L}\p{N}])`, 'giu'))];
  const exact = all.filter(([said]) => said === word);
  const found = exact.length > 0 ? exact : all;
  const one = isLast ? found.at(-1) : found[0];
  if (!one) return undefined;
  const before = text.slice(0, one.index).trimEnd();
  const behind = text.slice(one.index + one[0].length);
  const isFirst = before === '' || /[.!?]$/u.test(before);
  const left = isFirst ? behind.replace(/^[\s.,:;!?–—-]+/u, '') : behind.trimStart();
  const gap = before === '' || /^[.,:;!?]/u.test(left) ? '' : ' ';
  const next = isFirst ? left.charAt(0).toUpperCase() + left.slice(1) : left;
  return { text: `${before}${gap}${next}`.trim(), isSure: found.length === 1 };
};
