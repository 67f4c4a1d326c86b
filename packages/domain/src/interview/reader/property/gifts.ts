import { fieldOf } from '#facts/told.ts';
import { patternOf } from '#kit/pattern-of.ts';
import { isCalled } from '#facts/same-person.ts';
import { areKnownGifts, joinGifts } from '#interview/lists/join-gifts.ts';
import type { Proposal } from '#interview/reading.ts';
import { splitSentences } from '#interview/language/clauses.ts';
import { isPlainWord } from '#interview/language/is-plain-word.ts';
import { findRelated, knownPeople } from '#interview/mentions/known-people.ts';
import { isNegated } from '#interview/language/is-negated.ts';
import { findRelation } from '#interview/language/relations.ts';
import { isPronoun, meantBy } from '#interview/reader/people/who-is-meant.ts';
import type { Scene } from '#interview/asked/scene.ts';

/** What a message hands to single people, and where it says so: nobody is named there for a share or an office. */
export interface GiftReading {
  readonly spans: readonly { readonly start: number; readonly end: number }[];
  readonly proposals: readonly Proposal[];
}

/** Reads every thing or sum that a message gives to somebody. What is denied, divided or an office is none. */
export const readGifts = (scene: Scene): GiftReading => {
  const { text, facts, field, has, isLenient } = scene;
  const given = fieldOf('gifts');
  if (!has(given) || field === fieldOf('home-plan') || field === fieldOf('home-taker'))
    return { spans: [], proposals: [] };
  const isAsked = field === given && isLenient;
  const found = splitSentences(text)
    .flatMap(splitParts)
    .flatMap(({ text: part, start }) => {
      const gifts = readGift(scene, part, isAsked);
      return gifts ? [{ gifts, start, end: start + part.length }] : [];
    });
  const before = facts[given] ?? [];
  const fresh = found.flatMap(({ gifts }) => gifts).filter((gift) => !areKnownGifts(before, [gift]));
  const value = joinGifts(
    before,
    fresh.map(({ item, recipient }) => ({ recipient, item })),
  );
  const isSure = fresh.every((gift) => gift.isSure);
  return {
    spans: found,
    proposals: fresh.length === 0 ? [] : [{ field: given, value, evidence: text, confidence: isSure ? 0.8 : 0.5 }],
  };
};

interface Gift {
  readonly item: string;
  readonly recipient: string;
  readonly isSure: boolean;
}

interface Part {
  readonly text: string;
  readonly start: number;
}

const giving =
  /\b(?:to|gets?|should|will|receives?|inherits?|takes?|gives?|leaves?|has|have|is|are)\b|%|(?<![$\d,])\b\d{1,3}\b/iu;

// "My ring to Amy and the boat to Joe": a piece in which nothing is given belongs to its neighbour.
const splitParts = (sentence: Part): readonly Part[] => {
  const cuts = Array.from(sentence.text.matchAll(/,?\s(?:and|but|then)\s|,\s/gu), ({ index, 0: said }) => ({
    from: index,
    to: index + said.length,
  }));
  const parts: { from: number; to: number }[] = [];
  let from = 0;
  for (const cut of [...cuts, { from: sentence.text.length, to: sentence.text.length }]) {
    const last = parts.at(-1);
    const isWhole = giving.test(sentence.text.slice(from, cut.from));
    if (!isWhole && cut.to < sentence.text.length) continue;
    if (!isWhole && last) last.to = cut.from;
    else parts.push({ from, to: cut.from });
    from = cut.to;
  }
  return parts.map((part) => ({ text: sentence.text.slice(part.from, part.to), start: sentence.start + part.from }));
};

const kin = String.raw`(?:(?:my|our|the) (?:[\p{L}-]+ ){0,3}?)?`;
const name = String.raw`(?:the )?\p{Lu}[\p{L}'.-]*(?: (?:of |de |la |van |von )?\p{Lu}[\p{L}'.-]*){0,5}`;
const one = String.raw`(?:${kin}${name}|my [\p{L}-]+)`;
const people = String.raw`(${one}(?:(?:, and|,| and) ${one}){0,4})`;
const sum = String.raw`\$\s?\d|\d[\d,.]*\s?(?:k\b|dollars|bucks|thousand)`;
const thing = String.raw`((?:my|our|the|his|her|an?) [^;!?]{1,120}?|(?:${sum})[^;!?]{0,120}?)`;
const anything = String.raw`([^;!?]{2,120}?)`;
const go = String.raw`(?:(?:should|will|would|must|is to|are to|to) )?(?:(?:go|goes|be given|be left|left) )?`;
const get = String.raw`(?:should |will |would |must |is to |can )?(?:gets?|receives?|inherits?|(?<=\b(?:should|will|would|must|to|can) )have)`;

const patternsOf = (item: string, flags: string) => ({
  toSomebody: new RegExp(String.raw`^(?:(?:give|leave)s? )?${item} ${go}to ${people}$`, flags),
  somebodyGets: new RegExp(String.raw`^${people} ${get} ${item}$`, flags),
  giveSomebody: new RegExp(String.raw`^(?:[Gg]ive|[Ll]eave)s? ${people} ${item}$`, flags),
});
const plain = patternsOf(thing, 'u');
const lower = patternsOf(thing, 'iu');
const asked = patternsOf(anything, 'u');

const leadIn = patternOf(
  'iu',
  String.raw`^[^\p{L}\p{N}$]*(?:(?:yes|yeah|sure|ok|okay|also|please|and|but|then|well|oh|i forgot)\b[\s,]*)*`,
  "(?:(?:can you |could you |i want to |i would like to |i'd like to )?(?:add|note|write down|put down)",
  String.raw`(?: that)?\s+)?(?:i(?:'d| would)? (?:want|like|wish)(?: to)?\s+(?:that\s+)?|i(?:'ll| will)?\s+`,
  String.raw`(?=give|leave)|that\s+)?(?=\S)`,
);

// What is divided among people is no single thing; an office is none either.
const divided = patternOf(
  'iu',
  String.raw`\b(?:share|shares|half|halves|thirds?|quarters?|fourths?|fifths?|percent|rest|remainder|balance|residue`,
  String.raw`|everything|all|estate|trust|assets|belongings|stuff|equal\w*|even\w*|each|split|property|job|role`,
  String.raw`|charge|power|control|responsibilit\w+|decisions?|say|beneficiar\w+|trustee\w*|executor\w*|guardian\w*`,
  String.raw`|money|time|help|benefit|same|one|two|way)\b|%`,
);

const readGift = (scene: Scene, part: string, isAsked: boolean): readonly Gift[] | undefined => {
  if (isNegated(part)) return undefined;
  const clean = part
    .replace(leadIn, '')
    .replace(/[\s.,]+$/u, '')
    .replace(/^Give\b/u, 'give')
    .replace(/^Leave\b/u, 'leave')
    .replace(/^(?:My|The|Our|An?)\b/u, (word) => word.toLowerCase());
  const isLower = !/\p{Lu}/u.test(clean.replace(/\bI\b/gu, ''));
  const found = matchGift(clean, isAsked && !isLower ? asked : isLower ? lower : plain);
  if (!found || (divided.test(found.item) && !isAsked) || isSomebody(found.item)) return undefined;
  const called = found.called.replace(/ (?:should|will|would|must|can|is to)$/u, '').split(/(?:, and|,| and) /u);
  if (isLower && called.some((words) => isPlainWord(words.split(' ')[0] ?? '') && !/^(?:my|our) /u.test(words)))
    return undefined;
  const gifts = called.flatMap((words) => toGift(scene, { words, item: tidy(found.item), isLower }));
  return called.length > 1 ? gifts.map((gift) => ({ ...gift, isSure: false })) : gifts;
};

const matchGift = (
  clean: string,
  { toSomebody, somebodyGets, giveSomebody }: ReturnType<typeof patternsOf>,
): { readonly item: string; readonly called: string } | undefined => {
  const forward = toSomebody.exec(clean);
  if (forward?.[1] && forward[2]) return { item: forward[1], called: forward[2] };
  const backward = giveSomebody.exec(clean) ?? somebodyGets.exec(clean);
  return backward?.[1] && backward[2] ? { item: backward[2], called: backward[1] } : undefined;
};

// Somebody called by a relation alone is the only known one; without a name nothing is noted.
const toGift = (
  scene: Scene,
  { words, item, isLower }: { readonly words: string; readonly item: string; readonly isLower: boolean },
): readonly Gift[] => {
  const { facts, field } = scene;
  if (isPronoun(words)) return meantBy(scene, words).map((recipient) => ({ item, recipient, isSure: false }));
  const bare = words.replace(/^(?:my|our)\s+/iu, '');
  const tokens = bare.split(' ');
  const length = [3, 2, 1].find((count) => findRelation(tokens.slice(0, count).join(' ').toLowerCase()));
  const relation = length && findRelation(tokens.slice(0, length).join(' ').toLowerCase());
  // "The SPCA": who is called by letters has no article in the name.
  const called = tokens
    .slice(length ?? 0)
    .join(' ')
    .replace(/^the (?=[A-Z]{3,})/u, '');
  if (relation && called === '') {
    const [only, ...others] = findRelated(knownPeople(facts), relation.relationship);
    return only && others.length === 0 ? [{ item, recipient: only.name, isSure: true }] : [];
  }
  const [meant, ...more] = knownPeople(facts).filter((person) => isCalled(person.name, called));
  if (meant && more.length === 0) return [{ item, recipient: meant.name, isSure: true }];
  return [
    {
      item,
      recipient: isLower ? called.replace(/(?<=^|[\s'-])\p{L}/gu, (letter) => letter.toUpperCase()) : called,
      isSure:
        !isLower &&
        (field === fieldOf('gifts') || called.includes(' ') || relation !== undefined || isKnown(facts, called)),
    },
  ];
};

const isKnown = (facts: Scene['facts'], called: string): boolean =>
  knownPeople(facts).some(({ name: known }) => known === called || known.split(' ')[0] === called);

// "My sister to my brother": people are no things.
const isSomebody = (item: string): boolean =>
  !/'s\b/u.test(item) &&
  findRelation(
    item
      .replace(/^(?:my|our|the|an?|his|her)\s+/iu, '')
      .split(' ')[0]
      ?.toLowerCase() ?? '',
  ) !== undefined;

const tidy = (item: string): string =>
  item
    .replace(/[\s.,;]+$/u, '')
    .replace(/\s+(?:instead|too|as well|also)$/iu, '')
    .replace(/^(?:(?:that|for|my|our)\s+)+/iu, '')
    .slice(0, 300);
