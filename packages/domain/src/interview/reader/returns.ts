import { isAmong, isCalledIn } from '#facts/same-person.ts';
import type { Proposal } from '#interview/reading.ts';
import type { Player } from '#interview/reader/cast-people.ts';
import type { Scene } from '#interview/reader/scene.ts';

/** What a message takes back: somebody is not left out after all, a gift to somebody who is left out, a list of nobody. */
export const readReturns = (scene: Scene, players: readonly Player[]): readonly Proposal[] => [
  ...readNobody(scene),
  ...readReadmission(scene),
  ...withoutGifts(scene, players),
];

const nobody = /^\W*(?:no|nobody|no ?one|none)(?: (?:else|one|further|more))?\W*(?:thanks|thank you)?\W*$/u;

// Asked once more for a list that may be empty.
const readNobody = ({ field, facts, low, text, isLenient, asked }: Scene): readonly Proposal[] =>
  (field === 'successorTrustees' || field === 'intentionallyOmitted') &&
  asked?.kind === 'fact' &&
  isLenient &&
  (facts[field]?.length ?? 0) > 0 &&
  nobody.test(low)
    ? [{ field, value: [], evidence: text, confidence: 0.85 }]
    : [];

const readmission =
  /\b(?:is|was|should|must)(?:n't| not)\s+(?:to )?(?:be )?(?:left out|excluded|omitted|disinherited|cut out)\b|\b(?:don't|do not|never)\s+(?:leave|cut)\b[^.;]{1,60}\bout\b|\bkeep\b[^.;]{1,60}\bin\b/u;

const readReadmission = ({ facts, low, text }: Scene): readonly Proposal[] => {
  const omitted = facts.intentionallyOmitted ?? [];
  if (omitted.length === 0 || !readmission.test(low)) return [];
  const kept = omitted.filter(({ name }) => !isCalledIn(text, name));
  return kept.length === omitted.length
    ? []
    : [{ field: 'intentionallyOmitted', value: kept, evidence: text, confidence: 0.85 }];
};

const withoutGifts = ({ facts, text, field }: Scene, players: readonly Player[]): readonly Proposal[] => {
  const gifts = facts.specificGifts ?? [];
  const out = players.filter(({ role, isCued }) => role === 'excluded' && isCued).map(({ name }) => name);
  const kept = gifts.filter(({ recipient }) => !isAmong(out, recipient));
  return kept.length === gifts.length || field === 'specificGifts'
    ? []
    : [{ field: 'specificGifts', value: kept, evidence: text, confidence: 0.85 }];
};
