import { patternOf } from '#kit/pattern-of.ts';
import { findInstitutions } from '#facts/institutions.ts';
import {
  isCompanyName,
  isOrganization,
  isUnclearKind,
  readsAsPerson,
  saysOrganization,
} from '#facts/is-organization.ts';
import { findRelation } from '#interview/language/relations.ts';
import { isFunction } from '#interview/language/score-word.ts';
import { caseName } from '#interview/language/title-case.ts';
import { type Span, spanOf, type Word } from '#interview/language/word.ts';

/** Words that are the name of a company, a bank, a church or the like. */
export interface OrganizationSaid extends Span {
  readonly name: string;
}

/** The organizations that a message names, by their own words; `the church` alone is no name. */
export const findOrganizations = (text: string, words: readonly Word[]): readonly OrganizationSaid[] => {
  const known = findInstitutions(text).map(({ start, end }) => ({
    from: words.findIndex((word) => word.start >= start),
    to: words.findLastIndex((word) => word.end <= end || word.start < end) + 1,
  }));
  const found: { readonly from: number; readonly to: number }[] = [
    ...numbered(words),
    ...bodies(text, words),
    ...friends(text, words),
  ];
  for (const [at, word] of words.entries()) {
    if (!isHead(word) || found.some(({ from, to }) => at >= from && at < to)) continue;
    const after = Math.max(0, ...found.map(({ to }) => to).filter((to) => to <= at));
    const run = { from: Math.max(after, startOf(words, at)), to: endOf(words, at) };
    const name = nameOf(words, run);
    // "In trust for life".
    if (word.low === 'trust' && run.from === at) continue;
    if (run.to - run.from < 2 || readsAsPerson(name) || !isNamed(words, run)) continue;
    found.push(run);
  }
  for (const run of [...apposed(words), ...namedWhole(text, words)])
    if (!found.some(({ from, to }) => run.from < to && from < run.to)) found.push(run);
  const isSurnamed = ({ from, to }: { readonly from: number; readonly to: number }): boolean =>
    to - from === 1 && words[to]?.isCapital === true && !words.slice(to, to + 1).some(isHead);
  const apart = known
    .filter((one) => !isSurnamed(one))
    .filter((one) => one.from >= 0 && !found.some((other) => one.from < other.to && other.from < one.to));
  return [...found, ...apart]
    .toSorted((one, other) => one.from - other.from)
    .map((run) => ({ ...spanOf(words, run.from, run.to), name: nameOf(words, run) }));
};

interface Run {
  readonly from: number;
  readonly to: number;
}

// "VFW Post 3629", "Elks Lodge no. 122": the number is part of the name.
const numbered = (words: readonly Word[]): readonly Run[] =>
  words.flatMap((word, at) => {
    if (!/^(?:post|lodge|local|troop|chapter|council|aerie|grange)$/u.test(word.low)) return [];
    const length = words.slice(at + 1, at + 4).findIndex(({ low }) => !/^(?:no|number|#|\.)\.?$/u.test(low));
    const number = words[at + 1 + length];
    const from = startOf(words, at);
    return length >= 0 && from < at && /^\d{1,5}$/u.test(number?.text ?? '') ? [{ from, to: at + 2 + length }] : [];
  });

const ofChrist = patternOf(
  'giu',
  String.raw`\bchurch of (?:jesus christ(?: of latter[- ]day saints)?|christ(?:,? scientist)?|god(?: in christ)?|the nazarene`,
  String.raw`|the brethren)\b|\b(?:jehovah'?s witnesses|assembl(?:y|ies) of god|latter[- ]day saints|knights of columbus)\b`,
);

// Bodies whose names go on behind what names in lower case end with: "the church of jesus christ of latter-day saints".
const bodies = (text: string, words: readonly Word[]): readonly Run[] =>
  placesOf(words, text.matchAll(ofChrist)).map(({ from, to }) => ({ from: startOf(words, from), to }));

// "Friends of the Kirksville Library": a body of its own beside the one whose friends they are; friends of somebody are none.
const friends = (text: string, words: readonly Word[]): readonly Run[] =>
  placesOf(words, text.matchAll(befriended)).filter(
    ({ from, to }) =>
      words[from + 2]?.low === 'the' || words.slice(from + 2, to).some(isHead) || !words[to - 1]?.isName,
  );

const befriended = patternOf(
  'gu',
  String.raw`\b(?:Friends|Sons|Daughters) of (?:the )?\p{Lu}[\p{L}'.-]*(?: (?:(?:of|and|for) (?:the )?)?\p{Lu}[\p{L}'.-]*){0,6}`,
  String.raw`|\bfriends of the (?:\p{Ll}[\p{L}'.-]* ){0,3}(?:library|park|museum|zoo|arboretum|river|trail|shelter)\b`,
);

const placesOf = (words: readonly Word[], found: Iterable<RegExpExecArray>): readonly Run[] =>
  [...found].map(({ index, 0: { length } }) => ({
    from: words.findIndex(({ start }) => start >= index),
    to: words.findLastIndex(({ end }) => end <= index + length) + 1,
  }));

// "Our Lady of Guadalupe", "the Griggs County 4-H": named whole, with no word in them that says what they are.
const namedWhole = (text: string, words: readonly Word[]): readonly { readonly from: number; readonly to: number }[] =>
  placesOf(
    words,
    [ladies, clubs, communities, letters].flatMap((pattern) => [...text.matchAll(pattern)]),
  );

const ladies = patternOf(
  'gu',
  String.raw`\b(?:Our Lady|Sacred Heart|(?:Little )?Sisters|Daughters|Knights) of (?:the )?\p{Lu}[\p{L}']*`,
  String.raw`(?: (?:\p{Lu}[\p{L}']*|of \p{Lu}[\p{L}']*))*|\bour lady of (?:the )?(?:perpetual |good )?\p{Ll}[\p{L}']*`,
  '(?: (?:church|parish|school|shrine))?',
);
// "SPCA of Wake County", "the YMCA of Greater Rockford", and those that everybody knows by their letters alone.
const letters = patternOf(
  'gu',
  String.raw`\b(?!(?:USA?|LLC|INC|AND|ALL|THE)\b)[A-Z]{3,6} of (?:the )?\p{Lu}[\p{L}']+(?: \p{Lu}[\p{L}']+){0,3}`,
  String.raw`|\b(?:A?SPCA|NAACP|ACLU|YWCA|YMCA|UNICEF|NAMI|CASA|USO|PBS|NPR|DAV|PFLAG)\b`,
);
// "Mesilla Valley Community of Hope": what it is a community of belongs to its name.
const communities = patternOf(
  'gu',
  String.raw`(?:(?!The |To |And |All )\p{Lu}[\p{L}'.-]* ){0,4}\b(?:Community|House|Circle|Order|Voices) of (?:the )?\p{Lu}[\p{L}'-]*`,
  String.raw`(?: (?:and )?\p{Lu}[\p{L}'-]*)*`,
);
const clubs = /(?:\b\p{Lu}[\p{L}']+ )*(?<![\p{L}\d])4-?[Hh]\b(?: \p{Lu}\p{L}+)*/gu;

// "My church (First Baptist of Macon)", "our school, Saint Anne": what stands right behind a word for an organization is its name.
const apposed = (words: readonly Word[]): readonly { readonly from: number; readonly to: number }[] =>
  words.flatMap((word, at) => {
    const isOwned = /^(?:my|our)$/u.test(
      words.slice(Math.max(0, at - 2), at).find(({ low }) => /^(?:my|our)$/u.test(low))?.low ?? '',
    );
    if (!isOwned || !saysOrganization(word.low)) return [];
    const mark = words[at + 1]?.text ?? '';
    const isLed = /^[(,:-]$/u.test(mark) || /^(?:called|named|is)$/u.test(mark);
    const from = isLed ? at + 2 : at + 1;
    const length = words.slice(from).findIndex((one) => !isInName(one, mark === '('));
    const to = from + (length < 0 ? words.length - from : length);
    const run = words.slice(from, to);
    const isNamed = run.length > 1 && run[0]?.isCapital === true && run.at(-1)?.isCapital === true;
    const isInside = mark === '(' && words[to]?.text === ')' && run.length > 0 && run.length <= mostInside;
    return isNamed || isInside ? [{ from, to }] : [];
  });

const mostInside = 7;

const isInName = (word: Word, isInside: boolean): boolean =>
  word.part !== 'mark' &&
  !/^\d/u.test(word.text) &&
  (word.isCapital ||
    joins.test(word.low) ||
    (isInside && (!isFunction(word) || /^(?:first|second|third|new)$/u.test(word.low))));

// A word that the name of an organization has and the name of a person has not.
const isHead = (word: Word): boolean =>
  /^\p{L}/u.test(word.low) &&
  !word.isName &&
  (isCompanyName(word.low) ||
    isOrganization({ name: `Xx ${word.low}` }) ||
    isOrganization({ name: `Xx Xx ${word.low}` }) ||
    isUnclearKind({ name: `Xx ${word.low}` }) ||
    /^(?:bank|church|college|fund|clinic|lodge|scouts|troop|co-op|coop|nonprofit)$/u.test(word.low));

const joins = /^(?:of|for|the|and|&)$/u;

const isPart = (word: Word | undefined, isWritten: boolean): boolean =>
  word !== undefined &&
  word.part !== 'mark' &&
  (isWritten
    ? word.isCapital || /^\d+(?:st|nd|rd|th)?$/u.test(word.text)
    : (!isFunction(word) || /^(?:first|second|third|united|new)$/u.test(word.low)) &&
      (word.part !== 'verb' || !word.isOrdinary || !orders.test(word.low)) &&
      !/^(?:my|our|local|goes|going|gets|then|percent)$/u.test(word.low) &&
      word.part !== 'adverb' &&
      (findRelation(word.low) === undefined || /^(?:children|women|men|veterans|kids)'s?$/iu.test(word.text)));

// Verbs that open an answer; any other may be part of a name: "bike kitchen", "swim club".
const orders = patternOf(
  'u',
  '^(?:give|leave|send|pay|put|make|let|split|divide|share|want|say|think|use|add|have|has|get|go|is|are|be',
  '|do|choose|pick|name|call|take|keep|like|trust|need|would|will|should|can|thank|see|know|went|gone|came',
  String.raw`|come|was|were|had|did|got|took|gave|said|live|lives|work|stay|own|\p{L}+(?:s|ed|ing))$`,
);

// Where capitals show names, only capitals are part of one.
const startOf = (words: readonly Word[], head: number): number => {
  const isWritten = words[head]?.isCapital === true;
  let from = head;
  while (from > 0 && head - from < 6) {
    const before = words[from - 1];
    if (isPart(before, isWritten) && !before?.isPossessive) from -= 1;
    else if (before?.isPossessive && isPart(before, isWritten) && (isWritten || !before.isName)) from -= 1;
    else if (isWritten && joins.test(before?.low ?? '') && before?.low !== 'and' && words[from - 2]?.isCapital === true)
      from -= 2;
    else if (isCouple(words, from - 1)) from -= 2;
    else break;
  }
  while (
    from < head &&
    /^(?:the|a|an|to|i|then|so|but|oh|ok|okay|also|maybe|perhaps|probably)$/u.test(words[from]?.low ?? '')
  )
    from += 1;
  return from;
};

// "Search and Rescue", "Fish and Wildlife Foundation", "Saints Peter and Paul Church": two words of one name, not two who are named.
const isCouple = (words: readonly Word[], and: number): boolean => {
  const [saint, one, joint, other] = [words[and - 2], words[and - 1], words[and], words[and + 1]];
  if (!one || !other || !/^(?:and|&)$/u.test(joint?.low ?? '')) return false;
  if (couples.test(`${one.low} ${other.low}`) || /^(?:saints|ss|sts)\.?$/u.test(saint?.low ?? '')) return true;
  const isWord = (word: Word): boolean =>
    word.isCapital && word.isOrdinary && !word.isName && !word.isPlace && !isFunction(word);
  return isWord(one) && isWord(other) && !isHead(one) && !/^(?:county|city|town|state|village|parish)$/u.test(one.low);
};

const couples =
  /^(?:(?:search|fire) rescue|rescue recovery|boys girls|arts crafts|fish (?:game|wildlife)|parks rec\p{L}*|lewis clark|faith hope)$/u;

const endOf = (words: readonly Word[], head: number): number => {
  const isWritten = words[head]?.isCapital === true;
  let to = head + 1;
  if (words[head]?.isPossessive) return to;
  for (;;) {
    const next = words[to];
    if (next === undefined) return to;
    const isTight = (isHead(next) && next.part !== 'number') || (isWritten && next.isCapital && !isFunction(next));
    if (isTight && (isWritten ? next.isCapital : true)) to += 1;
    else if (
      /^(?:of|for)$/u.test(next.low) &&
      isPart(words[to + 1], isWritten) &&
      (isWritten || words[to + 1]?.isPlace || words[to + 1]?.isOrdinary === false)
    )
      to += 2;
    else if (isForThose(words, to, isWritten)) to += 3;
    else if (isOfWhom(words, to)) to += 1;
    else return to;
  }
};

// "School for the Deaf", "Society of the Sacred Heart".
const isForThose = (words: readonly Word[], to: number, isWritten: boolean): boolean =>
  /^(?:of|for)$/u.test(words[to]?.low ?? '') &&
  words[to + 1]?.low === 'the' &&
  (isWritten
    ? words[to + 2]?.isCapital === true && !isFunction(words[to + 2] as Word)
    : /^(?:deaf|blind|arts|homeless|disabled)$/u.test(words[to + 2]?.low ?? ''));

// "Scholarship fund for agronomy students": the last word of those for whom it is.
const isOfWhom = (words: readonly Word[], to: number): boolean => {
  const [of, word, next] = [words[to - 2], words[to], words[to + 1]];
  return (
    /^(?:of|for)$/u.test(of?.low ?? '') &&
    word?.isPlural === true &&
    word.part === 'noun' &&
    (next === undefined || next.part === 'mark')
  );
};

// `a bank`, `the law firm`: no name unless something in it is one.
const isNamed = (words: readonly Word[], { from, to }: { readonly from: number; readonly to: number }): boolean => {
  const isUnnamed = /^(?:an?|any|some|my|our|his|her|their)$/u.test(words[from - 1]?.low ?? '');
  const hasOwn = words.slice(from, to).some((word) => word.isCapital || word.isName || word.isPlace || !isHead(word));
  return hasOwn && (!isUnnamed || words.slice(from, to).some((word) => word.isCapital || word.isName));
};

// "St Johns Bike Kitchen nonprofit": the word says what it is.
const nameOf = (words: readonly Word[], { from, to }: { readonly from: number; readonly to: number }): string =>
  caseTitle(
    words
      .slice(from, to - from > 2 && /^(?:nonprofit|charity)$/u.test(words[to - 1]?.text ?? '') ? to - 1 : to)
      .map(({ text }, index, all) => (index === all.length - 1 ? text.replace(/'s$/iu, '') : text)),
  )
    .replace(/ - /gu, '-')
    .replace(/ \.(?= \d)/gu, '.');

const caseTitle = (said: readonly string[]): string =>
  said.every((word) => word === word.toLowerCase())
    ? said
        .map((word) =>
          joins.test(word)
            ? word
            : /^(?:llc|ymca|ywca|vfw|pnc|uc)$/u.test(word)
              ? word.toUpperCase()
              : caseName([word]),
        )
        .join(' ')
    : said.join(' ');
