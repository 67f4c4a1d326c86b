import { fieldOf, told } from '#facts/told.ts';
import { patternOf } from '#kit/pattern-of.ts';
import { isAnimalTaker } from '#interview/acts/animals-named.ts';
import type { Asset } from '#facts/shapes.ts';
import type { FieldId } from '#facts/facts.ts';
import { isCalledIn } from '#facts/same-person.ts';
import type { Proposal } from '#interview/reading.ts';
import { readAssets } from '#interview/reader/property/assets.ts';
import type { Player } from '#interview/reader/people/cast-people.ts';
import { splitSentences } from '#interview/language/clauses.ts';
import { addNote, isPet, petSentences } from '#interview/reader/notes.ts';
import { withoutYes } from '#interview/language/without-yes.ts';
import { isNothing } from '#interview/acts/nothing.ts';
import type { Scene } from '#interview/asked/scene.ts';

/** Wishes in the person's own words, and property. `taken`: the text without what was read as something else. */
export const readNotes = (scene: Scene, players: readonly Player[], taken: string): readonly Proposal[] => [
  ...readOwnWords(scene),
  ...readSideNotes(scene, players),
  ...readProperty({ ...scene, text: taken }),
];

const readOwnWords = ({ field, question, text, isLenient, facts }: Scene): readonly Proposal[] => {
  if (
    !field ||
    question?.kind !== 'longText' ||
    !isLenient ||
    !/\p{L}{2}/u.test(text) ||
    isNothing(text) ||
    isRefusal(text)
  )
    return [];
  const before = facts[field];
  const value = addNote(
    field === fieldOf('own-instructions') && typeof before === 'string' ? before : undefined,
    withoutYes(text),
  );
  return [{ field, value, evidence: text, confidence: speaksOfRecord.test(text) ? 0.4 : 0.9 }];
};

// "Separate those", "I never said leave it out": said to whoever writes it down, and no wish.
const speaksOfRecord = patternOf(
  'iu',
  String.raw`\?\?|^\W*(?:wtf|separate|split (?:those|them|that))\b|\bi (?:never|didn'?t|did not) (?:said?|told|meant?)\b|\bi (?:already )?(?:told|said to) you\b`,
  String.raw`|(?:^|[.;!]\s*)(?:please )?put (?:back|down)\b|\b(?:that'?s|that is|this is) (?:wrong|not (?:right|what))\b`,
  String.raw`|\byou (?:got|have|put|wrote|forgot|left out)\b`,
);

/** Asked for property, an animal is property unless somebody is to care for it. */
export const isCare = (text: string): boolean =>
  /\b(?:go(?:es)? to|care|take|takes|live with|lives with)\b/iu.test(text);

const isOwnPet = (text: string): boolean =>
  /\b(?:my|our|the|his|her)\s/iu.test(text) &&
  !/\b(?:have|has|got|own)\b/iu.test(text) &&
  text.trim().split(/\s+/u).length > 3 &&
  // “And my dog Rex” wishes nothing.
  !isPet(text.replace(/^\W*(?:and )?(?:my|our|the) /iu, ''));

// "Half to my parrot", "my dog gets the couch", "my cat is my baby": nothing is wished for its care.
const isGivenTo = (text: string): boolean =>
  isAnimalTaker(text) && !/\b(?:care|caring|look after|live with)\b/iu.test(text);

const isRefusal = (text: string): boolean =>
  /^\W*(?:no|nope|nah|none|nothing|not really|yes|skip|n\/?a|that'?s (?:it|all)|all done|i'm good|we're good|i don't)\b(?:[^.;\n]{0,40})$/iu.test(
    text.trim(),
  ) && !/\b(?:get|gets|give|leave|want|should|must|please)\b/iu.test(text);

// Care of animals and people who are left out are noted wherever they are mentioned.
const readSideNotes = (scene: Scene, players: readonly Player[]): readonly Proposal[] => {
  const { question, text, has, facts } = scene;
  if (!has(fieldOf('own-instructions')) || (question?.kind === 'longText' && scene.isLenient)) return [];
  const excluded = has(fieldOf('left-out')) ? [] : players.filter(({ role }) => role === 'excluded');
  const outs = excluded.flatMap(({ start, name }) => {
    const sentence =
      splitSentences(text)
        .find((one) => one.start <= start && start < one.end)
        ?.text.trim() ?? '';
    return isCalledIn(sentence, name) ? [sentence] : [`${sentence} (${name})`];
  });
  const pets = petSentences(text)
    .filter(({ text: sentence }) => !isGivenTo(sentence))
    .filter((one) => isCare(one.text) || (propertyAsked(scene) === undefined && isOwnPet(one.text)))
    .map(({ text: sentence }) => sentence);
  const notes = [...new Set([...outs, ...pets])];
  if (notes.length === 0) return [];
  const value = notes.reduce<string | undefined>(
    (note, sentence) => addNote(note, sentence),
    told(facts, 'own-instructions'),
  );
  return [{ field: fieldOf('own-instructions'), value, evidence: text, confidence: 0.9 }];
};

const readProperty = (scene: Scene): readonly Proposal[] => {
  const { facts, has, text, low, isLenient, question } = scene;
  const asked = propertyAsked(scene);
  const field = asked ?? fieldOf('property');
  if (!has(field)) return [];
  if (asked && isLenient && isRefusal(text))
    return question?.isRequired === false ? [{ field, value: [], evidence: text, confidence: 0.9 }] : [];
  const isAsked = asked !== undefined && isLenient;
  const added = isAsked
    ? undefined
    : /\b(?:add|also (?:own|have)|forgot|put)\b[^.;\n]{0,120}\b(?:to|in|into) the (?:trust|assets?|list|property)\b/u.exec(
        low,
      );
  if (!isAsked && !added) return [];
  const said = added
    ? text
        .slice(added.index, added.index + added[0].length)
        .replace(/^(?:add|also|own|have|forgot|put)\s+/iu, '')
        .replace(/\s+(?:to|in|into) the \p{L}+$/iu, '')
    : text;
  const known = (facts[field] ?? []) as readonly Asset[];
  const items = readAssets(said).filter(
    ({ description }) =>
      !isPet(description) && !known.some((asset) => asset.description.toLowerCase() === description.toLowerCase()),
  );
  if (items.length === 0) return [];
  return [{ field, value: [...known, ...items], evidence: text, confidence: 0.85 }];
};

// Two people have a list of their own each, and one together.
const propertyAsked = ({ question }: Scene): FieldId | undefined =>
  question?.kind === 'assets' ? question.field : undefined;
