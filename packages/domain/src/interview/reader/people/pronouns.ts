import type { ListEntry } from '#interview/missing-facts.ts';
import type { Player } from '#interview/reader/people/cast-people.ts';

type Gender = 'female' | 'male';

const female =
  /^(?:(?:step|grand|god|foster |great-grand|great-|half-|ex-)?(?:daughter|mother|sister|niece)(?:-in-law)?|wife|aunt|girlfriend|fiancee)$/u;
const male =
  /^(?:(?:step|grand|god|foster |great-grand|great-|half-|ex-)?(?:son|father|brother|nephew)(?:-in-law)?|husband|uncle|boyfriend|fiance)$/u;

const genderOf = ({ relationship = '' }: { readonly relationship?: string | undefined }): Gender | undefined =>
  female.test(relationship.toLowerCase()) ? 'female' : male.test(relationship.toLowerCase()) ? 'male' : undefined;

const pronouns: readonly (readonly [Gender, RegExp])[] = [
  ['female', /\b(?:she|her|hers)\b/u],
  ['male', /\b(?:he|him|his)\b/u],
];

/** Who "she" and "he" are among the people of a list: one player per pronoun, standing where it stands. */
export interface PronounReading {
  readonly players: readonly Player[];
  /** A pronoun fits nobody or several: nothing may be read from it. */
  readonly isUnclear: boolean;
}

/** Reads "she at 23, he at 25" against a list of known people, when their relationships say who is meant. */
export const readPronouns = (
  low: string,
  { kept, named }: { readonly kept: readonly ListEntry[]; readonly named: readonly Player[] },
): PronounReading => {
  if (kept.length < 2) return { players: [], isUnclear: false };
  const found = pronouns.flatMap(([gender, pattern]) => {
    const match = pattern.exec(low);
    // Beside a name that may be theirs, a pronoun means that person: "my niece Ida, she is 14".
    const isTaken = named.some((player) => (genderOf(player) ?? gender) === gender);
    return match && !isTaken ? [{ gender, start: match.index, end: match.index + match[0].length }] : [];
  });
  const players = found.flatMap(({ gender, start, end }) => {
    const [only, ...others] = kept.filter((entry) => genderOf(entry) === gender);
    return only && others.length === 0 ? [playerOf(only, { start, end })] : [];
  });
  return { players, isUnclear: players.length < found.length };
};

/** An entry of a list as somebody whom a message speaks of, at a place in it. */
export const playerOf = (
  { name, relationship }: ListEntry,
  { start, end }: { readonly start: number; readonly end: number },
): Player => ({
  name,
  relationship,
  role: 'beneficiary',
  isCued: true,
  isKnown: true,
  isLower: false,
  isOrganization: false,
  start,
  end,
});
