import { isWordName } from '#names/word-names.ts';
import { isSamePerson } from '#facts/same-person.ts';
import { showsWriting } from '#interview/answers/shows-writing.ts';
import type { Heard } from '#interview/answers/heard.ts';
import { leadsToOthersName } from '#interview/language/is-others-name.ts';
import { nameInParts } from '#interview/language/name-in-parts.ts';
import { type Part, splitParts } from '#interview/answers/split-parts.ts';
import { analyzeMessage } from '#interview/language/analyze-message.ts';
import type { NameSaid } from '#interview/language/name-said.ts';
import { phrases } from '#interview/language/phrases.ts';
import { findRelation } from '#interview/language/relations.ts';
import { isFunction } from '#interview/language/score-word.ts';
import { caseName } from '#interview/language/title-case.ts';
import type { Word } from '#interview/language/word.ts';
import { findAddresses } from '#interview/reader/property/addresses.ts';
import { blankSpans } from '#interview/language/blank.ts';
import { patternOf } from '#kit/pattern-of.ts';

/** A name that is given as somebody's own, and the part of the message that says it. */
export interface Own {
  readonly name: string;
  readonly part: Part;
  /** Nothing is said beside it but how it is spelled and what they are called. */
  readonly isAlone?: true;
  /** Another name stands beside it, or it is made of everyday words: it is asked back. */
  readonly isDoubtful?: true;
}

type Asking = Pick<Heard, 'interview' | 'question' | 'message'>;

/** The one name that somebody plainly gives as their own, or as that of whom the question asks. */
export const ownNameIn = (heard: Asking): Own | undefined => {
  const { question } = heard;
  // A line that is broken behind "my name is" goes on in the next one.
  const message = withoutWriting(heard.message.replace(/(\bis|[’']s|:)\s*\n\s*/gu, '$1 '));
  if (question.kind !== 'text' || question.names === undefined || correcting.test(statementsOf(message)))
    return undefined;
  const addresses = findAddresses(message, false);
  const parts = splitParts(blankSpans(message, addresses));
  const inParts = nameInParts(message);
  const [opening] = parts;
  if (inParts !== undefined && opening) return { ...inParts, part: { ...opening, low: message.toLowerCase() } };
  const full = fullNamesIn(message);
  const isSpouseAsked = question.role === 'spouse-name';
  const isOthers = ({ start }: NameSaid): boolean =>
    leadsToOthersName(sentenceBefore(message.slice(0, start)), isSpouseAsked);
  const own = full.filter((one) => isOwn(message, one) && !isOthers(one));
  const onPaper = own.filter(({ start }) => byPaper.test(sentenceBefore(message.slice(0, start))));
  const said = onPaper.length > 0 ? onPaper : own;
  const [only, ...others] = said;
  if (only && others.every((other) => isSamePerson(other.name, only.name))) {
    const part = parts.find(({ start, end }) => start <= only.start && only.start < end);
    return part && { name: withoutRank(only.name), part };
  }
  const stated = full.length > 0 ? undefined : statedIn(parts);
  return (
    stated ?? (said.length > 0 ? undefined : aloneIn(heard, { message, parts, full, isAtHome: addresses.length > 0 }))
  );
};

// "…, that is Vander Wal with a space" says no other name.
const withoutWriting = (message: string): string => {
  const [first, ...others] = splitParts(message);
  return blankSpans(
    message,
    others.filter(({ text }) => first !== undefined && (showsWriting(first.text, text) || formerName.test(text))),
  );
};

// "Ann Cole, born Ann Reyes": another name of hers, and none of today.
const formerName = patternOf(
  'u',
  String.raw`^\W*(?:(?:she|he|who|i) (?:was|is) )?(?:[Nn][ée]e|[Bb]orn|[Ff]ormerly|[Pp]reviously|[Mm]aiden name(?: is| was)?|[Bb]irth name(?: is| was)?)`,
  String.raw`(?: a)? (?!January|February|March|April|May|June|July|August|September|October|November|December)\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*\W*$`,
);

/** True for what may follow a name behind a comma: "Junior", "MD". */
export const isSuffix = (words: string): boolean => suffixes.test(words);

/** True before anything was answered or asked again: the first words of somebody. */
export const isOpening = ({ said, trail, facts }: Heard['interview']): boolean =>
  said === undefined && trail.length <= 1 && Object.keys(facts).length === 0;

interface Told {
  readonly message: string;
  readonly parts: readonly Part[];
  readonly full: readonly NameSaid[];
  /** An address stands beside it. */
  readonly isAtHome: boolean;
}

// A name that is all that a part of the message says, beside what is only said of oneself.
const aloneIn = ({ interview, question }: Asking, { message, parts, full, isAtHome }: Told): Own | undefined => {
  const spoken = parts.filter(({ text }) => !framing.test(text));
  const ofSelf = spoken.filter((part) => tellsOfSelf(part) || isCalledBeside(message, part));
  const told = spoken.filter((part) => !ofSelf.includes(part));
  const isForm = isAtHome || ofSelf.some(({ text }) => factsOfSelf.test(text));
  const [first, ...more] = isForm ? told.filter(({ low }) => !wishes.isIn(low)) : told;
  const isInSelf = ({ start }: NameSaid): boolean => ofSelf.some((part) => part.start <= start && start < part.end);
  const isOther = full.some((one) => first !== undefined && one.start >= first.end && !isInSelf(one));
  // "Frank Delgado. 61. I want …": like a form, the name first.
  const isFirstOfForm = isForm && first === spoken[0] && isOpening(interview);
  if (!first || (!isFirstOfForm && (isOther || (isOpening(interview) && more.length > 0)))) return undefined;
  const { organizations } = analyzeMessage(message);
  const [body] = organizations;
  // Who receives something may be an organization.
  const isBody = body && question.role === undefined && spoken.length === 1 && organizations.length === 1;
  if (isBody) return { name: body.name, part: first };
  const whole = wholly(message, first);
  if (whole === undefined) return undefined;
  const isDoubtful = isOther || full.some(isInSelf) || isOfEverydayWords(whole);
  const isAlone =
    !isAtHome && ofSelf.length + 1 === spoken.length && !ofSelf.some(({ text }) => factsOfSelf.test(text));
  return { name: whole, part: first, ...(isAlone && { isAlone }), ...(isDoubtful && { isDoubtful }) };
};

const correcting = /\b(?:wait|actually|scratch that|i mean|correction|rather|instead)\b|\?/iu;

// A question that comes before is answered for itself.
const statementsOf = (message: string): string =>
  message.replace(/^[^?.!\n]*\?\s+(?=(?:my|the) (?:\p{L}+ ){0,2}name\b)/iu, '');

const fullNamesIn = (message: string): readonly NameSaid[] =>
  analyzeMessage(message).names.filter(
    ({ name, probability, start, isLower }) =>
      name.includes(' ') &&
      !/\d[\p{L}\d]*\s+$/u.test(message.slice(0, start)) &&
      (probability >= 0.8 || (isLower && probability > 0.6 && introducing.test(message.slice(0, start)))),
  );

const introducing =
  /^\W*(?:(?:hi|hello|hey|good (?:morning|afternoon|evening|day)|well|ok|okay|so)\b[\s,.!]*)*(?:i'm|im|i am|my name is|my name's)\s+$/iu;

const mine = patternOf(
  'iu',
  String.raw`(?:^|\b)(?:my (?:full |legal |whole |complete )*name(?: is|'s)?|i am|i'm|im|this is|name(?: is|'s|:)`,
  String.raw`|name (?:on|as|in|per|according) [^.;,!?]{2,40} (?:is|says|reads)|(?:on|in) (?:my|the) (?:[\p{L}']+ ){1,2}(?:it|my name) (?:is|says)`,
  String.raw`|(?:passport|licen[cs]e|id|i\.d\.|certificate|card|deed|papers?) (?:is|says?|reads?|has)(?: me as)?`,
  String.raw`|(?:it|that|this)(?:'?s| is| says)?(?: me)?|legally|officially|full name|sign as|write|here|^i(?=,)`,
  String.raw`|\b(?:put|write|list|enter)(?: me| it| that)?(?: down)?(?: as| for)?|please use|(?:can|could|should|may|just) use`,
  String.raw`)\s*:?,?\s*(?:professor |emeritus |mr\.? |mrs\.? |ms\.? |dr\.? |rev\.? )*["“]?$`,
);
const byPaper = /\b(?:legal(?:ly)?|officially|passport|licen[cs]e|id|i\.d\.|certificate|card)\b[^.;]{0,12}$/iu;
const behind = /^\s*,?\s*(?:here|speaking|legally|officially|on paper|is (?:the|my)(?: full| legal)? name)\b/iu;
const framing = patternOf(
  'iu',
  String.raw`^[\s.,:]*(?:(?:hello|hi|hey|hidy|greetings|good (?:morning|afternoon|evening|day)|(?:merry|happy) \p{L}+|well|so|ok|okay|sure|yes|yep|yeah`,
  String.raw`|ready|alright|all right|here (?:goes|it is|you go)|let'?s (?:go|start|begin)|it's|its|it is|that's|name|professor|mr|mrs|ms|dr|rev`,
  String.raw`|sir|ma'?am|madam|there|everyone|everybody|folks|please|thanks|thank you)\b[\s.,:!]*)*$`,
);

const isOwn = (text: string, { start, end }: NameSaid): boolean => {
  const [before, after] = [sentenceBefore(text.slice(0, start)), text.slice(end)];
  if (/\p{Lu}\p{Ll}+ (?:and|&) $/u.test(before) || /^ (?:and|&) (?!I\b)\p{Lu}/u.test(after)) return false;
  return mine.test(before) || (behind.test(after) && framing.test(before));
};

const sentenceBefore = (text: string): string => /[^.!?;\n]*$/u.exec(text)?.[0] ?? '';

// How a name is spelled or said, what somebody is called besides, how old they are.
const tellsOfSelf = ({ text, low }: Part): boolean =>
  factsOfSelf.test(text) ||
  isSuffix(text) ||
  asides.isIn(low) ||
  /^\W*(?:the|my) name(?: is|'s) \p{L}+\W*$/iu.test(text);

// "Rosalind Fitch (Roz)", "Carla Moss, Tulsa".
const isCalledBeside = (message: string, { start, text }: Part): boolean =>
  (message.charAt(start - 1) === '(' && /^\p{L}+$/u.test(text.trim())) ||
  analyzeMessage(text.trim()).words.every(({ isPlace, isName }) => isPlace && !isName);

const suffixes = /^\W*(?:jr|sr|junior|senior|ii|iii|iv|md|phd|ph\.d|esq|dds|dvm|rn|cpa|jd)\W*$/iu;

const factsOfSelf = patternOf(
  'iu',
  String.raw`^\W*(?:(?:and |currently |recently |newly )*(?:i'm |im |i am )?(?:a )?(?:(?:age[d]? )?\d{2,3}(?: (?:years?|yrs?)(?: old| young)?)?`,
  String.raw`|single|married|widow(?:ed|er)?|divorced|separated)|born .{4,30}|d\.?o\.?b\.? .{4,20}|status:? \p{L}+|(?:home |my )?address(?: is)?)\W*$`,
);

const asides = phrases(
  'spelled|spelt|spelling|pronounced|pronounce|hyphenated|rhymes',
  'with|without a|an|the|one|two hyphen|accent|tilde|a|b|c|d|e|f|g|h|i|j|k|l|m|n|o|p|q|r|s|t|u|v|w|x|y|z',
  'no|without middle|second name|initial',
  "i|he|she|i'd go|goes|went by",
  'everyone|everybody|people|friends|folks|they|family|kids *2 call|calls|know|knows me',
  'you can|could|may call me',
  'call me',
  'also|better? known as',
  'nickname|nicknamed|aka|formerly|previously|née|nee|maiden',
  'used to be',
  'on|in my|the birth|passport|license|marriage|social *2',
  'before|until i|we *3 married|remarried|divorced',
  'not a? junior|senior|jr|sr|the',
);

// What somebody who gives their name like a form comes for.
const wishes = phrases('trust|will|document|papers|llc|company|estate');

// "my name is twyla jean scarborough": behind words that announce a name everything is one, whatever words it is made of.
const statedIn = (parts: readonly Part[]): Own | undefined => {
  for (const part of parts) {
    const [, said = ''] = announced.exec(part.text) ?? [];
    const { words } = analyzeMessage(said);
    const isMadeOfWords = words.length > 1 && words.length < 6 && words.every((word) => isNamable(word));
    if (isMadeOfWords && part.text === part.low) return { name: caseName(words.map(({ text }) => text)), part };
  }
  return undefined;
};

const announced = patternOf(
  'iu',
  String.raw`\bmy (?:(?:full|legal|whole|complete|real|own) )*name(?: is|'s)?:? (?:just |simply )?((?:\p{L}[\p{L}'’.-]* ?){2,5})$`,
);

const isNamable = (word: Word): boolean =>
  /^\p{L}/u.test(word.text) &&
  (!isFunction(word) || word.text.length === 1) &&
  !findRelation(word.low) &&
  (word.isName || isWordName(word.low) || !/^(?:verb|adverb|expression)$/u.test(word.part));

const surnamesToo = /\b(?:church|banks?|college|law|temple|cross|chapel|parish|school|fund|mission)$/iu;

// A part that is nothing but a name, whatever words it is made of: "vernell ann church".
const wholly = (message: string, { text, start }: Part): string | undefined => {
  const said = text
    .trim()
    .replace(/[.,!]+$/u, '')
    .replace(/^(?:it'?s|its|that'?s|name'?s|dr\.?|mr\.?|mrs\.?|ms\.?) /iu, '');
  const { words: written, names, organizations } = analyzeMessage(said);
  const words = withoutCourtesy(written);
  const [body] = organizations;
  // "Vernell Ann Church" where a person is asked.
  const isSurnamed = body !== undefined && words.length < 4 && surnamesToo.test(said);
  if ((body && !isSurnamed) || words.length < 2 || words.length > 5) return undefined;
  const [named] = names;
  const isNamed = named?.from === 0 && named.to === words.length && named.probability >= 0.8 && !named.isLower;
  const isName = words.every(
    (word) =>
      /^(?:\p{L}[\p{L}\p{M}'’.-]*)$/u.test(word.text) &&
      (!isFunction(word) || word.text.length === 1) &&
      (word.isName || !/^(?:verb|adverb|expression|pronoun)$/u.test(word.part)),
  );
  const starts = isSurnamed
    ? words[0]?.isOrdinary === false
    : (named?.from === 0 && named.probability > 0.5) || isStrange(words);
  if (!(isName && starts) && !isNamed) return undefined;
  if (findRelation(words[0]?.low ?? '') || greetings.test(said)) return undefined;
  // "Cletus Ray Abernathy, Jr." goes on behind the comma.
  const from = start + text.length - text.trimStart().length;
  const longer = analyzeMessage(message).names.find((one) => one.start === from);
  const name = caseName(words.map((word) => word.text));
  return withoutRank(longer && longer.name.length >= name.length ? longer.name : name);
};

const greetings = /^(?:merry|happy|good|dear|best|warm)\b/iu;

const isOfEverydayWords = (name: string): boolean =>
  analyzeMessage(name).words.every(({ isOrdinary, isName }) => isOrdinary && !isName);

// "Rosalinda Macaraeg po": said to whoever listens.
const withoutCourtesy = (words: readonly Word[]): readonly Word[] => {
  const last = words.at(-1);
  return words.length > 2 && last?.isCapital === false && courtesies.test(last.low) ? words.slice(0, -1) : words;
};

const courtesies = /^(?:po|opo|sir|lol|haha|ok|okay|thanks|thx|please|pls)$/u;

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
