import type { Facts, FieldId } from '#facts/facts.ts';
import { isSpelledAlike, wordsOfName } from '#facts/same-person.ts';
import { fieldOf, told } from '#facts/told.ts';
import type { Proposal } from '#interview/reading.ts';
import { calledField, namedField } from '#interview/reader/called-facts.ts';
import { editDistance } from '#kit/edit-distance.ts';
import { wordKey } from '#kit/word-key.ts';
import { knownPeople } from '#interview/reader/known-people.ts';
import { nameRunAt } from '#interview/reader/names.ts';
import type { Scene } from '#interview/reader/scene.ts';

const misspelling =
  /\b(?:no,? wait|hold on,? it|misspell?(?:ed|t|ing)?|mispell?(?:ed|t)?|spell?(?:ed|t|ing)?|typo|no e\b|with(?:out)? (?:an? |two |one |a double )?['"]?\p{L}{1,2}['"]?(?:'?s)?\b|one \p{L}\b|two \p{L}'?s\b|double \p{L}\b|no ['"]?\p{L}['"]?(?=\W|$)|name wrong|wrong name|name's wrong|not \p{Lu}\p{L}+|not \p{L}+$|i meant|should be|should've been|it's actually|actually|correction|sorry)\b/iu;

/** "4471, not 4417": a number of the recorded address that is put right. */
export const readNumberFix = ({ text, facts }: Scene): readonly Proposal[] => {
  const match = /\b(\d{2,6})\b[^\d.;]{0,6}\bnot\b[^\d.;]{0,6}(\d{2,6})\b/iu.exec(text);
  const [, fresh, old] = match ?? [];
  const address = told(facts, 'maker-address');
  if (!fresh || !old || !address?.split(/[\s,-]+/u).includes(old)) return [];
  return [{ field: fieldOf('maker-address'), value: address.replace(old, fresh), evidence: text, confidence: 0.9 }];
};

/** A name that the message spells anew: every fact that holds the old spelling is proposed with the new one. */
export const readRenaming = (scene: Scene): readonly Proposal[] => {
  if (!misspelling.test(scene.text)) return [];
  const maker = told(scene.facts, 'maker-name');
  const names = [...knownPeople(scene.facts).map(({ name }) => name), ...(maker ? [maker] : [])];
  const { tokens, text } = scene;
  const isSpelling = /\b(?:mis-?spell|spell|spelt|typo|with (?:a|an|two|one) )/iu.test(text);
  for (let at = 0; at < tokens.length; at += 1) {
    const run = nameRunAt(tokens, at, true);
    if (!run) continue;
    const start = tokens[at]?.start ?? 0;
    const isOld = /\b(?:not|instead of|rather than|from|put|said|have|wrote|typed)\s*$/iu.test(text.slice(0, start));
    const old = isOld ? undefined : closest(names, run.name, isSpelling);
    if (old) return renameAll(scene, { old, fresh: fullName(old, run.name) });
    at = run.to - 1;
  }
  return [];
};

// A first name or surname alone replaces its part: "it's Kathryn, with a K" for Catherine Bell.
const fullName = (old: string, fresh: string): string => {
  if (fresh.includes(' ') || !old.includes(' ')) return fresh;
  const words = old.split(' ');
  const index = words
    .map((word) => editDistance(wordKey(word), wordKey(fresh)))
    .reduce((best, value, order, all) => (value < (all[best] ?? 99) ? order : best), 0);
  return words.map((word, order) => (order === index ? fresh : word)).join(' ');
};

const closest = (names: readonly string[], fresh: string, isSpelling: boolean): string | undefined => {
  const key = wordsOfName(fresh).join(' ');
  if (names.some((name) => isSpelledAlike(name, fresh) || wordsOfName(name).includes(key))) return undefined;
  const scored = names
    .map((name) => ({ name, score: similarity(wordsOfName(name).join(' '), key, isSpelling ? 5 : 3) }))
    .filter(({ score }) => score <= 3)
    .sort((one, other) => one.score - other.score);
  return scored[0]?.name;
};

const similarity = (known: string, fresh: string, reach: number): number => {
  if (fresh.includes(' ') === known.includes(' ')) {
    const limit = Math.min(3, Math.max(1, Math.floor(fresh.length / 4)));
    const value = editDistance(known, fresh);
    if (value <= limit) return value;
    const [a, b] = [known.split(' '), fresh.split(' ')];
    const isSameSurname =
      a.length > 1 &&
      a.at(-1) === b.at(-1) &&
      editDistance(a[0] ?? '', b[0] ?? '') <= reach &&
      (reach > 3 || a[0]?.[0] === b[0]?.[0] || editDistance(a[0] ?? '', b[0] ?? '') <= 1);
    const isSameFirst =
      a.length > 1 && b.length > 1 && a[0] === b[0] && editDistance(a.at(-1) ?? '', b.at(-1) ?? '') <= 4;
    return isSameSurname || isSameFirst ? 3 : 99;
  }
  const best = Math.min(...known.split(' ').map((word) => (fresh.includes(' ') ? 99 : editDistance(word, fresh))));
  return best <= Math.max(1, Math.floor(fresh.length / 4)) ? best + 1 : 99;
};

const renameAll = (
  { facts, text }: Scene,
  { old, fresh }: { readonly old: string; readonly fresh: string },
): readonly Proposal[] =>
  (Object.entries(facts) as [FieldId, Facts[FieldId]][])
    .filter(([, value]) => hasName(value, old))
    .map(([field, value]) => ({ field, value: rename(value, { old, fresh }), evidence: text, confidence: 0.85 }));

const hasName = (value: unknown, old: string): boolean =>
  value === old ||
  (Array.isArray(value)
    ? value.some((one) => hasName(one, old))
    : typeof value === 'object' && value !== null && 'name' in value && value.name === old);

const rename = (value: unknown, names: { readonly old: string; readonly fresh: string }): unknown => {
  if (value === names.old) return names.fresh;
  if (Array.isArray(value)) return value.map((one) => rename(one, names));
  return typeof value === 'object' && value !== null && 'name' in value && value.name === names.old
    ? { ...value, name: names.fresh }
    : value;
};

/** The fact that the person wants to change without having said how: "I need to change the trustee". */
export const readFocus = ({ low, facts, questions }: Scene): FieldId | undefined => {
  if (
    !/\b(?:change|changed|fix|edit|update|correct|wrong|incorrect|mistake|redo|modify|revise|go back to|not right|isn't right)\b/u.test(
      low,
    )
  )
    return undefined;
  return calledField(
    low,
    questions.filter(({ field }) => facts[field] !== undefined),
  );
};

const wishToChange =
  /^\W*(?:(?:no|actually|wait|sorry|oops|please|ok|okay|can|could|may|let's|let|me|i|i'd|we|you|want|need|have|would|like|to)\b[\s,.]*)*(?:change|fix|edit|update|correct|redo|modify|revise|go back to)\s+(.+?)(?:\s+(?:please|again))*\W*$/u;

/** The recorded fact that a message wants to change and of which it says nothing else: its words are its name, and no answer. */
export const readBareFocus = ({ low, facts, questions }: Scene): FieldId | undefined => {
  const [, name = ''] = wishToChange.exec(low) ?? [];
  return namedField(
    name,
    questions.filter(({ field }) => facts[field] !== undefined),
  );
};
