import { blankSpans } from '#interview/language/blank.ts';
import { findRelation } from '#interview/language/relations.ts';
import { spellOutInDigits } from '#interview/language/numbers.ts';
import { patternOf } from '#kit/pattern-of.ts';

/**
 * A message as it is meant in the end: what is taken back inside it is blank, with the words that take it back.
 * `My trustee is Thomas, no wait, Joel` leaves `My trustee is Joel`. A `no` that answers, and an `actually` in passing, take nothing back.
 */
export const lastWord = (text: string): string => {
  let said = text;
  for (let turn = 0; turn < most; turn += 1) {
    const span = findTaken(said);
    if (!span) return said;
    said = blankSpans(said, span.taken);
    // The year that was said of the first day is that of the second.
    if (span.year !== undefined) said = `${said.slice(0, span.at)}, ${span.year}${said.slice(span.at)}`;
  }
  return said;
};

const most = 8;

interface Span {
  readonly start: number;
  readonly end: number;
}

const strong = patternOf(
  'giu',
  String.raw`(?<![\p{L}'])(?:(?:oh |ah |um |uh )?`,
  String.raw`(?:no,? wait|wait,? (?:no\b,?(?: wait)?|sorry)|(?:hold|hang) on,? no|scratch that|strike that`,
  String.raw`|no,? i mean(?:t)?|sorry,? i mean(?:t)?|i mean(?:t to say|t)?|or rather|(?<!n't |not |to )make that|no,? no|no,? sorry`,
  String.raw`|sorry,? no|no,? actually|actually,? no|correction|let me correct that|i take that back`,
  String.raw`|i take it back|forget that|just kidding|only kidding|jk))(?![\p{L}'])`,
);
const weak = /(?<=[,.;…-]\s{0,3})(?:oh |um )?(?:sorry|actually|no|wait|rather|oops)(?=[\s,])/giu;

interface Taken {
  readonly taken: readonly Span[];
  readonly year?: string;
  readonly at?: number;
}

const dayAlone =
  /^[\s,.:;-]*(?:it'?s |the )?(?:\p{L}{3,9}\.? \d{1,2}(?:st|nd|rd|th)?|\d{1,2}(?:st|nd|rd|th)? (?:of )?\p{L}{3,9})(?![\p{L}\d]|,? \d)/u;

const findTaken = (text: string): Taken | undefined => {
  for (const [pattern, isSure] of [
    [strong, true],
    [weak, false],
  ] as const)
    for (const match of text.matchAll(pattern)) {
      const cue = { start: match.index, end: match.index + match[0].length };
      if (!isSure && isLeftAway(text, cue)) continue;
      const taken = takenBy(text, cue, isSure);
      if (!taken) continue;
      const day = dayAlone.exec(text.slice(cue.end));
      const year = day ? /\b(?:18|19|20)\d\d\b/u.exec(text.slice(taken.start, taken.end))?.[0] : undefined;
      return {
        taken: [taken, cue, ...leadOf(text, cue.end)],
        ...(year !== undefined && day && { year, at: cue.end + day[0].length }),
      };
    }
  return undefined;
};

// `Her name is only Reyes, no Whitcomb`: what is not part of a name takes nothing back.
const isLeftAway = (text: string, { start, end }: Span): boolean =>
  /^\s*(?:oh |um )?no$/iu.test(text.slice(start, end)) &&
  !/^\s*,/u.test(text.slice(end)) &&
  (noneOf.test(text.slice(end)) ||
    /\b(?:only|just|names?|spell\w*|spelt|goes by|legal\w*|licen[sc]e|passport)\b[^.;!?]*$/iu.test(
      text.slice(0, start),
    ));

// "Two sons, no daughters".
const noneOf =
  /^\s+(?:other |more |step-?|grand|living )*(?:sons|boys|daughters|girls|kids|children|brothers|sisters|nieces|nephews|siblings|cousins|steps|heirs|relatives)\b/iu;

const lead =
  /^[\s,.:;-]*(?:(?:it'?s|it is|its|that'?s|it should be|make it|i meant?|sorry|no|actually)(?=[\s,])[\s,]*)*/iu;

// What leads to the word that counts: `no wait, it's Joel`.
const leadOf = (text: string, at: number): readonly Span[] => {
  const length = lead.exec(text.slice(at))?.[0].length ?? 0;
  return length === 0 ? [] : [{ start: at, end: at + length }];
};

const takenBy = (text: string, cue: Span, isSure: boolean): Span | undefined => {
  const start = startOfSaid(text, cue.start);
  const said = text.slice(start, cue.start).replace(/[\s,.;:…!-]+$/u, '');
  const [instead = ''] = text
    .slice(cue.end)
    .replace(lead, '')
    .split(/[.;!?\n]|,\s/u);
  // "We sold the boat, so scratch that": the boat goes, not what was said of it.
  if (
    /^(?:scratch|strike) /iu.test(text.slice(cue.start, cue.end)) &&
    /\b(?:so|please|just|can you|and)\s*$/iu.test(text.slice(0, cue.start))
  )
    return undefined;
  // `No, make that 40`: nothing stands before it that could be taken back.
  if (!/[\p{L}\p{N}]/u.test(said.replace(nothingSaid, ''))) return undefined;
  if (!/[\p{L}\p{N}]/u.test(instead))
    return isSure && /(?:scratch|strike|forget|take) /iu.test(text.slice(cue.start, cue.end))
      ? { start, end: cue.start }
      : undefined;
  if (
    /^(?:it|business|well|this|that|we all|we|they|everybody|everyone|you know|come on|really|honestly|who)\b/iu.test(
      instead.trim(),
    ) &&
    !/\d|\p{Lu}\p{Ll}/u.test(instead.trim().slice(1)) &&
    isSure &&
    /mean/iu.test(text.slice(cue.start, cue.end))
  )
    return undefined;
  const length = likeEnd(said, instead.trim(), isSure);
  if (length === undefined || deniesOther(text.slice(cue.end), said.slice(said.length - length))) return undefined;
  return { start: start + said.length - length, end: cue.start };
};

// "Trustee after Nadine, make that Leanna, not Curt": Curt is taken back, and Nadine stays.
const deniesOther = (behind: string, taken: string): boolean => {
  const who = /^[^.;!?]{1,60}?,?\s(?:and )?not (?:my |our )?(?<who>[\p{L}'-]+)/u.exec(behind)?.groups?.['who'];
  return who !== undefined && /\p{Lu}/u.test(taken) && !taken.toLowerCase().includes(who.toLowerCase());
};

const nothingSaid = /^\W*(?:(?:no|oh|ok(?:ay)?|sorry|wait|well|hm+|um|uh|hold on|hang on|actually|oops)\W*)+$/iu;

// The sentence before the cue; where the cue opens one, the sentence before that.
const startOfSaid = (text: string, at: number): number => {
  const before = text.slice(0, at).replace(/[\s,.;:…!-]+$/u, '');
  const breaks = [...before.matchAll(/[;!?\n]|(?<!\b\p{L}|\b[JSDM]r|\bSt)\.(?=\s)/gu)];
  const last = breaks.at(-1);
  return last ? last.index + 1 : 0;
};

const clause =
  /^(?:i|he|she|we|they|you|there|let|put|give|take|make|remove|add|delete|drop|leave|change|keep|use|everything|nobody|both|don'?t|do)\b/iu;
const functional = new Set(
  'is are was be been to with and for as at in on of by from or the a an my our his her their it its that this should will gets get goes go has have named called than'.split(
    ' ',
  ),
);

/** How long the end of what was said is that the new words take the place of; all of it where they say a whole thing anew. */
const likeEnd = (said: string, instead: string, isSure: boolean): number | undefined => {
  const figure = /^\$?\d[\d.,/%]*/u;
  const day = /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*\.? \d/iu;
  const date = day.exec(said);
  if (date && day.test(instead)) return said.length - date.index;
  if (figure.test(spellOutInDigits(instead))) {
    const numbers = [...spellOutInDigits(said).matchAll(/\$?\d[\d.,/]*%?/gu)];
    const last = numbers.at(-1);
    if (last && (isSure || said.length - last.index - last[0].length <= 10)) return said.length - last.index;
    return isSure ? trailing(said, instead) : undefined;
  }
  const led = isSure ? /^(?:for|to|from|at|in|on|with)(?= )/iu.exec(instead)?.[0] : undefined;
  const before = led === undefined ? -1 : said.toLowerCase().lastIndexOf(` ${led.toLowerCase()} `);
  if (before >= 0) return said.length - before;
  if (clause.test(instead)) return isSure ? said.trimStart().length : undefined;
  const isName = /^\p{Lu}/u.test(instead) || isRelation(instead);
  if (!isSure) {
    const end = trailing(said, instead);
    const tail = said.slice(said.length - end);
    return isName && (/\p{Lu}/u.test(tail) || isRelation(tail)) && tail.split(/\s+/u).length <= 6 ? end : undefined;
  }
  return trailing(said, instead);
};

const isRelation = (text: string): boolean => {
  const [first = '', second = ''] = text
    .trim()
    .toLowerCase()
    .split(/[\s,]+/u);
  return findRelation(/^(?:my|our)$/u.test(first) ? second : first) !== undefined;
};

// The last words that belong together; of names the capitals, with the relation before them.
const trailing = (said: string, instead: string): number => {
  const words = [...said.matchAll(/[^\s,]+/gu)];
  const isWritten = /^\p{Lu}/u.test(instead) && /^\p{Lu}/u.test(words.at(-1)?.[0] ?? '');
  let at = words.length;
  while (at > 0) {
    const word = words[at - 1]?.[0] ?? '';
    const isPart = isWritten ? /^\p{Lu}/u.test(word) || isRelation(word) : !functional.has(word.toLowerCase());
    if (!isPart) break;
    at -= 1;
  }
  if (at === words.length) return said.trimStart().length;
  const isLed = /^(?:my|our)$/iu.test(words[at - 1]?.[0] ?? '');
  const from = isLed ? at - 1 : at;
  return said.length - (words[from]?.index ?? 0);
};

/** What stands before and behind the last word of correction in a message: `the 14th, no wait, the 15th`. */
export interface Corrected {
  readonly before: string;
  readonly after: string;
}

const corrections = patternOf(
  'giu',
  String.raw`(?:^|[\s,.;!-])(?:(?:no|oh|oops|sorry|ah),? )?(?:no,? (?:wait|sorry|i mean|actually|make that|it'?s)`,
  '|wait|scratch that|strike that|i mean(?:t)?(?: to say)?|i should say|make (?:that|it)|correction',
  String.raw`|or rather|rather|actually|sorry|excuse me|my mistake|hold on)(?=[\s,.:;]|$)[\s,.:;-]*`,
);
const deniedBetween = /,\s*no,\s*/giu;

/** Takes a message apart at its last correction; undefined where it takes nothing back. */
export const takenBack = (text: string): Corrected | undefined => {
  const marks = [...text.matchAll(corrections), ...text.matchAll(deniedBetween)]
    .filter(({ index }) => /[\p{L}\p{N}]/u.test(text.slice(0, index)))
    .toSorted((one, other) => one.index - other.index);
  const mark = marks.findLast(({ index, 0: cue }) => /[\p{L}\p{N}]/u.test(text.slice(index + cue.length)));
  return mark && { before: text.slice(0, mark.index), after: text.slice(mark.index + mark[0].length) };
};
