import type { Texts } from '#architecture/find-names.ts';

const declared =
  /^(export )?const (\w+) = (?:async )?(?:<[^()]*>)?\(|^(export )?(?:async )?function (\w+)(?:<[^()]*>)?\(/gm;
const context = /:[^:]*\b(?:\w*Context|Inside|Tx|Db|DbOrTx|Needs)\b/;

/**
 * Functions that take more than a context and an input (decision 41): what a file exports, and what works with a context. What
 * the caller gives to be called comes last, as a third.
 */
export const findLongLists = (texts: Texts): readonly string[] =>
  Object.entries(texts).flatMap(([file, text]) =>
    [...text.matchAll(declared)].flatMap((match) => {
      const parameters = parametersFrom(text, match.index + match[0].length);
      const [first = '', , ...others] = parameters;
      const isHeld = Boolean(match[1] ?? match[3]) || context.test(first);
      const isShort = others.length === 0 || (others.length === 1 && /=>/.test(others[0] ?? ''));
      return isHeld && !isShort ? [`${file}: ${match[2] ?? match[4]}`] : [];
    }),
  );

const opening = '([{<';
const closing = ')]}>';

/** The parameters of a list that begins here, each as it is written. */
const parametersFrom = (text: string, start: number): readonly string[] => {
  const found = [''];
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    const letter = text[at] ?? '';
    const isArrow = letter === '>' && text[at - 1] === '=';
    if (depth === 0 && letter === ')') break;
    if (opening.includes(letter)) depth += 1;
    if (closing.includes(letter) && !isArrow) depth -= 1;
    if (depth === 0 && letter === ',') found.push('');
    else found[found.length - 1] += letter;
  }
  return found.filter((one) => one.trim() !== '');
};
