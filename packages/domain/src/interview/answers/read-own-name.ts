import { patternOf } from '#kit/pattern-of.ts';
import type { AnswerReader, Heard } from '#interview/answers/heard.ts';
import { type Part, splitParts } from '#interview/answers/split-parts.ts';
import { remarksBut } from '#interview/answers/weigh-rest.ts';
import { isSpouse } from '#facts/kin.ts';
import { isSamePerson } from '#facts/same-person.ts';
import { analyzeMessage } from '#interview/language/analyze-message.ts';
import type { NameSaid } from '#interview/language/name-said.ts';
import { findRelation } from '#interview/language/relations.ts';
import { caseName } from '#interview/language/title-case.ts';
import type { Word } from '#interview/language/word.ts';
import { isFunction } from '#interview/language/score-word.ts';

/**
 * The full name of one person that a question asks as a text: where somebody says that it is theirs, or where it is all that a part
 * of the message says. Of two different names neither is taken.
 */
export const readOwnName: AnswerReader = (heard) => {
  const { question, message } = heard;
  const own = ownNameIn(heard);
  if (own === undefined) return undefined;
  const rest = remarksBut(splitParts(message), (low) => low.includes(own.part.low) || tellsSpouse(heard, low));
  // Whoever opens a conversation with more than the name tells of more than one thing, and often less of the name than stands on the ID.
  if (isOpening(heard.interview) && rest.length > 0 && !isAllThatIsTold(message)) return undefined;
  if (rest.some(tellsMore)) return undefined;
  return {
    patch: [{ field: question.field, value: own.name, evidence: message, confidence: 0.95 }],
    ...(rest.length > 0 && { rest }),
  };
};

/** True for a message that says what a name is: "my name is …". */
export const statesName = (message: string): boolean => /\bname(?:'s| is)\b/iu.test(message);

// An address or somebody else is read with the name, not noted beside it.
const tellsMore = (words: string): boolean =>
  /\d{3}/u.test(words) ||
  analyzeMessage(words).names.some(({ name, probability }) => name.includes(' ') && probability >= 0.8);

const isAllThatIsTold = (message: string): boolean =>
  statesName(message) && analyzeMessage(message).names.length === 1 && !/\d/u.test(message);

/** The one name that somebody plainly gives as their own, or as that of whom the question asks. */
export const ownNameIn = (heard: Pick<Heard, 'interview' | 'question' | 'message'>): Own | undefined => {
  const { question } = heard;
  // A line that is broken behind "my name is" goes on in the next one.
  const message = heard.message.replace(/(\bis|[’']s|:)\s*\n\s*/gu, '$1 ');
  if (question.kind !== 'text' || question.names === undefined || correcting.test(message)) return undefined;
  const parts = splitParts(message);
  const { names } = analyzeMessage(message);
  const full = names.filter(({ name, probability }) => name.includes(' ') && probability >= 0.8);
  const said = full.filter((one) => isOwn(heard.interview, message, one));
  const [only, ...others] = said;
  if (only && others.every((other) => isSamePerson(other.name, only.name))) {
    const part = parts.find(({ start, end }) => start <= only.start && only.start < end);
    const name = withoutRank(only.name);
    return part && { name, part };
  }
  const spoken = parts.filter(({ text }) => !framing.test(text));
  const [first] = spoken;
  const isOther = full.some(({ start }) => first !== undefined && start >= first.end);
  if (said.length > 0 || !first || isOther || (isOpening(heard.interview) && spoken.length > 1)) return undefined;
  const { organizations } = analyzeMessage(message);
  const [body] = organizations;
  // Who receives something may be an organization.
  const isBody = body && question.role === undefined && spoken.length === 1 && organizations.length === 1;
  if (isBody) return { name: body.name, part: first };
  const whole = wholly(message, first);
  return whole === undefined ? undefined : { name: whole, part: first };
};

const correcting = /\?|\b(?:wait|actually|scratch that|i mean|correction|rather|instead)\b/iu;

const isOpening = ({ said, trail, facts }: Heard['interview']): boolean =>
  said === undefined && trail.length <= 1 && Object.keys(facts).length === 0;

interface Own {
  readonly name: string;
  readonly part: Part;
}

const mine = patternOf(
  'iu',
  String.raw`(?:^|\b)(?:my (?:full |legal |whole |complete )*name(?: is|'s)?|i am|i'm|im|this is|name(?: is|'s)`,
  String.raw`|(?:on|in) (?:my|the) (?:[\p{L}']+ ){1,2}(?:it|my name) (?:is|says)|(?:it|that)(?:'s| is| says)?|legally`,
  String.raw`|full name|sign as|write)\s*:?,?\s*(?:professor |emeritus |mr\.? |mrs\.? |ms\.? |dr\.? |rev\.? )*$`,
);
const behind = /^\s*,?\s*(?:here|speaking|legally|officially|on paper|is (?:the|my)(?: full| legal)? name)\b/iu;
const framing =
  /^[\s.,:]*(?:(?:hello|hi|hey|hidy|good (?:morning|afternoon|evening|day)|well|so|ok|okay|sure|yes|it's|its|it is|that's|name|professor|mr|mrs|ms|dr|rev)\b[\s.,:]*)*$/iu;

const isOwn = (interview: Heard['interview'], text: string, { start, end }: NameSaid): boolean => {
  const [before, after] = [sentenceBefore(text.slice(0, start)), text.slice(end)];
  if (/\p{Lu}\p{Ll}+ (?:and|&) $/u.test(before) || /^ (?:and|&) (?!I\b)\p{Lu}/u.test(after)) return false;
  return mine.test(before) || (behind.test(after) && framing.test(before));
};

const sentenceBefore = (text: string): string => /[^.!?;\n]*$/u.exec(text)?.[0] ?? '';

const surnamesToo = /\b(?:church|banks?|college|law|temple|cross|chapel|parish|school|fund|mission)$/iu;

// A part that is nothing but a name, whatever words it is made of: "vernell ann church".
const wholly = (message: string, { text, start }: Part): string | undefined => {
  const said = text
    .trim()
    .replace(/[.,!]+$/u, '')
    .replace(/^(?:it'?s|its|that'?s|name'?s) /iu, '');
  const { words, names, organizations } = analyzeMessage(said);
  const [body] = organizations;
  // "Vernell Ann Church" where a person is asked.
  const isSurnamed = body !== undefined && words.length < 4 && surnamesToo.test(said);
  if ((body && !isSurnamed) || words.length < 2 || words.length > 5) return undefined;
  const isName = words.every(
    (word) =>
      /^(?:\p{L}[\p{L}\p{M}'’.-]*)$/u.test(word.text) &&
      (!isFunction(word) || word.text.length === 1) &&
      (word.isName || !/^(?:verb|adverb|expression|pronoun)$/u.test(word.part)),
  );
  const starts = isSurnamed
    ? words[0]?.isOrdinary === false
    : (names[0]?.from === 0 && (names[0]?.probability ?? 0) > 0.5) || isStrange(words);
  if (!isName || !starts || findRelation(words[0]?.low ?? '')) return undefined;
  // "Cletus Ray Abernathy, Jr." goes on behind the comma.
  const longer = analyzeMessage(message).names.find((one) => one.start === start);
  const name = caseName(words.map((word) => word.text));
  return withoutRank(longer && longer.name.length > name.length ? longer.name : name);
};

// Names that no list holds are made of words that the language does not know.
const isStrange = (words: readonly Word[]): boolean =>
  words.length > 1 &&
  words.filter(({ isOrdinary }) => !isOrdinary).length * 2 >= words.length &&
  words[0]?.isOrdinary === false;

// "MSgt Cletus Ray Abernathy Jr.": a rank is no part of a name.
const withoutRank = (name: string): string =>
  name.replace(
    /^(?:(?:[mstc]?sgt|sergeant|captain|capt|lt|col|colonel|major|maj|professor|prof|emeritus|deacon|reverend|rev|dr|mr|mrs|ms)\.? )+(?=\p{L}+ \p{L})/iu,
    '',
  );

// "Walter Banks, my husband since 2014".
const tellsSpouse = ({ question }: Heard, low: string): boolean =>
  question.role === 'spouse-name' &&
  (low.match(/\p{L}+/gu) ?? []).some((word) => isSpouse(findRelation(word)?.relationship ?? ''));
