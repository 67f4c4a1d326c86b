import { asksInPassing } from '#interview/aside/asks-in-passing.ts';
import { asks } from '#interview/aside/asks.ts';
import { patternOf } from '#kit/pattern-of.ts';
import { splitSentences } from '#interview/language/clauses.ts';

/** A message in its questions and in what it tells besides. */
export interface Asked {
  readonly questions: readonly string[];
  /** Empty where the whole message asks. */
  readonly told: string;
}

/** Takes a message apart: the sentences that ask, and what is left; undefined where it asks nothing. */
export const splitAsked = (message: string): Asked | undefined => {
  if (message.length > longest) return undefined;
  const parts = splitSentences(message).flatMap(({ text, end }) => splitSentence(text.trim(), message.charAt(end)));
  const questions = parts.filter(({ isAsked }) => isAsked).map(({ text }) => text);
  if (questions.length === 0) return undefined;
  const told = parts.filter(({ isAsked, text }) => !isAsked && !empty.test(text)).map(({ text, mark }) => text + mark);
  return { questions, told: told.join(' ') };
};

const longest = 1500;

interface Part {
  readonly text: string;
  readonly mark: string;
  readonly isAsked: boolean;
}

const splitSentence = (text: string, mark: string): readonly Part[] => {
  const several = mark.startsWith('?') ? severalIn(text) : [];
  if (several.length > 1) {
    const [before = ''] = opening.exec(text) ?? [];
    const told = empty.test(before) ? [] : [{ text: before.replace(/:\s*$/u, ''), mark: '.', isAsked: false }];
    return [...told, ...several.map((one) => ({ text: one, mark: '?', isAsked: true }))];
  }
  if (!mark.startsWith('?') && asksInPassing(text)) return [{ text, mark: '?', isAsked: true }];
  const [before, after] = tail(text, mark);
  if (before === undefined || after === undefined)
    return [{ text, mark: mark.trim(), isAsked: asks(text, mark) && !empty.test(text) }];
  const isAsked = asks(before, '');
  return [...(empty.test(before) ? [] : [{ text: before, mark: '.', isAsked }]), { text: after, mark, isAsked: true }];
};

// “What does it cost, who sees this, and is it binding?”: each asks by itself. In “my sister, who is a nurse” nothing is asked.
const severalIn = (text: string): readonly string[] => {
  const pieces = text.replace(opening, '').split(between);
  const isEach = pieces.every((one) => one.split(/\s+/u).length > 2 && asks(one, ''));
  const isOfSomebody = pieces.some(
    (one, at) =>
      at > 0 &&
      /^who\b/iu.test(one) &&
      !/\b(?:i|it|this|that|cost|data|here|cost me|pay)$/iu.test(pieces[at - 1] ?? ''),
  );
  return isEach && !isOfSomebody ? pieces : [];
};

const opening = /^[^:?]{0,40}:\s+(?=\p{L})/u;
const between = patternOf(
  'iu',
  String.raw`,\s*(?:and|or|but)?\s*(?:also\s+)?(?=(?:what|who|how|where|when|why|is|are|do|does|can|could|will|would|should)\b)`,
  String.raw`|\s+and\s+(?=(?:what|who|how|where|why|is (?:it|this|that)|do i|does it|can i|will it)\b)`,
);

// “Ingrid, how much is this btw” answers and asks; of somebody who was named before, “Rosa, can she do it alone” asks alone.
const tail = (text: string, mark: string): readonly [string?, string?] => {
  if (beginning.test(text)) return [];
  const cut = joint.exec(text);
  if (!cut) return [];
  const before = text.slice(0, cut.index).trim();
  const after = text.slice(cut.index + cut[0].length);
  if (!asks(after, mark) || (speaksOfThem.test(after) && !asks(before, ''))) return [];
  return [before, after];
};

const beginning = /^\W*(?:if|when|once|suppose|in case|since|because)\b/iu;

const joint = patternOf(
  'iu',
  String.raw`(?:\s*[,:–—]|\s-|\s(?:but|and|btw|by the way))\s+(?:(?:but|and|btw|by the way|also|so|oh)[\s,]+)*`,
  String.raw`(?=(?:what|whats|what's|how|why|is it|is this|is that|is there|are you|are there|are we|do i|do we|do you|does`,
  String.raw`|can i|can we|can it|can this|could i|should i|should we|will it|will this|would it|would this)\b)`,
);

/** True for words that tell something of somebody: `he is not a citizen yet`. */
export const tellsOf = (told: string): boolean => telling.test(told.replaceAll('’', "'"));

const telling =
  /\b(?:is|isn't|isnt|was|lives?|lived|has|hasn't|had|have|works?|paid|pays|never|does|doesn't|did|are|were|can|can't|will|left|died|owns?|wants?|needs?|said|says)\b/iu;

/** True for a question about somebody who was named before it. */
export const asksOfThem = (question: string): boolean => speaksOfThem.test(question);

const speaksOfThem = /\b(?:he|she|they|him|her|them|his|their|theirs)\b/iu;

// What only holds a question together.
const empty = patternOf(
  'iu',
  String.raw`^\W*(?:(?:i'?m (?:so )?sorry|i am (?:so )?sorry|sorry|excuse me|be honest|just curious|thanks?|thank you|please|help|hi|hello|hey|ok(?:ay)?|and|but|so|well|wait|hmm+|oh|btw`,
  String.raw`|by the way|before (?:we|i) (?:start|begin|go on|get started|answer)|first(?: of all| off)?|one (?:more )?(?:question|thing)|quick question|question|just wondering|just asking|i (?:do not|don'?t) (?:know|understand|get it)|you (?:did not|didn'?t) say`,
  String.raw`|(?:i|we|he|she) (?:do|does|did|wonder(?:ed)?)(?: too)?|i forgot to ask|let me ask(?: you)?(?: something)?|before that|hold on|or different|or not|right|tell me|(?:good )?(?:morning|evening|afternoon)|(?:can|could|would|will) you (?:please )?help(?: me| us)?(?: out| with (?:this|that|it))?|how are you(?: doing| today)?|lol|haha|sir|ma'?am`,
  String.raw`|my english is[^.!?]*|(?:that is |it is |it'?s |this is )?not clear(?: to me)?|i(?:'?m| am) (?:lost|confused|not a lawyer|no lawyer))\b\W*)*$`,
);
