import type { Interview, StoredInterview } from '#interview/interview.ts';
import { isSameValue } from '#kit/is-same-value.ts';
import { moveOutside } from '#interview/move-outside.ts';
import { moveToNext } from '#interview/next-question.ts';
import { offeredChanges, sourceOf, takesOver } from '#interview/offered-facts.ts';
import { writeFacts } from '#interview/write-facts.ts';
import { makerIdOf } from '#people/people-of.ts';
import type { KnownFact, Person } from '#people/person.ts';
import { type Registered, type Registry, tellRegister } from '#people/tell-register.ts';

/** How a document came to say what it says now. */
export interface Telling extends Registry {
  readonly before: StoredInterview;
  /** Nobody can be asked who is meant: one name is one person. */
  readonly isSettled?: boolean | undefined;
  /** It was finished and is a draft again: what was told elsewhere meanwhile is asked. */
  readonly isReopened?: boolean | undefined;
}

/**
 * Tells the register of people what a document says now. The document comes back with who is meant in it, with each detail of a
 * person said alike, and with what is known of a maker who has just been named.
 */
export const tellNews = (
  after: Interview,
  { isReopened = false, ...telling }: Telling,
): Omit<Registered, 'said'> & { readonly interview: Interview } => {
  const registered = tellRegister({ ...telling, after, from: sourceOf(after.plan) });
  const offered = offeredChanges(after.plan, telling.before.facts, after.facts);
  const told = { ...registered, news: { ...registered.news, told: [...registered.news.told, ...offered] } };
  const written = { ...writeFacts(after, told.said.facts), people: told.said.people };
  const makerId = makerIdOf(told.said.people);
  const isNamed = makerId !== undefined && makerId !== makerIdOf(telling.before.people ?? []);
  const fills = isReopened || (isNamed && after.known === undefined);
  if (!fills || telling.isSettled) return { ...told, interview: written };
  const known = knownOf(telling.register, makerId).filter((fact) => isOpen(written, fact, telling.before));
  const interview = { ...written, known };
  return { ...told, interview: known.length === 0 ? interview : moveOutside(after, moveToNext(interview)) };
};

const knownOf = (register: readonly Person[], makerId: string | undefined): readonly KnownFact[] =>
  register.find(({ id }) => id === makerId)?.told ?? [];

// What was said here just now is newer than what was told before.
const isOpen = ({ plan, facts }: Interview, { field, value }: KnownFact, before: StoredInterview): boolean =>
  takesOver(plan, { field, value }) &&
  !isSameValue(facts[field], value) &&
  (facts[field] === undefined || isSameValue(facts[field], before.facts[field]));
