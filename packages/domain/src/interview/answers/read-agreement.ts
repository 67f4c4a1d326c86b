import { isBareYes } from '#interview/acts/bare-yes.ts';
import { agreesIn, isIdle } from '#interview/answers/agrees-in.ts';
import { type Part, splitParts } from '#interview/answers/split-parts.ts';
import { recordedWords } from '#interview/answers/recorded-words.ts';
import { patternOf } from '#kit/pattern-of.ts';
import { joinLetters } from '#interview/language/join-letters.ts';
import { hasLetters, lettersClaimed } from '#interview/language/letters-claimed.ts';
import type { Interview } from '#interview/interview.ts';
import { isPlainWord } from '#interview/language/is-plain-word.ts';
import type { Reading } from '#interview/reading.ts';
import { wordKey } from '#kit/word-key.ts';

/**
 * Words that leave what is shown as it is: an agreement, or a wish that something stays. What only says once more that it is right
 * may stand beside it; undefined where anything in the message may change something.
 */
export const readAgreement = (interview: Interview, message: string): Reading | undefined => {
  if (interview.doubt !== null || !isShown(interview)) return undefined;
  if (isBareYes(message)) return { act: 'yes', patch: [] };
  const parts = splitParts(message);
  if (parts.length === 0 || parts.some(({ isQuestion }) => isQuestion)) return undefined;
  const kinds = parts.map((part) => (isSpelledSo(interview, part) ? 'affirms' : kindOf(part)));
  const isLoose = (kind: Kind | undefined): boolean => kind === 'other' || kind === undefined;
  // `Ingrid signs as Ingrid Moe but leave the long one`: what is left as it is stands before it.
  const isLeft = (at: number): boolean => kinds[at + 1] === 'keeps' && staysKnown(interview, parts[at], kinds[at + 1]);
  const isAffirmed = (at: number): boolean =>
    kinds[at + 1] === 'affirms' && isRecorded(interview, parts[at]?.low ?? '');
  if (kinds.some((kind, at) => isLoose(kind) && !isLeft(at) && !isAffirmed(at))) return undefined;
  const rest = parts.filter((_, at) => isLoose(kinds[at]) && isLeft(at)).map(({ text }) => text.trim());
  if (kinds.includes('agrees')) return { act: 'yes', patch: [], ...(rest.length > 0 && { isPlain: true, rest }) };
  return kinds.some((kind) => kind === 'keeps' || kind === 'affirms')
    ? { act: 'kept', patch: [], ...(rest.length > 0 && { isPlain: true, rest }) }
    : undefined;
};

const isShown = ({ asked }: Interview): boolean => asked === null || asked.kind === 'review';

type Kind = 'agrees' | 'affirms' | 'keeps' | 'idle' | 'other';

const kindOf = ({ low }: Part): Kind => {
  const said = low.replace(/^\W*(?:(?:but|and|so|only|though|although|however)\s+)+/u, '');
  const isTurned = /^\W*(?:but|only|except|though|although|however|unless)\b/u.test(low);
  if (keeps.test(said)) return 'keeps';
  if (!isTurned && agreesIn(low)) return 'agrees';
  if (affirms.test(said)) return 'affirms';
  if (isTurned) return 'other';
  return isIdle(low) && !/\b(?:others?|else|no|not|change|wrong)\b/u.test(low) ? 'idle' : 'other';
};

const it = String.raw`(?:it|that|this|him|her|them|those|these|everything|all|(?:the|my|our|her|his|their) (?:(?!to\b|for\b|out\b|off\b|with\b|from\b)\p{L}+ ?){1,2}?)`;
const asIs = String.raw`(?: ?(?:as|like) (?:it|that|they|this)(?:'s| is| are| was)?| ?alone| ?in| ?there| ?please| ?so| ?too| ?the way (?:it|they) (?:is|are)| ?for now)`;
const affirms = patternOf(
  'u',
  String.raw`^\W*(?:i (?:see|think|guess|believe) )?you(?:'ve|'d)? (?:already )?(?:(?:have )?(?:got|had|have|wrote|written|put|spelled|spelt|heard)) ${it}?`,
  String.raw`(?: ?(?:right|correct(?:ly)?|down|already|i (?:guess|think|see|believe)|just fine|well|good|so))*\W*$`,
  String.raw`|^\W*${it} (?:is|are|looks?|reads?|was|were)(?: all| also| just| spelled| written)* (?:right|correct|fine|good|perfect|ok|okay|alright)\W*$`,
);
const keeps = patternOf(
  'u',
  String.raw`^\W*(?:please |just |then |you can |no,? )*(?:(?:leave|keep) (?:it|that|this|him|her|them|those|these|everything|all`,
  String.raw`|the (?:long|short|old|full|first|other|same|original|present|current|longer|shorter|earlier) (?:one|name|version|form|way|spelling|answer))${asIs}*`,
  String.raw`|leave ${it}${asIs}+|keep ${it}${asIs}*)\W*$`,
  String.raw`|^\W*(?:it|that|this|everything|they|the \p{L}+)(?: can| may| should)? (?:stays?|remains?|stands?)(?: (?:as|like) (?:it|they|that)(?: is| are)?| so| the same| put)?\W*$`,
  String.raw`|^\W*(?:(?:i|we) )?(?:do not|don'?t|needn'?t) (?:want to )?change ${it}\W*$|^\W*(?:no,? )?never ?mind(?: (?:that|it|me))?\W*$|^\W*forget (?:it|that|what i said|i said (?:that|anything))\W*$`,
);

// `The street is Adobe with one b`, and so it is written.
const isSpelledSo = (interview: Interview, part: Part): boolean => {
  const low = joinLetters(part.low).toLowerCase();
  const claims = lettersClaimed(low);
  return (
    claims.length > 0 &&
    isRecorded(interview, low) &&
    tellingIn(low).some((word) => recordedWords(interview).has(wordKey(word)) && hasLetters(word, claims))
  );
};

// Who is left as they are is named in what stands before, which is kept in the words of the person.
const staysKnown = (interview: Interview, part: Part | undefined, kind: Kind | undefined): boolean =>
  part !== undefined && kind === 'keeps' && part.text.split(/\s+/u).length > 2 && isRecordedPartly(interview, part.low);

const tellingIn = (low: string): readonly string[] =>
  (low.match(/[\p{L}\p{N}][\p{L}\p{N}'-]*/gu) ?? []).filter(
    (word, at, all) => word.length > 2 && all[at - 1] !== 'the' && !isPlainWord(word),
  );

// Every word that tells something stands among what is recorded.
const isRecorded = (interview: Interview, low: string): boolean => {
  const known = recordedWords(interview);
  return tellingIn(low).every(
    (word) => known.has(wordKey(word)) || /^(?:spell\w*|letters?|\p{L}'s|accent)$/u.test(word),
  );
};

const isRecordedPartly = (interview: Interview, low: string): boolean => {
  const known = recordedWords(interview);
  return tellingIn(low).some((word) => known.has(wordKey(word)));
};
