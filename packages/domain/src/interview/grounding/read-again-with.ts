import type { FieldId } from '#facts/facts.ts';
import { definitionOf } from '#facts/people-in.ts';
import { isSamePerson } from '#facts/same-person.ts';
import type { GroundedPatch } from '#interview/grounding/ground-patch.ts';
import { isCertain } from '#interview/grounding/is-certain.ts';
import type { Interview } from '#interview/interview.ts';
import { type Proposal, type Reading, sureEnough } from '#interview/reading.ts';
import { parseFact } from '#interview/set-fact.ts';
import { isSameValue } from '#kit/is-same-value.ts';

/**
 * The reading of the rules and that of a second reader, who may invent, as one. Where both say the same it stands, and is surer.
 * Where they differ, where the second finds nobody whom the rules found, and where it finds more, the person is asked. So nothing is
 * recorded that the rules have not read as well, whatever the second reader says.
 */
export const readAgainWith =
  (second: GroundedPatch) =>
  (interview: Interview, reading: Reading): Reading => {
    if (isCertain(reading)) return reading;
    const theirs = second.patch.flatMap((proposal) => parsed(proposal));
    const agreed = [...theirs, ...second.dropped.flatMap((proposal) => parsed(proposal))];
    const own = reading.patch.map((proposal) =>
      agreed.some((one) => agrees(proposal, one))
        ? { ...proposal, isAgreed: true as const }
        : compare(interview, proposal, theirs),
    );
    const told = new Set<FieldId>([...own.map(({ field }) => field), ...(reading.cleared ?? [])]);
    const more = theirs.filter((proposal) => !told.has(proposal.field) && isNew(interview, proposal)).map(doubted);
    // What every word of a message says is one thing; what two readers make of it together is weighed.
    const { isPlain: _plain, ...free } = reading;
    return { ...free, patch: [...own, ...more], byRules: reading };
  };

const parsed = (proposal: Proposal): readonly Proposal[] => {
  const { field, value } = proposal;
  const fits = parseFact(field, value);
  return fits.ok ? [{ ...proposal, value: fits.value }] : [];
};

const compare = (interview: Interview, own: Proposal, theirs: readonly Proposal[]): Proposal => {
  const other = theirs.find(({ field }) => field === own.field);
  if (!other) return isNaming(own.field) ? doubted(own) : own;
  // What has been asked back already is said again by the rules alone, or not at all.
  if (isInDoubt(interview, own.field)) return doubted(own);
  return doubted({ ...other, value: unite(own.value, other.value) });
};

// Both may know who is meant by words such as “my wife”, which do not name her.
const agrees = (own: Proposal, other: Proposal): boolean => {
  const fits = own.field === other.field ? parseFact(own.field, own.value) : undefined;
  return fits?.ok === true && isWithin(other.value, fits.value);
};

// The other may leave out a relation, but neither an entry nor a number.
const isWithin = (other: unknown, own: unknown): boolean => {
  if (Array.isArray(other) && Array.isArray(own))
    return other.length === own.length && other.every((entry, index) => isWithin(entry, own[index]));
  if (!isRecord(other) || !isRecord(own)) return isSameValue(other, own);
  const keys = new Set([...Object.keys(other), ...Object.keys(own)]);
  return [...keys].every(
    (key) => isSameValue(other[key], own[key]) || (other[key] === undefined && typeof own[key] === 'string'),
  );
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

// Whom somebody spoke of is where rules go wrong; a day or a state that the other left out stands.
const isNaming = (field: FieldId): boolean => definitionOf(field).names !== undefined;

const isInDoubt = ({ doubt }: Interview, field: FieldId): boolean => doubt !== null && field in doubt.proposed;

const isNew = (interview: Interview, { field, value }: Proposal): boolean =>
  !isInDoubt(interview, field) && !isSameValue(interview.facts[field], value);

const doubted = (proposal: Proposal): Proposal => ({
  ...proposal,
  confidence: proposal.confidence < sureEnough / 2 ? proposal.confidence : sureEnough / 2,
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
