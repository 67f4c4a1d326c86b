import { splitSentences } from '#interview/language/clauses.ts';
import { patternOf } from '#kit/pattern-of.ts';
import type { BarKind } from '#interview/barred/bar-kind.ts';
import { barPatterns } from '#interview/barred/bar-patterns.ts';

/** Words that bar somebody, with whom they bar and where they stand in the text. */
export interface Bar {
  readonly kind: BarKind;
  readonly who: string;
  readonly start: number;
  readonly end: number;
}

/** Every stretch of a text that says who must never serve: "Luis must never serve", "keep my ex out of it", "anyone but Dale". */
export const findBars = (text: string): readonly Bar[] => {
  if (text.includes('?')) return [];
  const plain = text.replaceAll('’', "'");
  return splitSentences(plain).flatMap((sentence) => {
    const found = barIn(sentence.text);
    return found ? [{ ...found, start: sentence.start + found.start, end: sentence.start + found.end }] : [];
  });
};

const barIn = (sentence: string): Bar | undefined => {
  for (const { kind, says } of barPatterns) {
    const match = says.exec(sentence);
    const who = match?.groups?.['who'];
    if (match === null || who === undefined || hinges.test(sentence.slice(0, match.index + match[0].length))) continue;
    const behind = sentence.slice(match.index + match[0].length);
    if (limits.test(behind)) continue;
    const [from, whom] = kind === 'serve' || kind === 'unfit' || kind === 'nothing' ? lastOf(who) : [0, who];
    const [reason = ''] = why.exec(behind) ?? [];
    const start = from === 0 ? withSpeaker(sentence, match.index) : match.index + match[0].indexOf(who) + from;
    return { kind, who: whom, start, end: match.index + match[0].length + reason.length };
  }
  return undefined;
};

// "I don't want": who says it belongs to what is said.
const withSpeaker = (sentence: string, at: number): number =>
  /\b(?:(?:i|we)(?:'d)? (?:(?:really|just|also) )?)$/iu.exec(sentence.slice(0, at))?.index ?? at;

// What hangs on something bars nobody.
const hinges = /\b(?:if|unless|when|whenever|until|once|in case|whether|why|how)\b/iu;

// "Must never act alone" says how, not whether.
const limits = patternOf(
  'iu',
  String.raw`^\W*(?:\S+ ){0,2}(?:alone|together|jointly|by (?:him|her|them)sel(?:f|ves)|on (?:his|her|their) own|without|until|before|unless`,
  String.raw`|if|when|while|once|at the same time|at once|with|both|for (?:more|longer)|first|yet)\b`,
);

// The reason behind it, and what is left of the thought.
const why = patternOf(
  'iu',
  String.raw`^(?!\s*(?:,|;|-)?\s*(?:but|and|so|then)\b)[^,;]*`,
  String.raw`(?:[,;]?\s*(?:-+\s*)?(?:because|since|as|for|after|ever|he|she|they|it|who|i)(?:'\p{L}+)?\s[^;]*)?`,
);

// "Sofía first, then Mateo, but Luis must never serve": of whom it is said stands last.
const lastOf = (who: string): readonly [from: number, who: string] => {
  const joints = Array.from(who.matchAll(/[,;]\s*(?:but|and|so|then)?\s+|\s(?:but|so|then)\s+/giu));
  const cut = joints.findLast(({ index, 0: joint }) => !isBeside(who.slice(index + joint.length)));
  const from = cut === undefined ? 0 : cut.index + cut[0].length;
  const doing = /^.*\b(?:is|are|should|will|can|must|gets?|takes?|serves?|does|do) .*?\band\s+/iu.exec(who.slice(from));
  const start = from + (doing?.[0].length ?? 0);
  return [start, who.slice(start)];
};

// "Todd Ruiz, Helen's son", "Dale, the youngest": it says who that is.
const isBeside = (words: string): boolean =>
  /^(?:my|our|the|an?|\p{L}+'s)\s+(?:\p{Ll}|-)+(?:\s\p{Ll}+){0,2}$/u.test(words.replace(/[\s,]+$/u, '').trim());
