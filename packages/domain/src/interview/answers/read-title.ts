import { patternOf } from '#kit/pattern-of.ts';
import type { AnswerReader } from '#interview/answers/heard.ts';
import { takenBack } from '#interview/turning/last-word.ts';
import { isUnsure } from '#interview/answers/read-no-value.ts';
import { type Part, splitParts } from '#interview/answers/split-parts.ts';
import { caseShouted } from '#interview/language/case-shouted.ts';
import { isContent } from '#interview/answers/weigh-rest.ts';
import { readTitle } from '#interview/asked/titles.ts';

const head =
  /\b(?:trust|l\.?l\.?c\.?|inc\.?|incorporated|limited liability company|corporation|corp\.?|ltd\.?)(?=\W|$)/iu;

// `Two Sisters Catering, LLC` is one name; it is written without its comma, as it is the same to the register.
const beforeHead = /\s*,\s*(?=(?:llc|inc|ltd|corp)\b)/giu;

/** The title of a trust or a company that a message gives; one that it only speaks of is none. */
export const readTitleAnswer: AnswerReader = ({ question, message }) => {
  const text = takenBack(message)?.after ?? message;
  const parts = splitParts(text.replace(/\b(l)\.(l)\.(c)\.?/giu, '$1$2$3').replace(beforeHead, ' '));
  if (parts.some(({ isQuestion }) => isQuestion)) return undefined;
  const propose = (value: string, confidence: number, rest: readonly string[] = []) => ({
    patch: [{ field: question.field, value: caseShouted(value), evidence: message, confidence }],
    ...(rest.length > 0 && { rest }),
  });
  const quoted = /"([^"\n]{2,120})"/u.exec(text)?.[1];
  if (quoted) return propose(quoted.replace(/[.,]$/u, ''), 0.95);
  const titled = parts.filter(({ low, text: said }) => head.test(said) && !denied.test(low));
  const meant = titled.find(({ joint }) => joint === 'so') ?? titled.find(({ low }) => naming.test(low)) ?? titled[0];
  if (!meant) return bare(parts, isUnsure(text.toLowerCase()), propose);
  const value = titleOf(meant);
  if (value === undefined || (tellsIntent.test(meant.low) && !naming.test(meant.low))) return undefined;
  const greets = parts.some(({ low }) => greeting.test(low));
  const others = new Set(titled.map(titleOf).filter((one) => one !== undefined));
  const isEither =
    /\b(?:either|or)\b/iu.test(meant.text) && (meant.text.match(new RegExp(head.source, 'giu')) ?? []).length > 1;
  if (isEither) return { patch: [] };
  const isSure = others.size === 1 || meant.joint === 'so';
  const rest = parts.filter((part) => part !== meant && hasContent(part.low)).map((part) => part.text.trim());
  return propose(
    value,
    isSure && !greets && !/\b(?:maybe|perhaps|something like)\b/iu.test(meant.text) ? 0.95 : 0.5,
    rest,
  );
};

// "We're calling it …", "the name is …".
const naming = /\b(?:call(?:ed|ing)?(?: it| this)?|nam(?:e|ed|ing)(?: it| is| will be)?|titled|under the name)\b/u;

// Somebody says what they came for.
const tellsIntent = patternOf(
  'u',
  String.raw`\b(?:want|need|like|trying|start(?:ing)?|mak(?:e|ing)|form(?:ing)?|set(?:ting)? up|open(?:ing)?`,
  String.raw`|creat(?:e|ing)|help|get|have) (?:\p{L}+ ){0,4}(?:an?|my|our|the) (?:\p{L}+ ){0,3}(?:l\.?l\.?c|trust`,
  String.raw`|company|inc)\b|\b(?:hi|hello|hey|aloha|salam|good (?:morning|afternoon|evening))\b`,
);

const greeting = /^\W*(?:hi|hello|hey|aloha|salam|howdy|hola|good (?:morning|afternoon|evening))\b/u;

const denied =
  /^\W*(?:it'?s |that'?s )?(?:not|no longer|never|don'?t)\b|\b(?:there is|there'?s) (?:one|already)\b|\bwanted\b|\bsuggested\b/u;

const hasContent = (low: string): boolean => (low.match(/[\p{L}\p{N}]+(?:'\p{L}+)*/gu) ?? []).some(isContent);

const titleOf = ({ text }: Part): string | undefined => {
  const behindSo = text
    .replace(/^\W*(?:so|therefore)\b,?\s*/iu, '')
    .replace(/^[^:]*\bnames?\b[^:]*:\s*/iu, '')
    .replace(
      /^\W*(?:we|i)(?:['’]re|['’]m| are| am) (?:starting|forming|opening|setting up|creating|making) (?=\p{Lu})/iu,
      '',
    )
    .replace(
      /^.*\b(?:reads|says(?: here)?|settled on|going with|decided on|go with|called|call(?:ing)? it|nam(?:e|ing) it|named|name (?:is|will be)|titled)\b[:,]?\s*/iu,
      '',
    );
  const title = readTitle(behindSo, head);
  if (title === undefined) return undefined;
  const [said] = head.exec(behindSo) ?? [];
  const year =
    said === undefined
      ? undefined
      : /^\s+((?:19|20)\d{2})\b/u.exec(behindSo.slice((head.exec(behindSo)?.index ?? 0) + said.length))?.[1];
  return year === undefined || title.endsWith(year) ? title : `${title} ${year}`;
};

// A short answer without the word that ends such a title may be one.
const bare = (
  parts: readonly Part[],
  isLost: boolean,
  propose: (value: string, confidence: number) => ReturnType<AnswerReader>,
): ReturnType<AnswerReader> => {
  const [only, ...others] = parts;
  if (isLost) return { act: 'unsure', patch: [] };
  if (!only || others.length > 0) return undefined;
  const title = readTitle(only.text, head);
  if (title === undefined || title.split(' ').length > 5 || !title.split(' ').some(isContent) || denied.test(only.low))
    return undefined;
  return propose(title, 0.5);
};
