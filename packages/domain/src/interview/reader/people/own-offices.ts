import { told } from '#facts/told.ts';
import { isSamePerson } from '#facts/same-person.ts';
import type { Proposal } from '#interview/reading.ts';
import type { Player } from '#interview/reader/people/cast-people.ts';
import type { Scene } from '#interview/asked/scene.ts';

/** Offices of a company that the speaker takes: "I will", "me", "Ann and I". The first member is taken for the speaker. */
export const readOwnOffices = (scene: Scene, players: readonly Player[]): readonly Proposal[] => {
  const own = told(scene.facts, 'owners')?.[0];
  const isClaimed = scene.isLenient && /\b(?:i|me|myself|i'll)\b/u.test(scene.low);
  const office = scene.question;
  if (!own || !isClaimed || office?.isOfOwners !== true) return [];

  const self = { name: own.name };
  const others = players.flatMap(({ role, name }) =>
    role === 'manager' && !isSamePerson(name, own.name) ? [{ name }] : [],
  );
  return [
    {
      field: office.field,
      value: office.kind === 'parties' ? [self, ...others] : self,
      evidence: scene.text,
      confidence: 0.8,
    },
  ];
};
