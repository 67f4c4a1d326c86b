import { definitionOf } from '#facts/people-in.ts';
import {
  hasOtherFamilyName,
  isLonger,
  isMisspelled,
  isSamePerson,
  isSpelledAlike,
  wordsOfName,
} from '#facts/same-person.ts';
import { soundsAlike } from '#facts/sounds-alike.ts';
import { hasLetters, lettersClaimed } from '#interview/language/letters-claimed.ts';
import type { Edit, Order } from '#interview/edits/edit.ts';
import { fullName, hasCommon, isShort, rename } from '#interview/edits/full-name.ts';
import type { Desk } from '#interview/edits/known-entries.ts';
import { readName } from '#interview/edits/new-name.ts';
import { patternOf } from '#kit/pattern-of.ts';
import { readPlace, readSlot } from '#interview/edits/read-slot.ts';
import { type Stripped } from '#interview/edits/strip-remarks.ts';
import { caseName } from '#interview/language/title-case.ts';
import { wordKey } from '#kit/word-key.ts';

/** A name in other letters, or a new one of somebody known, where nothing but the name itself is said: `Hodge, not Hodges`. */
export const readRewritten = (desk: Desk, order: Order, stripped: Stripped): Edit | undefined =>
  readSpelling(desk, order) ?? readRespelling(desk, order, stripped);

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
const wrote = '(?:typed|wrote|put|said|have|had|spelled|spelt|entered|gave|called)';
const whom = '(?:(?:her|him|them|it|that|me|myself)(?: (?:down|in))?(?: as)?|(?:down )?as)';
const itIs =
  "(?:(?:but|and|when|while) )?(?:(?:really|actually|legally|on paper) )?(?:(?:on|in) (?:my|the|her|his|our) (?:[\\p{L}']+ ){0,2}[\\p{L}']+,? )?(?:it'?s|it is|its|(?:it )?should be|it (?:says|reads)|she'?s|he'?s)";
// "I wrote Emmanuel out of habit. On my papers it is Immanuel", "she says I put her down as Nelson, it is Nelsen".
const typed = patternOf(
  'iu',
  String.raw`^(?:(?:i|she|he|they|we) (?:see|sees|notice|noticed|realized?|saw|says?|said)(?: that)? )?(?:(?:i |you |we )${wrote}\s+(?:${whom} )?|(?:down )?as )`,
  String.raw`(?<old>\p{L}[\p{L}\p{M}'-]*(?: \p{L}[\p{L}\p{M}'-]*){0,2}?)(?: (?:out of|by|from|because|without) [^.;!?]{3,60})?`,
  String.raw`\s*[,.;]?\s+${itIs}\s+(?<fresh>\p{L}[\p{L}\p{M}'. -]*?)(?:,? (?:with|without|no) .*)?$`,
);
// "She spells it Nelsen, I had Nelson".
const spelled = patternOf(
  'iu',
  String.raw`^(?:(?:she|he|it|that)(?:'s| is)? (?:(?:spells?|writes?) (?:it|her name|his name|herself|himself) (?:as )?)?)`,
  String.raw`(?<fresh>\p{L}[\p{L}\p{M}'-]*)\s*[,.;]?\s+(?:and |but )?(?:i|you) ${wrote} (?:${whom} )?(?<old>\p{L}[\p{L}\p{M}'-]*)$`,
);
const shouldBe =
  /^(?<old>\p{L}[\p{L}\p{M}'-]*) (?:should be|should read|must be|needs to be|has to be)(?: spelled| written)? (?<fresh>\p{L}[\p{L}\p{M}'-]*)$/iu;

// "I meant Ann, not Anna", "it's Hodge, not Hodges": the word that is taken back says whose name it is.
const readSpelling = (desk: Desk, order: Order): Edit | undefined => {
  const { fresh: said, old } =
    [denied, typed, spelled, shouldBe, spelling]
      .map((pattern) => pattern.exec(order.text)?.groups)
      .find((groups) => groups !== undefined) ?? {};
  if (said === undefined || old === undefined) return undefined;
  // "Ann should be Ruth" may put somebody else in a place.
  if (shouldBe.test(order.text) && !isMisspelled(old, said) && !soundsAlike(old, said)) return undefined;
  const meant = readSlot(desk, old);
  const name = readName(
    said
      .replace(counted, '')
      .split(/\s*,\s*/u)
      .at(0)
      ?.replace(/^.*\b(?:is|be|to)\s+/iu, '')
      .replace(/\s+with\s.*$/iu, '') ?? '',
  );
  const [person, ...others] = meant.people;
  if (name === undefined || meant.left !== '' || !person || others.length > 0) return undefined;
  const isKnown = readSlot(desk, name).people.some((one) => one !== person);
  if (isKnown || callsOffice(desk, order.text.replace(old, ' '))) return undefined;
  const full = fullName(person.name, name, { old });
  return full && isAlike(person.name, full.name) && hasLetters(name, lettersClaimed(order.text))
    ? rename(desk, person, {
        ...full,
        isSure: !counted.test(said) || isMisspelled(old, name) || soundsAlike(old, name),
      })
    : undefined;
};

// "The second one Yolanda, not Monica".
const counted =
  /^(?:(?:[Tt]he|[Mm]y|[Oo]ur) )?(?:first|second|third|fourth|last|other|oldest|eldest|youngest|middle|older|younger)(?: \p{Ll}+)?(?:'s| is)? (?=\p{Lu})/u;

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

// A known name in letters of its own, where the talk is of letters or names: `Thomas Hallaway, with an a`, `Ruth Baum now`.
const readRespelling = (desk: Desk, order: Order, { core, old, isOfName, claims }: Stripped): Edit | undefined => {
  const said = order.before + order.whole;
  const isOfLetters = respelled.test(said) || claims.length > 0 || saidTwice.test(core);
  const isNamed = isOfLetters || isOfName || talksOfName.test(said) || writes.test(core);
  if (!isNamed && !objects.test(said)) return undefined;
  const bare = core.replace(leading, '').replace(saidTwice, '$<name>');
  const name = readWritten(bare);
  if (name === undefined || desk.people.some((one) => isSpelledAlike(one.name, name)) || !hasLetters(name, claims))
    return undefined;
  if (!name.includes(' ')) return isOfLetters ? respellWord(desk, name) : undefined;
  const [person, ...others] = desk.people.filter(
    (one) =>
      isLonger(name, one.name) ||
      (old !== undefined && isLonger(one.name, name)) ||
      (isOfLetters && (isMisspelled(one.name, name) || isSpokenAlike(one.name, name))) ||
      (isNamed && (hasOtherFamilyName(one.name, name) || isNickname(one.name, name))),
  );
  return person && others.length === 0 ? rename(desk, person, { name, isSure: true }) : undefined;
};

// `Kathryn Nadeau, Kathryn`, as letters one by one are joined.
const saidTwice = /^(?<name>(?<word>\p{L}{3,})(?: \p{L}[\p{L}'-]*){0,3}),? \k<word>$/iu;

// `Kathryn Nadeau` for `Catherine Nadeau`: one family name, and given names that are spoken alike.
const isSpokenAlike = (one: string, other: string): boolean => {
  const [words, others] = [wordsOfName(one), wordsOfName(other)];
  return words.at(-1) === others.at(-1) && words.length > 1 && soundsAlike(words[0] ?? '', others[0] ?? '');
};

const leading = patternOf(
  'iu',
  String.raw`^(?:(?:(?:my|our) \p{L}+ (?:writes|spells)(?: (?:it|her name|his name))?|no,?|it'?s|it is|its|that'?s|should be|it should be|it should say`,
  String.raw`|it has to be|please|put|write|use|type|list|say|make (?:it|that)|down|call (?:her|him|them)|as)\s+)+`,
);
const writes = /^(?:please )?(?:write|put|use|type|list|call (?:her|him|them))\s/iu;

// One word in letters of its own: `Frippe, with an e`.
const respellWord = (desk: Desk, fresh: string): Edit | undefined => {
  const isThere = desk.people.some(({ name }) =>
    name.split(' ').some((word) => word.toLowerCase() === fresh.toLowerCase()),
  );
  if (isThere) return undefined;
  const found = desk.people.flatMap((person) =>
    person.name
      .split(' ')
      .flatMap((word, at) =>
        wordKey(word) !== wordKey(fresh) && (isMisspelled(word, fresh) || soundsAlike(word, fresh))
          ? [{ person, at }]
          : [],
      ),
  );
  const [only, ...others] = found;
  if (!only || others.some(({ person, at }) => person.name.split(' ')[at] !== only.person.name.split(' ')[only.at]))
    return undefined;
  // A family name is that of everybody who bears it; whether they all spell it so, nobody has said.
  if (others.length > 0) return undefined;
  return rename(desk, only.person, { name: only.person.name.split(' ').with(only.at, fresh).join(' '), isSure: true });
};

const talksOfName =
  /\b(?:names?|goes by|married|remarried|divorced|maiden|legal(?:ly)?|licen[sc]e|passport|birth certificate|on paper|renamed)\b/iu;

// `Hugh Oxendine` for `Hubert Oxendine`.
const isNickname = (one: string, other: string): boolean => {
  const [words, others] = [wordsOfName(one), wordsOfName(other)];
  const [first = '', beside = ''] = [words[0], others[0]];
  return words.at(-1) === others.at(-1) && first !== beside && words.length === others.length && isShort(first, beside);
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
