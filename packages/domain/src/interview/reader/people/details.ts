import { fieldOf } from '#facts/told.ts';
import type { FieldId } from '#facts/facts.ts';
import { listOf, type ListEntry } from '#interview/missing-facts.ts';
import type { Proposal } from '#interview/reading.ts';
import type { Player } from '#interview/reader/people/cast-people.ts';
import { findRelation } from '#interview/language/relations.ts';
import type { Scene } from '#interview/asked/scene.ts';

/** The bare answer to a question about a detail: a relation word, "yes" for everything, heirs at law. */
export const readDetailAnswer = (scene: Scene, players: readonly Player[]): readonly Proposal[] => {
  const { asked, low, text, isLenient, facts } = scene;
  if (
    isLenient &&
    scene.field === fieldOf('next-takers') &&
    /\bheirs?\b|\b(?:by|under) (?:the )?law\b|\bstate law\b|\bnext of kin\b|\bintestate\b/u.test(low)
  )
    return [{ field: fieldOf('next-takers'), value: 'heirsAtLaw', evidence: text, confidence: 0.9 }];
  if (!isLenient || asked?.kind !== 'detail') return [];
  const { field, entry, detail } = asked;
  if (detail === 'relationship') return readRelationship(scene, { field, entry, players });
  const people = listOf(facts, field);
  const isWhole =
    detail === 'percentage' &&
    people.length === 1 &&
    /^\W*(?:yes|yep|yeah|yup|sure|correct|right|all|everything|100|of course|definitely|absolutely|he does|she does|they do|that'?s right)\b/u.test(
      low,
    );
  return isWhole
    ? [{ field, value: people.map((person) => ({ ...person, percentage: 100 })), evidence: text, confidence: 0.95 }]
    : [];
};

const readRelationship = (
  { facts, low, text }: Scene,
  { field, entry, players }: { readonly field: FieldId; readonly entry: number; readonly players: readonly Player[] },
): readonly Proposal[] => {
  const people = listOf(facts, field);
  const words = low.match(/[\p{L}'-]+/gu) ?? [];
  const found = words
    .map((_, index) =>
      [3, 2, 1].map((length) => findRelation(words.slice(index, index + length).join(' '))).find((one) => one),
    )
    .find((one) => one);
  const relationship = found?.relationship ?? loose(low);
  if (relationship === undefined || players.some(({ relationship: own }) => own !== undefined)) return [];
  const isForAll = found?.isPlural === true || /\b(?:both|all|each|they'?re|they are)\b/u.test(low);
  const value = people.map((person, index): ListEntry =>
    index === entry || (isForAll && person.relationship === undefined) ? { ...person, relationship } : person,
  );
  return [{ field, value, evidence: text, confidence: 0.85 }];
};

const loose = (low: string): string | undefined => {
  if (/\b(?:charity|non-?profit|organi[sz]ation|foundation)\b/u.test(low)) return 'charity';
  if (/\bchurch\b/u.test(low)) return 'church';
  const words = low
    .replace(/[^\p{L}\s'-]/gu, ' ')
    .trim()
    .replace(/^(?:(?:he|she|they)(?:'s|'re| is| are)?|is|are|my|our|a|an|the|just)\s+/u, '')
    .replace(/^(?:my|our|a|an|the)\s+/u, '')
    .trim();
  return /^[\p{L}'-]{3,20}(?: [\p{L}'-]{2,20})?$/u.test(words) &&
    !/^(?:yes|no|none|skip|next|what|why|who|both|same|equal)/u.test(words)
    ? words
    : undefined;
};
