import { findRelation } from '#interview/language/relations.ts';
import { isPlainWord } from '#interview/language/is-plain-word.ts';
import { analyzeMessage } from '#interview/language/analyze-message.ts';
import { patternOf } from '#kit/pattern-of.ts';

/** Who is meant in the end, and in which order, and what was said against whoever was named first. */
export interface SecondChoice {
  readonly text: string;
  readonly why: string;
}

/**
 * Somebody is named, thought better of, and put behind: "my son, no, my daughter Fay, then him" is "my daughter Fay, then my son";
 * "Ed, scratch that, Ed's too old, Nora" is "Nora". Undefined where nobody is taken back for somebody else.
 */
export const readSecondChoice = (said: string, known: readonly string[]): SecondChoice | undefined => {
  const { lead = '', first = '', rest = '' } = turned.exec(said)?.groups ?? {};
  if (first === '' || !isOnePerson(first, known)) return undefined;
  const given = first.replace(kinBefore, '').split(/\s+/u)[0] ?? '';
  const why = whyNot(rest, given);
  const behind = rest
    .slice(why.length)
    .replace(/^[\s,.;:—–-]*(?:so |it'?s |put |make it |(?:let's )?(?:go with|use) )?/iu, '');
  if (!startsWithPerson(behind, known) || isSame(behind, first)) return undefined;
  const meant = inOrder(behind, first, given);
  return { text: `${/^first\b/iu.test(lead) ? '' : lead}${meant}`, why: why.replace(/[\s,—–-]+$/u, '') };
};

const pause = String.raw`[\s,.;:!?…—–-]*`;
const hesitates = String.raw`(?:(?:oh|hmm+|um+|uh+|er+|ah|well|wait|hang on|hold on|actually|sorry|oops)\b${pause})*`;
const turned = patternOf(
  'isu',
  String.raw`^\W*(?<lead>(?:(?:put down|put|i want|i'd say|i say|go with|use|let's say|first) )?)`,
  String.raw`(?<first>(?:my |our )?\p{L}[\p{L}'’-]*(?: (?!(?:no|er+|um+|uh|hmm+|wait|oh|i)\b)\p{L}[\p{L}'’.-]*){0,3}?)`,
  String.raw`(?:\s+|${pause}\s*)${hesitates}`,
  String.raw`\b(?:no(?:pe)?|wait|scratch that|strike that|i mean|make (?:it|that)|or rather|actually|sorry|oops|hang on|hold on)\b${pause}`,
  String.raw`(?:(?:no|wait|hang on|hold on|actually|make (?:it|that)|i mean|sorry|first)\b${pause})*`,
  String.raw`(?<rest>\S.{2,200})$`,
);
const kinBefore = /^(?:my|our)\s+(?=\p{L}+\s+\p{L})\p{L}+\s+/iu;

// "Ed's too old", "he moved to Spain, so".
const whyNot = (rest: string, given: string): string => {
  const called = given.replace(/[^\p{L}]/gu, '');
  const about = patternOf(
    'iu',
    String.raw`^(?:(?:but|because|cause|cuz|cos) )?(?:${called}|s?he|they)(?:['’]?(?:s|d|re|ll)\b| (?=is\b|was\b|has\b|had\b|would\b|lives?\b|moved\b|drinks?\b|got\b|died\b`,
    String.raw`|can\b|can['’]?t\b|won['’]?t\b|isn['’]?t\b|doesn['’]?t\b|hates?\b|works?\b|already\b))[^.;!?…—–]*?(?:[.;!?…]+|\s[—–-]+|,(?= ))\s*`,
  );
  return about.exec(rest)?.[0] ?? '';
};

const namesIn = (text: string, known: readonly string[]) =>
  analyzeMessage(text, known).names.filter(({ probability }) => probability >= 0.4);

// "My son", "my neighbor Gus", "Abe Stone": one person, and nothing else.
const isOnePerson = (text: string, known: readonly string[]): boolean => {
  const named = namesIn(text, known);
  const left = named.reduceRight((said, { start, end }) => said.slice(0, start) + said.slice(end), text);
  const words = left.toLowerCase().match(/\p{L}[\p{L}'’-]*/gu) ?? [];
  const kin = words.filter((word) => findRelation(word)?.isPlural === false);
  return (
    named.length <= 1 &&
    named.length + kin.length > 0 &&
    words.every((word) => kin.includes(word) || /^(?:my|our)$/u.test(word))
  );
};

const startsWithPerson = (text: string, known: readonly string[]): boolean => {
  const [my = '', kin = ''] = text.toLowerCase().match(/\p{L}[\p{L}'’-]*/gu) ?? [];
  if (/^(?:my|our)$/u.test(my)) return findRelation(kin)?.isPlural === false;
  const [named] = namesIn(text, known);
  if (noPerson.test(text)) return false;
  return named?.start === 0 && (named.known.length > 0 || !isPlainWord(text.split(/\s/u)[0] ?? ''));
};

const noPerson = /^(?:middle|last|first|maiden|family|sur|legal|full|nick)[ -]?names?\b/iu;

const isSame = (text: string, first: string): boolean => {
  const word = /\p{L}[\p{L}'’-]*/u.exec(first.replace(/^(?:my|our) /iu, ''))?.[0] ?? '';
  return text
    .toLowerCase()
    .replace(/^(?:my|our) /u, '')
    .startsWith(word.toLowerCase());
};

// Whoever was named first is meant by "him", by the first name, and comes where it is said.
const inOrder = (text: string, first: string, given: string): string => {
  const name = first.replace(kinBefore, '');
  const full = new RegExp(
    String.raw`\b${given}\b(?:\s+${name
      .split(/\s+/u)
      .slice(1)
      .join(String.raw`\s+`)})?`,
    'giu',
  );
  const inFull = name.includes(' ') && !/^(?:my|our)$/iu.test(given) ? text.replace(full, name) : text;
  const called = String.raw`(?:him|her|${escaped(name)})`;
  const later = patternOf(
    'iu',
    String.raw`[\s,.;—–-]*(?:and |but |with )*(?:`,
    String.raw`(?:then|followed by|next|backup|back-up)(?: is)? ${called}(?: (?:second|next|after (?:him|her|that)))?`,
    String.raw`|${called} (?:is |as |for |to be |be |comes? )?(?:(?:the |a |my )?(?:second|next|backup|back-up|alternate)|behind (?:him|her)|after (?:him|her)))\W*$`,
  );
  return inFull.replace(later, `, then ${first}`);
};

const escaped = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
