import type { FieldId } from '#facts/facts.ts';
import { definitionOf } from '#facts/people-in.ts';
import { isSamePerson } from '#facts/same-person.ts';
import type { GroundedPatch } from '#interview/grounding/ground-patch.ts';
import type { Interview } from '#interview/interview.ts';
import { type Proposal, type Reading, sureEnough } from '#interview/reading.ts';
import { parseFact } from '#interview/set-fact.ts';
import { isSameValue } from '#kit/is-same-value.ts';

/**
 * The reading of the rules and that of a second reader, who may invent, as one. Where both say the same it stands. Where they
 * differ, where the second finds nobody whom the rules found, and where it finds more, the person is asked. So nothing is recorded
 * that the rules alone would not have recorded, whatever the second reader says.
 */
export const readAgainWith =
  (second: GroundedPatch) =>
  (interview: Interview, reading: Reading): Reading => {
    if (reading.isPlain) return reading;
    const theirs = second.patch.flatMap((proposal) => parsed(proposal));
    const own = reading.patch.map((proposal) => compare(interview, proposal, theirs));
    const told = new Set<FieldId>([...own.map(({ field }) => field), ...(reading.cleared ?? [])]);
    const more = theirs.filter((proposal) => !told.has(proposal.field) && isNew(interview, proposal)).map(doubted);
    return { ...reading, patch: [...own, ...more], byRules: reading };
  };

const parsed = (proposal: Proposal): readonly Proposal[] => {
  const { field, value } = proposal;
  const fits = parseFact(field, value);
  return fits.ok ? [{ ...proposal, value: fits.value }] : [];
};

const compare = (interview: Interview, own: Proposal, theirs: readonly Proposal[]): Proposal => {
  const other = theirs.find(({ field }) => field === own.field);
  if (!other) return isNaming(own.field) ? doubted(own) : own;
  const fits = parseFact(own.field, own.value);
  if (fits.ok && isSameValue(fits.value, other.value)) return { ...own, isAgreed: true };
  // What has been asked back already is said again by the rules alone, or not at all.
  if (isInDoubt(interview, own.field)) return doubted(own);
  return doubted({ ...other, value: unite(own.value, other.value) });
};

// Whom somebody spoke of is where rules go wrong; a day or a state that the other left out stands.
const isNaming = (field: FieldId): boolean => definitionOf(field).names !== undefined;

const isInDoubt = ({ doubt }: Interview, field: FieldId): boolean => doubt !== null && field in doubt.proposed;

const isNew = (interview: Interview, { field, value }: Proposal): boolean =>
  !isInDoubt(interview, field) && !isSameValue(interview.facts[field], value);

const doubted = (proposal: Proposal): Proposal => ({
  ...proposal,
  confidence: Math.min(proposal.confidence, sureEnough / 2),
});

// The second reading, with what the rules know besides of the same people.
const unite = (own: unknown, other: unknown): unknown => {
  if (Array.isArray(own) && Array.isArray(other))
    return other.map((entry: unknown) => unite(sameIn(own, entry), entry));
  return isNamed(own) && isNamed(other) && isSamePerson(own.name, other.name) ? { ...own, ...other } : other;
};

const sameIn = (entries: readonly unknown[], entry: unknown): unknown =>
  entries.find((one) => isNamed(one) && isNamed(entry) && isSamePerson(one.name, entry.name));

const isNamed = (value: unknown): value is { readonly name: string } =>
  typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string';
