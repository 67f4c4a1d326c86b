import { patternOf } from '#kit/pattern-of.ts';
import { leadsToOthersName } from '#interview/language/is-others-name.ts';
import { nameInParts } from '#interview/language/name-in-parts.ts';
import { analyzeMessage } from '#interview/language/analyze-message.ts';
import type { NameSaid } from '#interview/language/name-said.ts';
import { isPlain } from '#interview/language/is-plain-word.ts';
import type { Word } from '#interview/language/word.ts';
import { tagWords } from '#interview/language/tag-words.ts';
import { findMentions } from '#interview/mentions/find-mentions.ts';
import { isStateName } from '#law/states-in-text.ts';
import type { Scene } from '#interview/asked/scene.ts';

/** A name that was given, and how surely it is one. */
export interface NameReading {
  readonly name: string;
  readonly confidence: number;
}

const introductions = patternOf(
  'giu',
  String.raw`\b(?:my (?:full |legal |full legal |complete |real )*name(?: is|'s|:)?|(?:the )?name(?:'s| is|:)|full name:?`,
  String.raw`|legal name(?: is)?:?|i'm called|this is|i am|i'm|im)\s+`,
  // "You spelled my name wrong, it's Kathryn Doyle".
  String.raw`|(?<=\bmy (?:[\p{L}']+ ){0,2}name\b[^.;]{0,40}[^.;\p{L}])(?:it'?s|it is|should be|is spelled|to)\s+`,
);

/** The speaker's name where they introduce themselves: "my name is …", "I'm …". */
export const introducedName = ({ text }: Scene): NameReading | undefined => {
  const { names } = analyzeMessage(text);
  for (const match of text.matchAll(introductions)) {
    const from = match.index + match[0].length;
    const isNamed = /name|^(?:it|should|is spelled|to)/iu.test(match[0]);
    if (
      /\b(?:his|her|their|trust|company|llc|brother|sister|son|daughter|wife|husband)(?:'s)?\s*$/iu.test(
        text.slice(0, match.index),
      ) ||
      leadsToOthersName(text.slice(0, match.index), false)
    )
      continue;
    const run = names.find((one) => /^[\s"]*$/u.test(text.slice(from, one.start)) && one.start >= from);
    if (!run || (!isNamed && run.probability < 0.5)) continue;
    const words = run.name.split(' ').length;
    const isSpeaker = isNamed || words > 1;
    if (isSpeaker) return { name: run.name, confidence: words > 1 ? 0.95 : 0.7 };
  }
  return undefined;
};

const nicknameCue =
  /\b(?:go(?:es)? by|call(?:s|ed)? me|known as|nickname(?:'s| is)?|a\.?k\.?a\.?|formerly|maiden name(?: is| was)?|n[eé]e|not|used to be|before|was)\s*(?:just |mostly |as )?$/iu;

/** A person's full name as the whole answer to the question: lead-ins, nicknames and remarks are left out. */
export const answeredName = (scene: Scene): NameReading | undefined => {
  const parts = nameInParts(scene.text);
  if (parts) return { name: parts.name, confidence: parts.isDoubtful ? 0.5 : 0.9 };
  const { tokens, text } = scene;
  const { names, words: said } = analyzeMessage(text);
  // One small word that does something is no name: `delete`.
  const isDoing = ({ from, to, isLower }: NameSaid): boolean =>
    isLower && to - from === 1 && said[from]?.part === 'verb' && said[from]?.isName === false;
  const runs = names.filter((one) => !isDoing(one) && !nicknameCue.test(text.slice(0, one.start)));
  const relatives = new Set(
    findMentions(text, tokens, { slots: () => true })
      .filter(({ relationship }) => relationship !== undefined)
      .map(({ name }) => name),
  );
  // The words are tagged once, however many names stand among them.
  const tagged = tagWords(text);
  const isAmong = ({ name, isLower }: NameSaid): boolean =>
    isStateName(name) || ((isLower || !name.includes(' ')) && hasSentence(tagged, name));
  // A relative who is named instead is never the speaker.
  const usable = runs.filter((run) => !relatives.has(run.name) && !isAmong(run));
  const cued = usable.find(({ start }) =>
    /\b(?:legal(?:ly)?|name is|it's|its|full name|license|birth certificate|id|passport)\W*(?:is|says|reads|it's)?\W*$/iu.test(
      text.slice(0, start),
    ),
  );
  const best = cued ?? usable.find(({ name }) => name.includes(' ')) ?? usable[0];
  if (!best) return undefined;
  const first = firstOfTwo(text, runs, best);
  if (first !== undefined) return { name: first, confidence: 0.4 };
  const isOnly =
    usable.length === 1 && best.name.split(' ').length === tokens.filter(({ kind }) => kind === 'word').length;
  const words = best.name.split(' ').length;
  if (words > 1) return { name: best.name, confidence: best.isLower && !isOnly && words < 2 ? 0.6 : 0.9 };
  return { name: best.name, confidence: best.isLower ? (isOnly ? 0.55 : 0.4) : isOnly ? 0.7 : 0.55 };
};

// "We're Joe and Ana Silva": two people with one family name, of whom the first one speaks for both.
const firstOfTwo = (text: string, runs: readonly NameSaid[], best: NameSaid): string | undefined => {
  const given = runs.find(({ name, end }) => !name.includes(' ') && /^ (?:and|&) $/u.test(text.slice(end, best.start)));
  const family = best.name.split(' ').at(-1);
  return given && best.name.includes(' ') ? `${given.name} ${family}` : undefined;
};

// What is left of an answer besides a name and what leads to it: with more than that, a lone or small-lettered word is no name.
const hasSentence = (tagged: readonly Word[], name: string): boolean => {
  const words = new Set(name.toLowerCase().match(/\p{L}+(?:'\p{L}+)?/gu) ?? []);
  const others = tagged.filter(
    ({ low, part }) => part !== 'mark' && part !== 'number' && !words.has(low) && !besideName.has(low),
  );
  return others.length > 0 && others.every(isPlain);
};

const besideName = new Set(
  "it's its it is that's my name full legal i'm im i am call called me the on id license passport says reads last first middle yes ok okay sure well um uh so hi hello hey just and as in this here's mr mrs ms dr go by goes everyone people friends they legally officially but".split(
    ' ',
  ),
);
