import { kinOf } from '#facts/kin.ts';
import { isMisspelled, isSamePerson, wordsOfName } from '#facts/same-person.ts';
import { soundsAlike } from '#facts/sounds-alike.ts';
import { wordKey } from '#kit/word-key.ts';
import { isPlainWord } from '#interview/language/is-plain-word.ts';
import { askWhich } from '#interview/edits/ask-which.ts';
import { hasLetters } from '#interview/language/letters-claimed.ts';
import type { Edit, Order, OrderReader } from '#interview/edits/edit.ts';
import { fullName, type FullName, hasCommon, isShort, rename } from '#interview/edits/full-name.ts';
import type { Desk, KnownPerson } from '#interview/edits/known-entries.ts';
import { readName } from '#interview/edits/new-name.ts';
import { readRewritten } from '#interview/edits/read-respelling.ts';
import { readSlot } from '#interview/edits/read-slot.ts';
import { type Stripped, stripRemarks } from '#interview/edits/strip-remarks.ts';

const nameNoun =
  '(?:(?:full|legal|real|official|true|actual|proper|birth|given|married|maiden|complete|correct|whole|new)[ -])*';
const part = '(?:(?<part>first|last|middle|family|sur)[ -]?)?';
const adverbs = '(?: now| only| just| really| actually| in fact| legally| properly| officially| also)*';
const is = `(?:(?:'s| is| was| are)(?: not [\\p{L}'-]+,?(?: but)?)?${adverbs}(?: spelled| spelt| written| called)?(?: as| with)?|(?: should be| should read| should say| needs to be| has to be| must be| goes by| changed to| became|:))${adverbs}`;
const fresh =
  "(?<fresh>(?!(?:is|are|was|should|must|needs?|has|be|to|not|now|only|just|really|actually|legally|spelled|spelt|written|called|goes|changed|became)\\b)\\p{L}[\\p{L}\\p{M}'. -]{0,78}?)";

/** A pattern of renaming: who, and the new name. */
const patterns: readonly RegExp[] = [
  // Beth's legal name is Elizabeth Ann Lowry; my middle name is Jane
  new RegExp(`^(?<who>.{1,50}?)(?:'s?)?\\s+${nameNoun}${part}name${is}\\s+${fresh}$`, 'iu'),
  // the surname of my daughter is Lowery
  new RegExp(`^(?:the )?${nameNoun}${part}name of (?<who>.{1,50}?)${is}\\s+${fresh}$`, 'iu'),
  // my middle name denice
  new RegExp(`^(?<who>my|her|his)\\s+(?<part>first|last|middle|family|sur)[ -]?name,?\\s+${fresh}$`, 'iu'),
  // X is spelled Y, X spells her name Y, X goes by Y
  new RegExp(
    `^(?<who>.{1,50}?)(?:'s name|'s)?\\s+(?:is|are|was|should be|goes|spells?|writes?|signs?|is now|is only)?\\s*(?:really |actually |now |properly |just )*(?:spelled|spelt|spells?|written|writes?|called|by)(?: (?:it|her|his|their|the|him|himself|herself)(?: (?:first |last |sur)?name)?)?(?: as| with \\p{L}(?: please)?,?)?\\s+${fresh}$`,
    'iu',
  ),
  // change Beth to Elizabeth
  new RegExp(
    `^(?:change|rename|correct|update|fix|replace|make|switch)\\s+(?:the )?(?:(?:spelling|(?:${nameNoun}${part}name)) of )?(?<who>.{1,60}?)\\s+(?:to|with|by|into|as)\\s+${fresh}$`,
    'iu',
  ),
  // her legal name is Y, her name became Y
  new RegExp(`^(?<who>her|his|the|their|its)?\\s*${nameNoun}${part}name${is}\\s+${fresh}$`, 'iu'),
  // X is Y now; she's Y
  new RegExp(
    `^(?<who>.{1,50}?)(?:'s| is| are| should be| should read)\\s+(?:now |only |just |really |actually |legally |officially |back to (?:being )?|an? )*${fresh}$`,
    'iu',
  ),
];

/** "Change Beth to Elizabeth", "X is spelled Y", "my middle name is Jack, not James": one person under another name, everywhere. */
export const readRenaming: OrderReader = (desk, order) => {
  const stripped = stripRemarks(withPossession(desk, plainly(order.text)));
  const repeated = readRepeated(desk, order, stripped.core);
  if (repeated) return repeated;
  for (const [index, pattern] of patterns.entries()) {
    const said = pattern.exec(stripped.core)?.groups;
    const saysIs = index === patterns.length - 1;
    const isBare = saysIs && !stripped.isOfName;
    const told = said && { ...ofFamily(said as unknown as Said, stripped), stripped, saysIs, isBare };
    const edit = told && renameMeant(desk, order, told);
    if (edit) return edit;
  }
  return readRewritten(desk, order, stripped);
};

// "Corliss, by the way, is Vandevere", "Belmira, she is Belmira Arruda now", "on her passport Ann is Anne".
const plainly = (text: string): string =>
  text
    .replace(
      /^(?:(?:on|in|per|according to) (?:(?:the|her|his|my|our|their) )?(?:[\p{L}']+ ){0,2}(?:certificate|passport|licen[sc]e|id|papers?|card|records?),? )(?=\p{L})/iu,
      '',
    )
    .replace(/^([^,.;]{2,40}), (?:by the way|btw|though|actually|incidentally|however), /iu, '$1 ')
    .replace(/^([^,.;]{2,40}), (?:she|he)(?= is\b|'s\b| goes by\b| spells\b| writes\b)/iu, '$1');

// "Paiges last name is Andersen": somebody who is known, with an s that nobody's name has.
const withPossession = (desk: Desk, text: string): string =>
  text.replace(
    /^(\p{L}{2,})s(?= (?:(?:first|last|middle|family|full|legal|married|maiden|sur)[ -]?)?name\b)/iu,
    (said, name: string) =>
      readSlot(desk, said).mentions.length === 0 && readSlot(desk, name).people.length > 0 ? `${name}'s` : said,
  );

// `Hubert goes by Hugh on his license, Hugh Oxendine`: the whole name behind says what becomes of it.
const readRepeated = (desk: Desk, order: Order, core: string): Edit | undefined => {
  const { head = '', tail = '' } = /^(?<head>.+?)[,.;:]\s+(?<tail>[^,.;:]+)$/u.exec(core)?.groups ?? {};
  const name = readName(tail);
  if (name === undefined || !name.includes(' ')) return undefined;
  const said = patterns.slice(0, 3).map((pattern) => pattern.exec(stripRemarks(head).core)?.groups);
  const [{ who = '', fresh: word = '' } = {}] = said.filter((groups) => groups !== undefined);
  const whom = who === '' ? undefined : whomMeant(desk, order, { who, name });
  const isSame = wordsOfName(name).includes(wordsOfName(word)[0] ?? '');
  return whom && 'name' in whom && isSame && hasCommon(whom.name, name)
    ? rename(desk, whom, { name, isSure: true })
    : undefined;
};

// "Her married name is spelled Xyooj": one word is the family name.
const ofFamily = <Of extends Pick<Said, 'fresh' | 'part'>>(said: Of, { core }: Stripped): Of =>
  said.part === undefined && !said.fresh.includes(' ') && /\b(?:married|maiden) name\b/iu.test(core)
    ? { ...said, part: 'last' }
    : said;

interface Said {
  readonly who?: string;
  readonly fresh: string;
  readonly part?: string;
  readonly stripped: Stripped;
  /** Somebody is another name, and has not got one. */
  readonly saysIs: boolean;
  /** Nothing says that it is a name. */
  readonly isBare: boolean;
}

const renameMeant = (
  desk: Desk,
  order: Order,
  { who = '', fresh, part, stripped, saysIs, isBare }: Said,
): Edit | undefined => {
  const { old, claims } = stripped;
  // "Her maiden name was Landing": what somebody was called once is no name of today.
  if (formerName.test(order.text)) return undefined;
  const said = fresh.replace(/\s+(?:now|please|instead)$/iu, '');
  const name = readName(said);
  // What ends a sentence before `is` is no part of who is meant.
  const whom = /[.!?;]\s/u.test(who.trim()) ? undefined : whomMeant(desk, order, { who, name });
  if (!whom || name === undefined) return undefined;
  if (!('name' in whom)) return whom;
  // Where last names are asked, that is an answer.
  const { asked } = desk.interview;
  const isAsked = asked?.kind === 'detail' && asked.detail === 'surname';
  const family = saysIs && !isAsked && !said.includes(' ') ? familyOf(whom, said, order.text) : undefined;
  if (family)
    return desk.people.some((one) => isSamePerson(one.name, family.name)) ? undefined : rename(desk, whom, family);
  if (isBare && isNamedInFull(desk, { whom, who, name })) return rename(desk, whom, { name, isSure: true });
  // `Joel is closer` calls nobody Closer.
  if (
    isBare &&
    !isRespelled(desk, whom, name) &&
    !(/^\p{Lu}/u.test(said) && said.includes(' ')) &&
    !(said.includes(' ') && hasCommon(whom.name, name))
  )
    return undefined;
  if (desk.people.some((one) => one !== whom && isSamePerson(one.name, name))) return undefined;
  const isSpelled = /\b(?:spell\w*|spelt|written|writes?)\b/iu.test(order.text);
  const full = fullName(whom.name, name, { part, old, said: who, isSpelled });
  if (full === undefined) return undefined;
  const isAnother =
    !hasCommon(whom.name, full.name) && full.name.includes(' ') && old === undefined && !namesName.test(order.text);
  if (isAnother || !hasLetters(name, claims)) return undefined;
  return rename(desk, whom, full);
};

// "Jill is a Torres now", "Griselda is Ordway since she married": who stands there by the first name alone is one of that family.
const familyOf = (whom: KnownPerson, said: string, text: string): FullName | undefined => {
  if (whom.name.includes(' ') || !/^\p{Lu}/u.test(said)) return undefined;
  const isOne = /(?:\bis|'s) (?:now )?an? \p{Lu}/u.test(text) || /\bmarried\b|\bwedding\b/iu.test(text);
  if (!isOne && (isShort(whom.name, said) || isMisspelled(whom.name, said) || soundsAlike(whom.name, said)))
    return undefined;
  return { name: `${whom.name} ${said}`, isSure: isOne };
};

// "Corliss is Vandevere", "Merrin's a Hollobaugh-Crane": one of their own words in other letters, which is nobody else's.
const isRespelled = (desk: Desk, whom: KnownPerson, name: string): boolean =>
  /^[\p{L}\p{M}'-]{4,}$/u.test(name) &&
  !isPlainWord(wordKey(name)) &&
  !desk.people.some((one) => wordsOfName(one.name).includes(wordsOfName(name).join(' '))) &&
  whom.name
    .split(' ')
    .some(
      (word) =>
        word.length > 3 && (isMisspelled(word, name) || soundsAlike(word, name) || name.split('-').includes(word)),
    );

// "Tommy is Harlan Ostrom Junior": who stands there by one name, and nobody else is called by the whole one.
const isNamedInFull = (
  desk: Desk,
  { whom, who, name }: { readonly whom: KnownPerson; readonly who: string; readonly name: string },
): boolean =>
  !whom.name.includes(' ') &&
  wordsOfName(who).join() === wordsOfName(whom.name).join() &&
  wordsOfName(name).length > 1 &&
  !desk.people.some((one) => one !== whom && isSamePerson(one.name, name));

// Whoever is named; by `her name` the one of that first name, or who was spoken of.
const whomMeant = (
  desk: Desk,
  order: Order,
  { who, name }: { readonly who: string; readonly name: string | undefined },
): KnownPerson | Edit | undefined => {
  const text = who.replace(
    /\b(?:first|last|middle|family|sur)[ -]?name\b|\bname\b|\b(?:on paper|legally|officially|in her passport|in his passport)\b/giu,
    ' ',
  );
  const slot = readSlot(desk, text);
  const isOwn = /^(?:my|our)(?: (?:own|full|legal|whole))*$/iu.test(text.trim());
  // "My own is Ken Cole", of a child: without a word of a name it is nobody's name.
  if (isOwn && /\bown$/iu.test(who.trim()) && !namesName.test(`${order.before} ${order.whole}`)) return undefined;
  if (isOwn) return desk.people.find(({ isMaker }) => isMaker);
  if (slot.left !== '' || slot.people.length > 1) return undefined;
  const isBack = slot.people.length === 0 && slot.unclear.every(({ isPronoun }) => isPronoun);
  if (slot.unclear.length > 0 && !isBack) return askWhich(desk, order, slot);
  if (!isBack) return slot.people[0];
  const first = wordsOfName(name ?? '')[0] ?? '';
  const [namesake, ...others] = name?.includes(' ')
    ? desk.people.filter((one) => wordsOfName(one.name)[0] === first)
    : [];
  return namesake && others.length === 0 ? namesake : spokenOf(desk, order.before);
};

// "I misspelled my sister's name. It's Ann Fisher": where nobody known is that sister, it is nobody's name that is known.
const spokenOf = (desk: Desk, before: string): KnownPerson | undefined => {
  const { people, left } = readSlot(desk, before);
  const isOfRelative = left.split(' ').some((word) => (kinOf(word) ?? kinOf(word.replace(/'?s$/u, ''))) !== undefined);
  return isOfRelative && people.every(({ isMaker }) => isMaker) ? undefined : (people.at(-1) ?? desk.spoken);
};

const formerName = /\b(?:maiden|birth|former|old|previous) (?:last |family |sur)?name (?:was|is|:)/iu;

const namesName = /\b(?:name|spell\w*|spelt|called|goes by|rename)\b/iu;
