import { patternOf } from '#kit/pattern-of.ts';
import { isCalledIn } from '#facts/same-person.ts';
import { changePeople, isPeopleField, peopleIn } from '#facts/people-in.ts';
import { fieldOf, told } from '#facts/told.ts';
import type { FieldId } from '#facts/facts.ts';
import type { Interview } from '#interview/interview.ts';
import { missingSurnames, wholeName } from '#interview/missing-surnames.ts';
import type { Proposal, Reading } from '#interview/reading.ts';
import { sexOfGivenName } from '#interview/language/sex-of-given-name.ts';
import { isFunction } from '#interview/language/score-word.ts';
import type { Word } from '#interview/language/word.ts';
import { tagWords } from '#interview/language/tag-words.ts';
import { saysUsual } from '#interview/acts/says-usual.ts';
import { withoutWhoseName } from '#interview/reader/people/without-whose-name.ts';
import { caseName, isParticle } from '#interview/language/title-case.ts';

/** The last name in a full one, with what joins it (`de la Cruz`) and without `Jr.`; empty when there is none. */
export const surnameOf = (name: string): string => {
  const words = name.replace(/,?\s+(?:jr|sr|ii|iii|iv|md|esq)\.?$/iu, '').split(' ');
  let from = words.length - 1;
  while (from > 1 && isParticle((words[from - 1] ?? '').toLowerCase())) from -= 1;
  return from < 1 ? '' : words.slice(from).join(' ');
};

/** What an answer to "What is the last name of …?" says: the people with their full names, or who has no last name. */
export interface SurnameReading {
  readonly patch: readonly Proposal[];
  readonly whole: readonly string[];
}

const same = /\b(?:same|mine|my (?:last )?(?:name|surname)|like me|ours)\b/iu;
const noneSaid =
  /\b(?:no (?:last|sur|family) ?-?names?|only (?:one|a first|the one) name|one name only|single name|just (?:one|the one) name|mononym)\b/iu;
const isNoName =
  /^\W*(?:ok |okay |just |it'?s |its |um )*(?:negative|affirmative|normal|usual|standard|default|skip|pass|next|nope|unknown|none|na|n\/a|nothing|whatever)\W*$/iu;
const leadIn = patternOf(
  'giu',
  String.raw`\b(?:it'?s|its|it is|that'?s|they'?re|they are|they|both|all|each|everyone|everybody|have|has|is|are|the`,
  '|their|his|her|last|family|sur|name|names|surname|surnames|yes|ok|okay|sure|as|well|too|also|of|them',
  String.raw`|call|called|use|goes?|by|well|um|uh|please|children|kids|and)\b`,
);

/** Reads the answer to the question for last names; undefined while something else is asked. */
export const readSurnames = (interview: Interview, said: string): SurnameReading | undefined => {
  const { asked, facts } = interview;
  if (asked?.kind !== 'detail' || asked.detail !== 'surname' || !isPeopleField(asked.field)) return undefined;
  const { field } = asked;
  const text = withoutWhoseName(said);
  const open = missingSurnames(interview, field).map(({ name }) => name);
  if (noneSaid.test(text)) return { patch: [], whole: open.map(wholeName) };
  if (saysUsual(text) || isNoName.test(text.trim())) return { patch: [], whole: [] };
  const called = peopleIn(facts).flatMap((one) => (isOfCouple(one.field) ? [] : [one.name]));
  const inRow = same.test(text) ? [] : surnamesInRow(text, open.length);
  const listed = inRow.length > 0 ? inRow : surnamesListed(text, called);
  const forAll = same.test(text)
    ? surnameOf(told(facts, 'maker-name') ?? '')
    : listed.length > 1
      ? undefined
      : bareSurname(text, called);
  const inOrder = open.length === 1 ? inPlace(facts[field], open, listed) : listed.length === open.length ? listed : [];
  const sharing = same.test(text) ? sharingIn(text, open) : open;
  const full = new Map(
    open.map((name, at) => [
      name,
      besideAny(text, { name, open }) ?? inOrder[at] ?? (sharing.includes(name) ? forAll : undefined),
    ]),
  );
  const value = changePeople(facts[field], (name) => {
    const surname = full.get(name);
    return surname ? `${name} ${surname}` : name;
  });
  const isAnswered = open.some((name) => full.get(name));
  // Two names of two people may as well be one double name of both.
  const isTwoOfRow = inRow.length === 2 && inRow[0] !== inRow[1];
  // "Carla Reyes" of Rosa and Dee is somebody else.
  const isOther = forAll !== undefined && !same.test(text) && /^\S+ \S/u.test(forAll) && isGiven(forAll);
  const confidence = isTwoOfRow || isOther ? 0.5 : 0.9;
  return isAnswered ? { patch: [{ field, value, evidence: text, confidence }], whole: [] } : { patch: [], whole: [] };
};

const isGiven = (name: string): boolean => sexOfGivenName(name.split(' ')[0] ?? '') !== undefined;

/** The last names of all who are asked for, each told beside the first name: `Ann is a Lowry, Tim kept Reyes`. */
export const readEachSurname = (interview: Interview, text: string): Reading | undefined => {
  const { asked, facts } = interview;
  if (asked?.kind !== 'detail' || asked.detail !== 'surname' || !isPeopleField(asked.field)) return undefined;
  const open = missingSurnames(interview, asked.field).map(({ name }) => name);
  const full = new Map(open.map((name) => [name, besideAny(text, { name, open })]));
  if (open.length === 0 || open.some((name) => full.get(name) === undefined)) return undefined;
  const value = changePeople(facts[asked.field], (name) => (full.get(name) ? `${name} ${full.get(name)}` : name));
  return {
    act: 'answer',
    isPlain: true,
    patch: [{ field: asked.field, value, evidence: text, confidence: 0.9 }],
  };
};

// "Ann took her husband's. Tim is a Lowry like me": those who are named there have the speaker's name, and not the others.
const sharingIn = (text: string, open: readonly string[]): readonly string[] => {
  const calledIn = (words: string): readonly string[] =>
    open.filter((name) => isCalledIn(words.replace(/['’]s\b/gu, ''), name));
  const starts = open.map((name) => name.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)).join('|');
  const apart = new RegExp(
    String.raw`[.;!?\n]|\bbut\b|(?:,|\band\b)\s*(?=(?:${starts})(?:'s|\s+(?:is|has|had|took|kept|keeps|uses|goes|got|changed|married|still|now)\b))`,
    'iu',
  );
  const named = text
    .split(apart)
    .filter((part) => same.test(part))
    .map(calledIn);
  return named.some((names) => names.length === 0) ? open : named.flat();
};

// How it is said whose name somebody bears: “is still a”, “married and is now a”, “kept”, “took her husband's”.
const ofWhom = String.raw`(?:took|takes|taken|has|have|uses|got|goes by)(?: on)? (?:her|his|their) (?:husband|wife|spouse|partner|dad|father|mom|mother|stepdad)['’]?s?(?: (?:last |family |sur)?name)?(?:,| -|:)?`;
const bears = String.raw`(?:${ofWhom}|is|are|both|all|has|have|now|still|also|became|kept|keeps|took|uses|goes by|went by|married(?:,| and)(?: (?:she|he))?|last name|surname|:|-)`;

// "Teo is Reyes", "Teo Reyes", "Teo is a Reyes".
const besideName = (text: string, name: string): string | undefined => {
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');
  const form = new RegExp(
    `(?<![\\p{L}])${escaped}(?:'s)?(?:\\s+${bears})*(?:\\s+an?)?\\s*:?\\s+((?:(?:de|la|del|van|von|der|di|da|dos|du|le|el|al|bin|st\\.?)\\s+)*\\p{L}[\\p{L}'-]*(?:\\s+\\p{Lu}[\\p{L}'-]*){0,3}(?:,?\\s+(?:Jr|Sr|II|III)\\.?)?)`,
    'giu',
  );
  const said = Array.from(text.matchAll(form), ([, words = '']) =>
    words
      .replace(new RegExp(`^${escaped}\\s+`, 'iu'), '')
      .replace(/\s+(?:and|but|now|too|like|when|since|because|after|from|as|by)\b.*$/iu, '')
      .replace(/(?<=\p{Lu}\S*)\s+(?!(?:de|la|del|van|von|da|dos|y|e)\b)\p{Ll}.*$/u, ''),
  ).find(isSurname);
  return said === undefined ? undefined : written(said);
};

// "Linda and Susan are Kessler": who stands right before another one shares the name.
const besideOther = (
  text: string,
  { name, open }: { readonly name: string; readonly open: readonly string[] },
): string | undefined => {
  const next = open.find(
    (other) => other !== name && new RegExp(`${name}\\s*(?:,|and|&)\\s*(?:and\\s+)?${other}\\b`, 'iu').test(text),
  );
  return next && /\b(?:are|both|all|have)\b/iu.test(text) ? besideName(text, next) : undefined;
};

interface OfSeveral {
  readonly name: string;
  readonly open: readonly string[];
}

const besideAny = (text: string, { name, open }: OfSeveral): string | undefined =>
  besideName(text, name) ?? besideOther(text, { name, open }) ?? besideGroup(text, { name, open });

// "Heidi is Brandt, the boys are Torkelson": of those whom the answer does not name, all or those who may be meant.
const besideGroup = (text: string, { name, open }: OfSeveral): string | undefined => {
  const [, group = ''] = groups.exec(text) ?? [];
  const isMeant = /^(?:boy|son|brother)/iu.test(group)
    ? sexOfGivenName(name) !== 'female'
    : !/^(?:girl|daughter|sister)/iu.test(group) || sexOfGivenName(name) !== 'male';
  const isOfSome = open.some((other) => isCalledIn(text, other));
  return group !== '' && isMeant && isOfSome && !isCalledIn(text, name) ? besideName(text, group) : undefined;
};
const groups =
  /\b(?:the|my|our)\s+((?:other (?:two|three|four|ones?|kids|boys?|girls?)|others?|rest(?: of them)?|boys?|girls?|sons?|daughters?|kids|children|two|twins|brothers?|sisters?)\b)/iu;

const isOfCouple = (field: FieldId): boolean => field === fieldOf('maker-name') || field === fieldOf('spouse-name');

/** A last name and nothing else but what leads to it, of nobody who is called; undefined where more is said. */
export const bareSurname = (text: string, called: readonly string[]): string | undefined => {
  const plain = text.replace(/['’]s\b/gu, '');
  if (called.some((name) => isCalledIn(plain, name))) return undefined;
  const said = text
    .replace(/(?<!\bst)\.|[!,:;"]/giu, ' ')
    .replace(leadIn, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  return said !== '' && isSurname(said) ? written(said) : undefined;
};

// "Brandt, Torkelson and Torkelson", "Brandt. Torkelson.": one last name for each, in the order in which they were asked for.
const surnamesListed = (text: string, called: readonly string[]): readonly string[] => {
  const parts = text
    .split(/[,;/&\n]|(?<!\b(?:st|jr|sr|\p{L}))\.\s+|\band\b|\bthen\b/iu)
    .filter((part) => /\p{L}/u.test(part));
  const names = parts.map((part) => bareSurname(part, called));
  return names.every((name) => name !== undefined) ? names : [];
};

// Who is asked for stands among others of the list, and each of them is given a last name.
const inPlace = (list: unknown, open: readonly string[], listed: readonly string[]): readonly string[] => {
  const names = Array.isArray(list) ? list.map((one: { readonly name?: unknown }) => String(one.name)) : [];
  const isFitting = names.every((name, at) => open.includes(name) || surnameOf(name) === listed[at]);
  return names.length === listed.length && isFitting ? open.map((name) => listed[names.indexOf(name)] ?? '') : [];
};

/** True for several last names with marks between them, which are no answers by themselves: "Brandt. Torkelson." */
export const isRowOfSurnames = ({ asked }: Interview, text: string): boolean =>
  asked?.kind === 'detail' && asked.detail === 'surname' && surnamesListed(text, []).length > 1;

// "Brandt Torkelson Torkelson" of three: one for each, with no mark between them.
const surnamesInRow = (text: string, count: number): readonly string[] => {
  const names = text
    .replace(/[\s.!]+$/u, '')
    .trim()
    .split(/(?<!(?:^|\s)(?:de|la|las|los|del|van|von|der|den|di|da|dos|du|le|el|al|bin|st\.?))\s+/iu);
  return count > 1 && names.length === count && names.every((name) => /^[\p{L}'’ .-]+$/u.test(name) && isSurname(name))
    ? names.map(written)
    : [];
};

// What holds a sentence together is no last name; an ordinary word is one where it stands alone or is written like a name (`Brown`).
const isSurname = (said: string): boolean => {
  const words = tagWords(said);
  const parts = words.filter(({ low }) => !isParticle(low) && !(low === 'st' && words.length > 1));
  const isPart = (word: Word): boolean =>
    !isFunction(word) && (!word.isOrdinary || word.isName || (word.isCapital && parts.length === 1));
  if (/^(?:jr|sr|junior|senior)\b/iu.test(said)) return false;
  return words.length <= 4 && words.every(({ text }) => /^\p{L}/u.test(text)) && parts.every(isPart);
};

const written = (said: string): string => {
  const words = said.split(/\s+/u);
  return said === said.toLowerCase() ? caseName(['x', ...words]).slice(2) : words.join(' ');
};
