import type { FieldId } from '#facts/facts.ts';
import { endMarriage } from '#interview/end-marriage.ts';
import { findQuestion } from '#interview/find-question.ts';
import type { Interview } from '#interview/interview.ts';
import { isSameValue } from '#kit/is-same-value.ts';
import { moveOutside } from '#interview/move-outside.ts';
import { moveToNext } from '#interview/next-question.ts';
import { takesOver } from '#interview/offered-facts.ts';
import { unconfirmedFacts } from '#interview/review.ts';
import { pruneFacts } from '#interview/set-fact.ts';
import { writeFacts } from '#interview/write-facts.ts';
import { correctPerson } from '#people/correct-person.ts';
import { linkPeople } from '#people/link-people.ts';
import { makerIdOf } from '#people/people-of.ts';
import type { KnownFact, Person } from '#people/person.ts';
import type { News, Registry } from '#people/tell-register.ts';

/** A draft after it has heard the news of another document. */
export interface Heard {
  readonly interview: Interview;
  readonly register: readonly Person[];
  /** What was changed in it. */
  readonly carried: readonly FieldId[];
}

/**
 * Brings news of another document into a draft. A person is corrected wherever they are meant; a fact of the maker is carried
 * over where the draft said the same as the other did, offered where it says nothing, and asked about otherwise.
 */
export const hearNews = (draft: Interview, news: News, registry: Registry): Heard => {
  const corrected = correctIn(draft, news);
  const isOfMaker = news.makerId !== undefined && makerIdOf(draft.people ?? []) === news.makerId;
  const told = isOfMaker ? hearFacts(draft, corrected, news) : corrected;
  const confirmed = isOfMaker ? confirmAlike(told, news) : told;
  if (confirmed === draft) return { interview: draft, register: registry.register, carried: [] };

  const settled = endMarriage(draft, pruneFacts(confirmed)).interview;
  const { people, register } = linkPeople({ facts: settled.facts, people: settled.people ?? [], ...registry });
  const interview = moveOutside(draft, moveToNext({ ...settled, people }));
  const carried = draft.plan.questions
    .map(({ field }) => field)
    .filter((field) => !isSameValue(draft.facts[field], interview.facts[field]));
  return { interview: noteCarried(interview, carried, news), register, carried };
};

// Until it is confirmed or answered anew, the person is told where it was changed.
const noteCarried = (interview: Interview, fields: readonly FieldId[], { told }: News): Interview => {
  if (fields.length === 0) return interview;
  const others = (interview.carried ?? []).filter(({ field }) => !fields.includes(field));
  const sourceOf = (field: FieldId): string => told.find((one) => one.field === field)?.from ?? 'another place';
  const carried = fields
    .filter((field) => interview.facts[field] !== undefined)
    .map((field) => ({ field, from: sourceOf(field) }));
  return { ...interview, carried: [...others, ...carried] };
};

const correctIn = (draft: Interview, { corrections }: News): Interview => {
  const before = { facts: draft.facts, people: draft.people ?? [] };
  const { facts, people } = corrections.reduce(correctPerson, before);
  const written = writeFacts(draft, facts);
  return written === draft && isSameValue(people, before.people) ? draft : { ...written, people };
};

const hearFacts = (before: Interview, draft: Interview, { told }: News): Interview =>
  told.reduce((heard, { field, value, from, replaced }) => {
    const own = heard.facts[field];
    if (!takesOver(heard.plan, { field, value }) || isSameValue(own, value)) return heard;
    const isAlike = own !== undefined && replaced.some((one) => isSameValue(one, before.facts[field]));
    if (isAlike) return writeFacts(heard, { [field]: value });
    // What is true of one document says nothing against what another one says of itself.
    if (own !== undefined && findQuestion(heard.plan, field)?.scope === 'document') return heard;
    return expect(heard, { field, value, from });
  }, draft);

const expect = (interview: Interview, fact: KnownFact): Interview => ({
  ...interview,
  known: [...(interview.known ?? []).filter(({ field }) => field !== fact.field), fact],
});

// What was looked at and found right in one document is right wherever it says the same.
const confirmAlike = (draft: Interview, { confirmed }: News): Interview => {
  const alike = unconfirmedFacts(draft).filter(
    (field) => findQuestion(draft.plan, field)?.scope === 'person' && isSameValue(confirmed[field], draft.facts[field]),
  );
  return alike.length === 0 ? draft : { ...draft, confirmed: [...draft.confirmed, ...alike] };
};
