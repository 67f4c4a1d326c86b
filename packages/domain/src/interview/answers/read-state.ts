import type { AnswerReader } from '#interview/answers/heard.ts';
import { takenBack } from '#interview/turning/last-word.ts';
import { splitParts } from '#interview/answers/split-parts.ts';
import { weighRest } from '#interview/answers/weigh-rest.ts';
import type { StateCode } from '#law/state-code.ts';
import { findState } from '#law/states-in-text.ts';

/** The state that a message names: the one that is home, where it names two. */
export const readStateAnswer: AnswerReader = ({ question, message }) => {
  const text = takenBack(message)?.after ?? message;
  const found = statesIn(text);
  const meant = found.filter(({ isDenied }) => !isDenied);
  const home = meant.filter(
    ({ start, end }) =>
      homeCue.test(text.slice(Math.max(0, start - 24), start)) ||
      /^[^.,;]{0,6} (?:is|'s) (?:my |our )?home\b/iu.test(text.slice(end)),
  );
  const codes = new Set((home.length > 0 ? home : meant).map(({ code }) => code));
  const [code] = codes;
  if (code === undefined) return undefined;
  const value = (home.length > 0 ? home : meant)[0];
  const { isTurned, remarks } = weighRest(text, found);
  const isSure =
    codes.size === 1 && value !== undefined && !(isTurned && home.length === 0 && !found.some((one) => one.isDenied));
  return {
    patch: [{ field: question.field, value: code, evidence: message, confidence: isSure ? 0.95 : 0.5 }],
    ...(remarks.length > 0 && { rest: remarks }),
  };
};

const homeCue = /\b(?:home is|live in|living in|reside in|resident of|domiciled in)\W*$/iu;

interface StateSaid {
  readonly code: StateCode;
  readonly start: number;
  readonly end: number;
  readonly isDenied: boolean;
}

// The longest names first: `West Virginia` is no Virginia; a code in small letters stands alone in its part.
const statesIn = (text: string): readonly StateSaid[] => {
  const words = Array.from(text.matchAll(/\p{L}+(?:\.\p{L}+)*\.?/gu), ({ index, 0: said }) => ({
    text: said,
    start: index,
    end: index + said.replace(/(?<=\p{L}{3})\.$/u, '').length,
  }));
  const parts = splitParts(text);
  const found: StateSaid[] = [];
  for (let at = 0; at < words.length; at += 1)
    for (const length of [3, 2, 1]) {
      const run = words.slice(at, at + length);
      const [first, last] = [run[0], run.at(-1)];
      if (!first || !last || run.length < length) continue;
      const said = text.slice(first.start, last.end).replace(/^(washington),? (?=d)/iu, '$1 ');
      if (/[,;]/u.test(said)) continue;
      const code = findState(said.replace(/\.$/u, ''));
      const isCode = said.replace(/\./gu, '').length === 2;
      const part = parts.find(({ start, end }) => start <= first.start && end >= last.end);
      const isAlone = part !== undefined && part.low.replace(/[^\p{L}]/gu, '').length === 2;
      if (code === undefined || (isCode && said !== said.toUpperCase() && !isAlone && text.length > 4)) continue;
      const before = text.slice(Math.max(0, first.start - 16), first.start);
      found.push({
        code,
        start: first.start,
        end: last.end,
        isDenied: /\b(?:not|no longer|isn'?t|left|moved from|from|never)\W+(?:in |to )?$/iu.test(before),
      });
      at += length - 1;
      break;
    }
  return found;
};
