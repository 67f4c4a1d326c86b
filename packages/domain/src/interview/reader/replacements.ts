import { isSpouse } from '#facts/kin.ts';
import type { FieldId } from '#facts/facts.ts';
import { changePeople, peopleFields, peopleIn } from '#facts/people-in.ts';
import { isCalled, isFullName, isLonger, isSamePerson, wordsOfName } from '#facts/same-person.ts';
import { isSameValue } from '#kit/is-same-value.ts';
import { wordKey } from '#kit/word-key.ts';
import type { Proposal } from '#interview/reading.ts';
import { isCalledField } from '#interview/reader/called-facts.ts';
import { isEverydayWord } from '#interview/reader/common-words.ts';
import type { Scene } from '#interview/reader/scene.ts';
import { caseName } from '#interview/language/title-case.ts';

const patterns: readonly RegExp[] = [
  /(?<!\p{L})(\p{Lu}[\p{L}'-]*(?: \p{Lu}[\p{L}'-]*)*)(?: spells (?:her|his|their) (?:first |last )?name|'s name is (?:spelled|actually|really)|is (?:actually |really )?(?:spelled|called))(?: as| with)?\s+(\p{Lu}.{1,80}?)(?:[.;!]|,|$)/u,
  /\b(?:change|rename|correct|replace|swap|switch|update)\s+(?:the name (?:of )?|my |our )?(?:.{0,40}?\bfrom\s+)?(.{2,60}?)\s+(?:to|with|by|for|into)\s+(.{2,80}?)(?:[.;!]|,|$)/iu,
  /\b(?:it|that|the name|he|she)\s+should (?:be|say|read)\s+(.{2,80}?),?\s+(?:not|instead of|rather than)\s+(.{2,60}?)(?:[.;!]|,|$)/iu,
  /\b(.{2,60}?)(?:'s name)?\s+should (?:be|read|be called|be spelled)\s+(\p{Lu}.{1,80}?)(?:[.;!]|,|$)/u,
];

/**
 * "Change Beth to Elizabeth", "replace the boat with a sailboat": the words stand for somebody or something recorded and are written
 * anew wherever they stand. An office that is named keeps the change to itself, and so does the name of somebody else who is known.
 */
export const readReplacements = (scene: Scene): readonly Proposal[] => {
  const completed = readCompletedName(scene);
  if (completed.length > 0) return completed;
  for (const [index, pattern] of patterns.entries()) {
    const [, one = '', other = ''] = pattern.exec(scene.text) ?? [];
    const [old, fresh] = index === 2 ? [other, one] : [one, other];
    if (old === '' || fresh === '') continue;
    const found = [...replacePerson(scene, { old, fresh }), ...replaceThing(scene, { old, fresh })];
    if (found.length > 0) return found;
  }
  return [];
};

const objects = /^\W*(?:no|nope|nah|actually|sorry|wait|correction|not quite|i mean|i meant)\b/iu;
const fullNames = /\p{Lu}[\p{L}'-]*(?: \p{Lu}[\p{L}'.-]*)+/gu;

// "No, Dorothy MAE Hollis please": whoever objects and says a known name with more in the middle corrects that name.
const readCompletedName = (scene: Scene): readonly Proposal[] => {
  if (!objects.test(scene.text)) return [];
  const said = (scene.text.replace(objects, '').match(fullNames) ?? []).map((name) => properCase(name.split(' ')));
  const known = [...new Set(peopleIn(scene.facts).map(({ name }) => name))];
  for (const full of said) {
    const meant = known.filter((name) => isFullName(name) && isLonger(full, name));
    const [name] = meant;
    if (name && meant.length === 1) return rename(scene, peopleFields, { name, full });
  }
  return [];
};

// A word that was shouted among others is written like them.
const properCase = (words: readonly string[]): string =>
  words.map((word) => (word.length > 2 && word === word.toUpperCase() ? caseName([word]) : word)).join(' ');

interface Words {
  readonly old: string;
  readonly fresh: string;
}

const replacePerson = (scene: Scene, { old, fresh }: Words): readonly Proposal[] => {
  const said = wordsOfName(
    old
      .replace(/'s name$/u, '')
      .replace(/^.*\b(?:trustee|beneficiary|daughter|son|child|wife|husband|spouse|brother|sister|friend)\s+/iu, ''),
  ).join(' ');
  const people = peopleIn(scene.facts).filter(({ field }) => scene.has(field));
  const { spouseName } = scene.facts;
  if (spouseName && isSpouse(old.trim().replace(/^the |'s name$/giu, '')))
    return replaceSpouse(scene, { spouseName, fresh });
  const exact = people.filter(({ name }) => isSamePerson(name, said) || isCalled(name, said));
  const meant = exact.length > 0 ? exact : people.filter(({ name }) => wordsOfName(name).includes(said));
  const names = [...new Set(meant.map(({ name }) => name))];
  const written = writtenName(fresh);
  const [name] = names;
  if (!name || names.length > 1 || !written) return [];
  const full = said.includes(' ') || written.includes(' ') ? written : swapWord(name, said, written);
  const isOther = people.some((one) => isSamePerson(one.name, full) && !isSamePerson(one.name, name));
  const before = scene.low.slice(0, scene.low.indexOf(old.toLowerCase()));
  const scoped = scene.questions
    .filter((question) => isCalledField(before, question) && meant.some(({ field }) => field === question.field))
    .map(({ field }) => field);
  const fields: readonly FieldId[] = scoped.length > 0 ? scoped : isOther && meant.length > 1 ? [] : peopleFields;
  return rename(scene, fields, { name, full });
};

const rename = (
  scene: Scene,
  fields: readonly FieldId[],
  { name, full }: { readonly name: string; readonly full: string },
): readonly Proposal[] =>
  peopleFields.flatMap((field) => {
    if (!fields.includes(field) || !scene.has(field)) return [];
    const value = changePeople(scene.facts[field], (one) => (one === name ? full : one));
    return value === undefined || isSameValue(value, scene.facts[field])
      ? []
      : [{ field, value, evidence: scene.text, confidence: 0.9 }];
  });

// "Change my wife to Elena Maria Delgado": the one who stands as the spouse is called so from now on.
const replaceSpouse = (
  scene: Scene,
  { spouseName, fresh }: { readonly spouseName: string; readonly fresh: string },
): readonly Proposal[] => {
  const full = writtenName(fresh);
  return full?.includes(' ') ? rename(scene, peopleFields, { name: spouseName, full }) : [];
};

const swapWord = (name: string, said: string, fresh: string): string =>
  name
    .split(' ')
    .map((word) => (wordKey(word) === said ? fresh : word))
    .join(' ');

// The new name as it is written: no remark behind it, no everyday words in small letters.
const writtenName = (fresh: string): string | undefined => {
  const words = fresh
    .trim()
    .replace(
      /^(?:my |our |the )?(?:daughter|son|child|wife|husband|brother|sister|friend|nephew|niece|cousin)\s+/iu,
      '',
    )
    .replace(/\s+(?:please|instead|everywhere|then|thanks?|thank you|in .*|as .*)$/iu, '')
    .replace(/["'.]+$/u, '')
    .split(/\s+/u);
  const isName =
    words.length <= 5 &&
    words.every(
      (word) => /^\p{L}[\p{L}'.-]*$/u.test(word) && (/^\p{Lu}/u.test(word) || !isEverydayWord(word.toLowerCase())),
    );
  if (!isName) return undefined;
  const name = words.join(' ');
  return name === name.toLowerCase() ? caseName(words) : name;
};

const replaceThing = (scene: Scene, { old, fresh }: Words): readonly Proposal[] => {
  const words = wordKey(old)
    .split(' ')
    .filter((word) => !/^(?:the|my|our|an|a)$/u.test(word));
  const assets = scene.facts.assets ?? [];
  const fits = (thing: string): boolean =>
    words.length > 0 && words.every((word) => wordKey(thing).split(' ').includes(word));
  const hits = assets.filter(({ description }) => fits(description));
  const [hit] = hits;
  if (!hit || hits.length > 1 || !scene.has('assets')) return [];
  const description = fresh.trim().replace(/^(?:the|my|our|an?)\s+/iu, '');
  return [
    {
      field: 'assets',
      value: assets.map((one) => (one === hit ? { ...one, description } : one)),
      evidence: scene.text,
      confidence: 0.85,
    },
  ];
};
