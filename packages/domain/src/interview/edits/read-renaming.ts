import { definitionOf } from '#facts/people-in.ts';
import { isLonger, isMisspelled, isSamePerson, isSpelledAlike, wordsOfName } from '#facts/same-person.ts';
import { renamePerson } from '#interview/edits/change-list.ts';
import { askWhich } from '#interview/edits/ask-which.ts';
import type { Edit, Order, OrderReader } from '#interview/edits/edit.ts';
import type { Desk, KnownPerson } from '#interview/edits/known-entries.ts';
import { readName } from '#interview/edits/new-name.ts';
import { readSlot } from '#interview/edits/read-slot.ts';
import { readPlace } from '#interview/edits/read-slot.ts';
import { caseName } from '#interview/language/title-case.ts';
import { editDistance } from '#kit/edit-distance.ts';
import { wordKey } from '#kit/word-key.ts';
import { patternOf } from '#interview/edits/pattern-of.ts';

const nameNoun =
  '(?:(?:full|legal|real|official|true|actual|proper|birth|given|married|maiden|complete|correct|whole)\\s+)*';
const part = '(?:(?<part>first|last|middle|family|sur)[ -]?)?';
const is =
  "(?:(?:'s| is| was| are)(?: not [\\p{L}'-]+,?(?: but)?)?(?: now| only| just| really| actually| in fact| legally| properly| officially)*(?: spelled| spelt| written| called)?(?: as| with)?|(?: should be| should read| should say| needs to be| has to be| must be| goes by| changed to| became|:))(?: now| only| just| really| actually)*";
const fresh =
  "(?<fresh>(?!(?:is|are|was|should|must|needs?|has|be|to|not|now|only|just|really|actually|legally|spelled|spelt|written|called|goes|changed|became)\\b)\\p{L}[\\p{L}\\p{M}'. -]{0,78}?)";
const remark =
  "(?:\\s*,?\\s*(?:now|on paper|legally|for short|(?:and )?(?:not|no|instead of|rather than)\\s+(?<old>\\p{L}[\\p{L}\\p{M}' -]{0,40}?)(?: any ?more)?|with (?:an? |one |two |the |double )?\\p{L}(?:'?s)?\\b.{0,30}|(?:you|i) (?:wrote|have|had|put|typed|said)\\s+.{1,40}|(?:on|in) (?:her|his|the|my|their) .{0,40}|by (?:marriage|the way)))*";

/** A pattern of renaming: who, and the new name. */
const patterns: readonly RegExp[] = [
  // Beth's legal name is Elizabeth Ann Lowry; my middle name is Jane, not Ann
  new RegExp(`^(?<who>.{1,50}?)(?:'s?)?\\s+${nameNoun}${part}name${is}\\s+${fresh}${remark}$`, 'iu'),
  // the surname of my daughter is Lowery
  new RegExp(`^(?:the )?${nameNoun}${part}name of (?<who>.{1,50}?)${is}\\s+${fresh}${remark}$`, 'iu'),
  // X is spelled Y, X spells her name Y, X goes by Y now
  new RegExp(
    `^(?<who>.{1,50}?)(?:'s name|'s)?\\s+(?:is|are|was|should be|goes|spells?|writes?|signs?|is now|is only)?\\s*(?:really |actually |now |properly |just )*(?:spelled|spelt|spells?|written|writes?|called|by)(?: (?:it|her|his|their|the|him|himself|herself)(?: (?:first |last |sur)?name)?)?(?: as| with \\p{L}(?: please)?,?)?\\s+${fresh}${remark}$`,
    'iu',
  ),
  // change Beth to Elizabeth
  new RegExp(
    `^(?:change|rename|correct|update|fix|replace|make|switch)\\s+(?:the )?(?:(?:spelling|(?:${nameNoun}${part}name)) of )?(?<who>.{1,60}?)\\s+(?:to|with|by|into|as)\\s+${fresh}${remark}$`,
    'iu',
  ),
  // X is now only Y; she's Y now
  new RegExp(
    `^(?<who>.{1,50}?)(?:'s| is| are| should be| should read)\\s+(?:now |only |just |really |actually |legally |officially )*${fresh}${remark}$`,
    'iu',
  ),
];

/** "Change Beth to Elizabeth", "X is spelled Y", "my middle name is Jack, not James": one person under another name, everywhere. */
export const readRenaming: OrderReader = (desk, order) => {
  for (const [index, pattern] of patterns.entries()) {
    const said = pattern.exec(order.text)?.groups;
    const isBare = index === patterns.length - 1 && !onPaper.test(order.text);
    const edit = said && renameMeant(desk, order, { ...(said as unknown as Said), isBare });
    if (edit) return edit;
  }
  return readSpelling(desk, order) ?? readRespelling(desk, order);
};

interface Said {
  readonly who: string;
  readonly fresh: string;
  readonly part?: string;
  readonly old?: string;
  /** Nothing says that it is a name. */
  readonly isBare: boolean;
}

const renameMeant = (
  desk: Desk,
  order: Order,
  { who, fresh: said, part: which, old, isBare }: Said,
): Edit | undefined => {
  const slot = readSlot(
    desk,
    who.replace(
      /\b(?:first|last|middle|family|sur)[ -]?name\b|\bname\b|\b(?:on paper|legally|officially|in her passport|in his passport)\b/giu,
      ' ',
    ),
  );
  const isOwn = /^(?:my|our)$/iu.test(who.trim());
  if (slot.left !== '' && !isOwn) return undefined;
  if (slot.unclear.length > 0 && !slot.unclear.every(({ isPronoun }) => isPronoun)) return askWhich(desk, order, slot);
  const before = readSlot(desk, order.before).people.at(-1);
  const isBack = slot.people.length === 0 && slot.unclear.some(({ isPronoun }) => isPronoun);
  const person = isOwn ? desk.people.find(({ isMaker }) => isMaker) : isBack ? before : slot.people[0];
  const name = readName(said.replace(/\s+(?:now|please|instead)$/iu, ''));
  if (!person || slot.people.length > 1 || name === undefined) return undefined;
  // `Joel is closer` calls nobody Closer.
  if (isBare && !(/^\p{Lu}/u.test(said) && said.includes(' ')) && !(said.includes(' ') && hasCommon(person.name, name)))
    return undefined;
  if (desk.people.some((one) => one !== person && isSamePerson(one.name, name))) return undefined;
  const full = fullName(person.name, name, { part: which, old, said: who });
  const isAnother =
    !hasCommon(person.name, full) && full.includes(' ') && old === undefined && !namesName.test(order.text);
  return full === undefined || isAnother || full === person.name ? undefined : rename(desk, person, full);
};

const onPaper = /\b(?:on (?:her|his|the|my|their) \p{L}+|on paper|legally|officially)\b/iu;
const namesName = /\b(?:name|spell\w*|spelt|called|goes by|rename)\b/iu;

const hasCommon = (one: string, other: string): boolean => {
  const [words, others] = [wordsOfName(one), wordsOfName(other)];
  return words.some((word) => others.includes(word)) || isMisspelled(one, other);
};

const rename = (desk: Desk, person: KnownPerson, full: string): Edit | undefined => {
  const values = renamePerson(desk, person, full);
  return Object.keys(values).length === 0 ? undefined : { values, confidence: 0.9 };
};

interface How {
  readonly part?: string | undefined;
  readonly old?: string | undefined;
  readonly said?: string;
}

/** The whole name with what was said of it: a part that is named, the word that is taken back, the most alike, or all of it. */
export const fullName = (before: string, fresh: string, { part: which, old, said = '' }: How = {}): string => {
  const words = before.split(' ');
  if (words.length === 1) return fresh;
  const freshWords = fresh.split(' ');
  const oldKey = old === undefined ? undefined : wordKey(old);
  const at = words.findIndex((word) => wordKey(word) === oldKey);
  const last = /^(?:jr|sr|ii|iii|iv)\.?$/iu.test(words.at(-1) ?? '') ? words.length - 2 : words.length - 1;
  const put = (index: number): string => words.with(index, fresh).join(' ');
  if (freshWords.length > 1 && which === undefined) return fresh;
  if (at >= 0) return put(at);
  if (which === 'first') return put(0);
  if (which === 'last' || which === 'family' || which === 'sur') return put(last);
  if (which === 'middle')
    return words.length > 2 ? words.toSpliced(1, last - 1, fresh).join(' ') : words.toSpliced(1, 0, fresh).join(' ');
  const spoken = words.findIndex((word) => wordKey(said).split(' ').includes(wordKey(word)));
  return put(spoken >= 0 && !said.trim().includes(' ') ? spoken : closest(words, fresh));
};

const closest = (words: readonly string[], fresh: string): number => {
  const scores = words.map((word) => editDistance(wordKey(word), wordKey(fresh)));
  return scores.indexOf(Math.min(...scores));
};

const spelling = patternOf(
  'iu',
  String.raw`^(?:(?:no|it'?s|its|it is|i meant|i mean|that'?s|that is|i said|i typed|should be|it should be`,
  String.raw`|it should say)[\s,]+)*(?<fresh>\p{L}[\p{L}\p{M}'. -]{1,60}?)\s*,?\s+`,
  String.raw`(?:(?:and )?not|instead of|rather than|no)\s+`,
  String.raw`(?<old>\p{L}[\p{L}\p{M}'-]*(?: \p{L}[\p{L}\p{M}'-]*){0,3})$`,
);
const denied = patternOf(
  'iu',
  String.raw`^(?<who>.{1,50}?)(?:'s)?\s+(?:(?:last|first|middle|family|sur)[ -]?)?(?:name)?\s*`,
  String.raw`(?:isn'?t|is not|wasn'?t|not)\s+(?<old>\p{L}[\p{L}\p{M}'-]*)\s*,?\s*(?:but |it'?s |its |it is )+`,
  String.raw`(?<fresh>\p{L}[\p{L}\p{M}'-]*)$`,
);
const typed =
  /^(?:i |you )(?:typed|wrote|put|said|have)\s+(?<old>\p{L}[\p{L}\p{M}' -]*?)\s*,?\s*(?:but )?(?:it'?s|it is|its|should be)\s+(?<fresh>\p{L}[\p{L}\p{M}'. -]*)$/iu;

// "I meant Ann, not Anna", "it's Hodge, not Hodges": the word that is taken back says whose name it is.
const readSpelling = (desk: Desk, order: Order): Edit | undefined => {
  const { fresh: said, old } =
    (denied.exec(order.text) ?? typed.exec(order.text) ?? spelling.exec(order.text))?.groups ?? {};
  if (said === undefined || old === undefined) return undefined;
  const meant = readSlot(desk, old);
  const name = readName(
    said
      .split(/\s*,\s*/u)
      .at(0)
      ?.replace(/^.*\b(?:is|be|to)\s+/iu, '')
      .replace(/\s+with\s.*$/iu, '') ?? '',
  );
  const [person, ...others] = meant.people;
  if (name === undefined || meant.left !== '' || !person || others.length > 0) return undefined;
  const isKnown = readSlot(desk, said).people.some((one) => one !== person);
  if (isKnown || callsOffice(desk, order.text.replace(old, ' '))) return undefined;
  const full = fullName(person.name, name, { old });
  return isAlike(person.name, full) ? rename(desk, person, full) : undefined;
};

const respelled = patternOf(
  'iu',
  String.raw`\b(?:(?:mis-?)?spell\w*|spelt|letters?|accent|typo|wrong|correction|double|with `,
  String.raw`(?:an? |the |two |one )?['"]?\p{L}['"]?(?:'?s)?(?![\p{L}'])|no ['"]?\p{L}['"]?(?![\p{L}'])|misheard`,
  String.raw`|should (?:be|say|read))(?=\W|$)`,
);

// `as trustee Carl Jones, not Beth`: somebody else in an office.
const callsOffice = (desk: Desk, text: string): boolean =>
  readPlace(desk, text).fields.some(
    (field) => definitionOf(field).names !== 'maker' && definitionOf(field).names !== undefined,
  );

// A known name in letters of its own, where the talk is of letters: `Thomas Hallaway, with an a`.
const readRespelling = (desk: Desk, order: Order): Edit | undefined => {
  const said = order.before + order.whole;
  const isObjection = objects.test(said);
  if (!respelled.test(said) && !isObjection) return undefined;
  const name = readWritten(
    order.text.replace(/^(?:(?:no,?|it'?s|it is|its|that'?s|should be|it should be|it should say)\s+)+/iu, ''),
  );
  if (name === undefined || !name.includes(' ') || desk.people.some((one) => isSpelledAlike(one.name, name)))
    return undefined;
  const [person, ...others] = desk.people.filter(
    (one) => isLonger(name, one.name) || (respelled.test(said) && isMisspelled(one.name, name)),
  );
  return person && others.length === 0 ? rename(desk, person, name) : undefined;
};

const objects = /^\W*(?:no|nope|actually|sorry|wait|correction|not quite|i meant?)\b/iu;

// A word that was shouted among others is written like them.
const readWritten = (text: string): string | undefined =>
  readName(text)
    ?.split(' ')
    .map((word, _, all) =>
      word.length > 2 && word === word.toUpperCase() && all.some((one) => /\p{Ll}/u.test(one))
        ? caseName([word])
        : word,
    )
    .join(' ');

const isAlike = (one: string, other: string): boolean =>
  isLonger(other, one) || isLonger(one, other) || hasCommon(one, other) || isSamePerson(one, other);
