import { nameKey } from '#facts/name-key.ts';
import type { Proposal } from '#interview/reading.ts';
import { readAssets } from '#interview/reader/assets.ts';
import { isAlsoName, isEverydayWord } from '#interview/reader/common-words.ts';
import type { Player } from '#interview/reader/cast-people.ts';
import { isInstitution } from '#interview/reader/institutions.ts';
import type { Scene } from '#interview/reader/scene.ts';
import { findState } from '#interview/reader/states.ts';

/** True when the open question asks for people. */
export const asksForPeople = ({ question, field }: Pick<Scene, 'question' | 'field'>): boolean =>
  /^(?:party|parties|people|shares)$/u.test(question?.kind ?? '') ||
  field === 'spouseName' ||
  field === 'residenceRecipient';

/** Property told where people were asked for: to be offered, never taken as given. */
export const offerProperty = ({ facts, has, text }: Scene, items: string): readonly Proposal[] => {
  if (!has('assets') || items === '') return [];
  const known = facts.assets ?? [];
  const fresh = readAssets(items).filter(
    ({ description, category }) =>
      (category !== 'other' || /\$\s?\d/u.test(description)) &&
      !known.some((asset) => asset.description.toLowerCase() === description.toLowerCase()),
  );
  return fresh.length === 0 ? [] : [{ field: 'assets', value: [...known, ...fresh], evidence: text, confidence: 0.5 }];
};

/** Leaves out everyday words that a sentence only seems to name: "whoever is best", "we both will". */
export const dropWords = (scene: Scene, players: readonly Player[]): readonly Player[] =>
  asksForPeople(scene)
    ? players.filter(
        (player) =>
          !(isLoose(scene, player) && isEverydayWord(player.name.toLowerCase()) && !isOnlyWord(scene, player)),
      )
    : players;

const isOnlyWord = ({ text }: Scene, { start, end }: Player): boolean =>
  !/\p{L}/u.test(text.slice(0, start)) && !/\p{L}/u.test(text.slice(end));

/**
 * Lowers the confidence of an answer whose new names may be none: a bank, a state, one plain word out of a whole sentence.
 */
export const beCautious = (
  scene: Scene,
  { proposals, players }: { readonly proposals: readonly Proposal[]; readonly players: readonly Player[] },
): readonly Proposal[] =>
  asksForPeople(scene)
    ? proposals.map((one) => {
        const isDoubtful =
          one.field === scene.field &&
          newNames(scene, one.value).some(
            (name) => isNoPerson(name) || players.some((player) => player.name === name && isLoose(scene, player)),
          );
        return isDoubtful ? { ...one, confidence: Math.min(one.confidence, 0.5) } : one;
      })
    : proposals;

const newNames = ({ facts }: Scene, value: unknown): readonly string[] => {
  const known = ` ${nameKey(JSON.stringify(facts))} `;
  const entries: readonly unknown[] = Array.isArray(value) ? value : [value];
  return entries
    .map((entry) => (typeof entry === 'object' && entry !== null && 'name' in entry ? entry.name : entry))
    .filter((name) => typeof name === 'string')
    .filter((name) => !known.includes(` ${nameKey(name)} `));
};

// States whose names are given names too.
const stateNames = /^(?:virginia|georgia|carolina|dakota|montana|washington|tennessee|indiana)$/u;

const isNoPerson = (name: string): boolean =>
  isInstitution(name) || (findState(name) !== undefined && name.length > 2 && !stateNames.test(name.toLowerCase()));

const isLoose = (scene: Scene, { name, isLower, isCued, relationship }: Player): boolean =>
  isLower && !isCued && relationship === undefined && !name.includes(' ') && isSentence(scene, name.toLowerCase());

// Four everyday words beside one plain word: rather a sentence than a name.
const isSentence = ({ tokens }: Scene, name: string): boolean => {
  const others = tokens.filter(
    ({ kind, low }) => kind === 'word' && low !== name && !/^(?:and|my|or|also|then)$/u.test(low),
  );
  const everyday = others.filter(({ low }) => isEverydayWord(low) && !isAlsoName(low));
  return everyday.length >= 4 || (everyday.length >= 2 && isEverydayWord(name));
};
