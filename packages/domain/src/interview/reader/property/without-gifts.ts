import { fieldOf, told } from '#facts/told.ts';
import { isAmong } from '#facts/same-person.ts';
import type { Proposal } from '#interview/reading.ts';
import type { Player } from '#interview/reader/people/cast-people.ts';
import type { Scene } from '#interview/asked/scene.ts';

/** The gifts without those to somebody whom a message leaves out. */
export const withoutGifts = ({ facts, text, field }: Scene, players: readonly Player[]): readonly Proposal[] => {
  const gifts = told(facts, 'gifts') ?? [];
  const out = players.filter(({ role, isCued }) => role === 'excluded' && isCued).map(({ name }) => name);
  const kept = gifts.filter(({ recipient }) => !isAmong(out, recipient));
  return kept.length === gifts.length || field === fieldOf('gifts')
    ? []
    : [{ field: fieldOf('gifts'), value: kept, evidence: text, confidence: 0.85 }];
};
