import { isOrganization } from '#facts/is-organization.ts';
import { isSpouse } from '#facts/kin.ts';
import { isCalled, isLonger, isSamePerson, wordsOfName } from '#facts/same-person.ts';
import { housesCalled } from '#interview/edits/houses.ts';
import type { Desk, KnownPerson } from '#interview/edits/known-entries.ts';
import { rememberFor } from '#interview/edits/remember.ts';
import { findRelated } from '#interview/mentions/known-people.ts';
import { isPlainWord } from '#interview/language/is-plain-word.ts';
import { findRelation } from '#interview/language/relations.ts';
import { sexOfGivenName } from '#interview/language/sex-of-given-name.ts';
import { wordKey } from '#kit/word-key.ts';
import { type Word, wordsIn } from '#interview/edits/words-in.ts';
import { isShortFor } from '#names/short-names.ts';

/** Somebody known whom words mean; several candidates where nobody can tell which, several people where the words mean a group. */
export interface Mention {
  readonly candidates: readonly KnownPerson[];
  readonly isGroup: boolean;
  /** A pronoun: `him`, `her`. */
  readonly isPronoun: boolean;
  readonly start: number;
  readonly end: number;
  readonly isOwner: boolean;
}

/** Everybody known who is mentioned in a text, in its order: by name, by a part of it, by a relation, by a pronoun. */
export const findMentions: (desk: Desk, text: string) => readonly Mention[] = rememberFor(
  (desk: Desk, text: string) => {
    const words = wordsIn(text);
    const mentions: Mention[] = [];
    for (let at = 0; at < words.length; at += 1) {
      const found =
        nameAt(desk, words, at, text) ??
        (isOfOthers(words, at, mentions) ? undefined : relationAt(desk, words, at)) ??
        houseAt(desk, words, at) ??
        pronounAt(desk, words, at);
      if (!found) continue;
      mentions.push(found.mention);
      at = found.to - 1;
    }
    return mentions.reduce<readonly Mention[]>(unite, []);
  },
);

// "Ida has moved in with her son": the son is hers.
const isOfOthers = (words: readonly Word[], at: number, before: readonly Mention[]): boolean =>
  words.slice(Math.max(0, at - 2), at + 1).some(({ key }) => /^(?:his|her|their)$/u.test(key)) &&
  before.some(
    ({ candidates, isGroup, isPronoun }) => !isGroup && !isPronoun && candidates.some(({ isMaker }) => !isMaker),
  );

interface Found {
  readonly mention: Mention;
  readonly to: number;
}

const mentionOf = (
  words: readonly Word[],
  { from, to, candidates }: { readonly from: number; readonly to: number; readonly candidates: readonly KnownPerson[] },
  more: Partial<Mention> = {},
): Found => ({
  mention: {
    candidates,
    isGroup: false,
    isPronoun: false,
    start: words[from]?.start ?? 0,
    end: words[to - 1]?.end ?? 0,
    isOwner: words[to - 1]?.isOwner === true,
    ...more,
  },
  to,
});

const longestName = 6;
const titled = /^(?:mr|mrs|ms|miss|mx|dr|rev|reverend|prof|professor|father|pastor|rabbi|judge|sir|the)$/u;

/** The words by which any of some people may be called. */
const wordsOfNames = rememberFor(
  (people: readonly KnownPerson[]) =>
    new Set(people.flatMap(({ name, nicknames = [] }) => [name, ...nicknames].flatMap(wordsOfName))),
);

const isOfShortName = rememberFor((people: readonly KnownPerson[], key: string) =>
  people.some(({ name }) => {
    const [first = ''] = wordsOfName(name);
    return isShortFor(key, first) || (key.length > 2 && first.startsWith(key));
  }),
);

const nameAt = ({ people }: Desk, words: readonly Word[], at: number, text: string): Found | undefined => {
  const key = words[at]?.key ?? '';
  if (!wordsOfNames(people, '').has(key.split(' ')[0] ?? '') && !titled.test(key) && !isOfShortName(people, key))
    return undefined;
  for (let length = Math.min(longestName, words.length - at); length >= 1; length -= 1) {
    const run = words.slice(at, at + length);
    if (run.slice(0, -1).some(({ isOwner }) => isOwner)) continue;
    // `Ruth-Ann` is one word of two names.
    const isOneName = length === 1 && !key.includes(' ');
    const candidates = isOneName ? calledBy(people, words, at, text) : namedBy(people, run);
    if (candidates.length > 0) return mentionOf(words, { from: at, to: at + length, candidates });
  }
  return undefined;
};

const namedBy = (people: readonly KnownPerson[], run: readonly Word[]): readonly KnownPerson[] => {
  const said = run.map(({ key }) => key).join(' ');
  // `Saint Rocco's` is a name of its own.
  const written = run.map(({ text }) => text).join(' ');
  const same = people.filter(({ name }) => isSamePerson(name, said) || isSamePerson(name, written));
  if (same.length > 0) return same;
  const short = people.filter(({ name }) => isLonger(name, said) || hasRun(wordsOfName(name), wordsOfName(said)));
  return short.length > 0 && !run.some(({ key }) => plain.has(key)) ? short : [];
};

const hasRun = (words: readonly string[], run: readonly string[]): boolean =>
  run.length > 1 && words.some((_, from) => run.every((word, index) => words[from + index] === word));

// Words that are hardly ever meant as a part of a name, unless they are written as one.
const plain = new Set(
  'will may hope mark faith grace joy long best young bank church the of and to for in on'.split(' '),
);

const givenToo = /^(?:hope|faith|grace|joy|mark|will|may)$/u;
const behindNames = /^(?:first|second|third|last|1st|2nd|3rd|and|or|then|instead|ahead|before|after|behind|next)$/u;
const doneByNames = /^(?:should|must|gets?|takes?|comes?|goes|serves?|is|has|as|over)$/u;
const beforeWords = /^(?:i|we|you|they|he|she|it|to|the|a|an|my|our|no|not|with|in|of|that|so|any|all)$/u;

// "Hope first, then Will", "hope should be first": a word of every day where only somebody can be meant.
const standsAsName = (words: readonly Word[], at: number): boolean => {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
  if (!word || !givenToo.test(word.key) || (before && beforeWords.test(before.key))) return false;
  if (next === undefined) return before !== undefined;
  return behindNames.test(next.key) || (doneByNames.test(next.key) && !/^(?:will|may)$/u.test(word.key));
};

const calledBy = (
  people: readonly KnownPerson[],
  words: readonly Word[],
  at: number,
  text: string,
): readonly KnownPerson[] => {
  const word = words[at];
  if (!word || word.key.length < 2) return [];
  const isWritten = /^\p{Lu}/u.test(word.text) && (word.start > 0 || text.length === word.end);
  const body = bodyCalled(people, words, at);
  if (body.length > 0) return body;
  if (plain.has(word.key) && !isWritten && !standsAsName(words, at)) return [];
  const first = people.filter(
    ({ name, nicknames = [] }) =>
      isSamePerson(name, word.key) ||
      isCalled(name, word.key) ||
      nicknames.some((nickname) => wordKey(nickname) === word.key),
  );
  if (first.length > 0) return first;
  if (word.key.length < 3) return [];
  if (isBehindName(words, at)) return [];
  const part = people.filter(({ name }) => wordsOfName(name).includes(word.key));
  if (part.length > 0) return findRelation(word.key) || /^\d/u.test(word.key) ? [] : part;
  const short = people.filter(({ name }) => isShortFor(word.key, wordsOfName(name)[0] ?? ''));
  if (short.length > 0) return short;
  // `Raf` for Rafael, where no word of every day is meant.
  const cut = people.filter(({ name }) => (wordsOfName(name)[0] ?? '').startsWith(word.key));
  if (words[at - 1]?.key === 'the') return [];
  return isPlainWord(word.key) || findRelation(word.key) || /\d/u.test(word.key) ? [] : cut;
};

// "The church", "my bank": an organization by the word that says what it is.
const bodyCalled = (people: readonly KnownPerson[], words: readonly Word[], at: number): readonly KnownPerson[] =>
  /^(?:the|my|our|that)$/u.test(words[at - 1]?.key ?? '') &&
  /^\p{Ll}/u.test(words[at]?.text ?? '') &&
  !/^(?:accounts?|cds?|stocks?|shares?|buildings?|savings|boxe?s?|cards?|loans?)$/u.test(words[at + 1]?.key ?? '')
    ? people.filter(
        ({ name, relationships: [relationship = ''] }) =>
          isOrganization({ name, relationship }) && wordsOfName(name).at(-1) === words[at]?.key,
      )
    : [];

// `Lech Wierzba` is somebody else than the known of that family.
const isBehindName = (words: readonly Word[], at: number): boolean => {
  const [before, word] = [words[at - 1], words[at]];
  if (!before || !word || before.isOwner || word.start - before.end > 1) return false;
  if (/^\p{Lu}/u.test(word.text)) return /^\p{Lu}/u.test(before.text) && !findRelation(before.key);
  return !isPlainWord(before.key) && !findRelation(before.key) && !/^\d/u.test(before.key);
};

const owners = new Set(['my', 'our', 'the', 'his', 'her', 'for', 'both']);
const aged = /^(?:oldest|eldest|youngest|older|younger|middle|other|two|three|four|own|dear)$/u;

const relationAt = (desk: Desk, words: readonly Word[], at: number): Found | undefined => {
  const isLed = owners.has(words[at]?.key ?? '');
  let from = isLed ? at + 1 : at;
  const isAged = aged.test(words[from]?.key ?? '');
  if (isAged) from += 1;
  const to = [3, 2, 1]
    .map((length) => from + length)
    .find((end) => findRelation(phraseOf(words, from, end)) !== undefined && end <= words.length);
  const relation = to === undefined ? undefined : findRelation(phraseOf(words, from, to));
  if (!relation || to === undefined || words[at]?.key === 'ward') return undefined;
  const related = relatedTo(desk, relation.relationship);
  if (related.length === 0 || isOfSomebodyNew(desk, words, to)) return undefined;
  return mentionOf(words, { from: at, to, candidates: related }, { isGroup: relation.isPlural });
};

const houseAt = ({ people }: Desk, words: readonly Word[], at: number): Found | undefined => {
  const [led, word] = [words[at], words[at + 1]];
  if (!led || !word || !/^(?:the|my|our|that|this)$/u.test(led.key) || /^\p{Lu}/u.test(words[at + 2]?.text ?? ''))
    return undefined;
  const candidates = housesCalled(people, word.key);
  return candidates.length === 0 ? undefined : mentionOf(words, { from: at, to: at + 2, candidates });
};

// `my friend Vera Lutz` is not the friend who is known.
const isOfSomebodyNew = ({ people }: Desk, words: readonly Word[], at: number): boolean => {
  const [before, next] = [words[at - 1], words[at]];
  if (!before || !next || before.isOwner || next.start - before.end > 1) return false;
  const isName = /^\p{Lu}/u.test(next.text);
  return (
    isName && !findRelation(next.key) && !wordsOfNames(people, '').has(next.key) && !isOfShortName(people, next.key)
  );
};

const phraseOf = (words: readonly Word[], from: number, to: number): string =>
  words
    .slice(from, to)
    .map(({ text, isOwner }) => (isOwner ? text.replace(/'s?$/u, '') : text).toLowerCase())
    .join(' ');

const relatedTo = ({ people }: Desk, relationship: string): readonly KnownPerson[] =>
  people.filter(
    ({ name, relationships, isMaker }) =>
      !isMaker &&
      relationships.some(
        (one) =>
          findRelated([{ name, relationship: one }], relationship).length > 0 ||
          (isSpouse(relationship) && isSpouse(one)),
      ),
  );

const self = /^(?:me|myself|i)$/u;
const men = /^(?:him|he|his)$/u;
const women = /^(?:her|she|hers)$/u;
const manly = /(?:son|father|brother|husband|uncle|nephew|grandpa|stepson)$|-?(?:husband)$/u;
const womanly = /(?:daughter|mother|sister|wife|aunt|niece)$/u;

const pronounAt = ({ people, spoken, interview }: Desk, words: readonly Word[], at: number): Found | undefined => {
  const key = words[at]?.key ?? '';
  if (self.test(key)) {
    const { speaker } = interview;
    const isSelf = ({ name, isMaker }: KnownPerson): boolean =>
      isMaker || (speaker !== undefined && isSamePerson(name, speaker));
    const maker = people.filter(isSelf);
    return maker.length === 1 ? mentionOf(words, { from: at, to: at + 1, candidates: maker }) : undefined;
  }
  if (!men.test(key) && !women.test(key)) return undefined;
  const sex = men.test(key) ? 'male' : 'female';
  if (spoken && !spoken.isMaker && !isOfOther(spoken, sex))
    return mentionOf(words, { from: at, to: at + 1, candidates: [spoken] });
  const others = people.filter(({ isMaker }) => !isMaker);
  const sure = others.filter((person) => sexOf(person) === sex);
  const perhaps = others.filter((person) => sexOf(person) === undefined);
  return mentionOf(words, { from: at, to: at + 1, candidates: sure.length > 0 ? sure : perhaps }, { isPronoun: true });
};

// What they are to somebody says it, else their given name.
const sexOf = ({ name, relationships }: KnownPerson): 'male' | 'female' | undefined => {
  if (relationships.some((one) => manly.test(one))) return 'male';
  return relationships.some((one) => womanly.test(one)) ? 'female' : sexOfGivenName(name);
};

const isOfOther = (person: KnownPerson, sex: 'male' | 'female'): boolean => (sexOf(person) ?? sex) !== sex;

// `my son Thomas`: the relation says which Thomas; the two are one mention.
const unite = (mentions: readonly Mention[], next: Mention): readonly Mention[] => {
  const last = mentions.at(-1);
  const isApart = !last || last.isPronoun || next.isPronoun || next.start - last.end > 2 || last.isOwner;
  if (isApart) return [...mentions, next];
  const both = next.candidates.filter((one) => last.candidates.includes(one));
  return both.length === 0
    ? [...mentions, next]
    : [...mentions.slice(0, -1), { ...next, candidates: both, isGroup: false, start: last.start }];
};
