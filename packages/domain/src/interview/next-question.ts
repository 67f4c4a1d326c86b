import type { FieldId } from '#facts/facts.ts';
import { askedAgain } from '#interview/earlier-answers.ts';
import { applicableQuestions, listOf, missingDetails, missingFacts } from '#interview/missing-facts.ts';
import { withDerived } from '#interview/derive-facts.ts';
import type { FactQuestion } from '#interview/fact-question.ts';
import type { Interview, Question } from '#interview/interview.ts';
import { knownAndMissing, knownOtherwise } from '#interview/known-facts.ts';
import { nextNamesake } from '#interview/namesakes.ts';
import { withPartner } from '#interview/with-partner.ts';
import { isAskedByItself, isOfferedTogether } from '#interview/offered-together.ts';
import { needsReview } from '#interview/review.ts';
import { problemsOf } from '#interview/problems.ts';
import { isOfTotal } from '#rules/shares-add-up.ts';
import { totalOf } from '#facts/exact-shares.ts';
import { isAll } from '#kit/share.ts';
import type { PlainDate } from '#kit/plain-date.ts';
import { isLeftForGood } from '#interview/tries.ts';
import { subjectOf } from '#interview/subject-of.ts';
import { usualAnswer } from '#interview/usual-answer.ts';

/**
 * What to ask next: what is known from elsewhere, what has to be asked again, then the first fact of the plan that is neither
 * recorded nor skipped, its missing details, then the usual settings together, then what was put aside, then the review. Null when everything is recorded and confirmed.
 */
const nextQuestion = (interview: Interview): Question | null =>
  nextKnown(interview) ??
  nextAgain(interview) ??
  withPartner(interview, nextFact(interview)) ??
  nextOffer(interview) ??
  nextPutAside(interview) ??
  nextReview(interview);

/** Moves to the next question and remembers it for "go back"; nothing moves while the same question stays open. */
export const moveToNext = (interview: Interview): Interview => moveTo(interview, nextQuestion(interview));

/** Asks at once about a fact that was just given and cannot stay as it is; shares that do not add up have a question of their own. */
export const moveToProblem = (
  interview: Interview,
  { recorded, today }: { readonly recorded: readonly FieldId[]; readonly today: PlainDate },
): Interview => {
  const given = withDerived(recorded);
  const problem = problemsOf(interview, today).find(
    (one) => given.includes(one.field) && !isOfTotal(one) && !one.isFinal,
  );
  return problem ? moveTo(interview, questionOf(interview, problem.field)) : moveToNextOpen(interview, today);
};

/** As `moveToNext`, but a problem that blocks completion is asked about before the review. */
export const moveToNextOpen = (interview: Interview, today: PlainDate): Interview => {
  const moved = moveToNext(interview);
  if (moved.asked !== null && moved.asked.kind !== 'review') return moved;
  const problem = problemsOf(interview, today).find(
    ({ field, isFinal }) => !isFinal && !isLeftForGood(interview, field),
  );
  return problem ? moveTo(interview, questionOf(interview, problem.field)) : moved;
};

/** Asks about one fact: what its entries lack, or the whole of it. */
export const askField = (interview: Interview, field: FieldId): Interview =>
  moveTo(interview, questionOf(interview, field));

const questionOf = (interview: Interview, field: FieldId): Question => {
  const [missing] = missingDetails({ ...interview, declined: [] }, field).filter(({ detail }) => detail !== 'kind');
  return missing ? toDetail(missing) : { kind: 'fact', field };
};

/** Asks one given question. */
export const moveTo = (interview: Interview, question: Question | null): Interview => {
  const last = interview.trail.at(-1);
  if (question === null) return { ...interview, asked: null };
  // What is known from elsewhere has no answer of its own to go back to.
  if (isAboutKnown(question)) return { ...interview, asked: question };
  if (last && isSameQuestion(last, question)) return { ...interview, asked: question };
  return { ...interview, asked: question, trail: [...interview.trail, question].slice(-maxTrail) };
};

/** Enough for every question of the longest interview several times over; keeps the stored interview small. */
const maxTrail = 200;

/** True when both ask the same thing. */
export const isSameQuestion = (one: Question, other: Question): boolean =>
  one.kind === other.kind && subjectOf(one) === subjectOf(other);

const isAboutKnown = ({ kind }: Question): boolean => kind === 'known' || kind === 'differs' || kind === 'namesake';

const nextKnown = (interview: Interview): Question | null => {
  if (knownAndMissing(interview).length > 0) return { kind: 'known' };
  const [differing] = knownOtherwise(interview);
  return differing ? { kind: 'differs', field: differing.field } : (nextNamesake(interview) ?? null);
};

const nextAgain = (interview: Interview): Question | null => {
  const field = askedAgain(interview).find((one) => !interview.putAside?.includes(one));
  return field ? { kind: 'fact', field } : null;
};

const nextFact = (interview: Interview): Question | null => {
  const { facts, skipped, putAside = [] } = interview;
  for (const question of applicableQuestions(interview)) {
    const { field } = question;
    if (!question.isAsked && facts[field] === undefined) continue;
    if (facts[field] === undefined) {
      if (skipped.includes(field) || putAside.includes(field) || isOffered(interview, question)) continue;
      return { kind: 'fact', field };
    }
    const detail = nextDetail(interview, field);
    if (detail && !(putAside.includes(field) && detail.kind === 'detail')) return detail;
  }
  return null;
};

// A usual answer is offered together with the others, unless its question has to be read by itself, or has none for this person.
const isOffered = (interview: Interview, question: FactQuestion): boolean =>
  !isAskedByItself(interview, question) &&
  question.usual !== undefined &&
  (question.isRequired === false || usualAnswer(interview, question) !== undefined);

const nextDetail = (interview: Interview, field: FieldId): Question | null => {
  const [missing] = missingDetails(interview, field);
  if (missing && missing.detail === 'distributionAge') return sharesQuestion(interview, field) ?? toDetail(missing);
  return missing ? toDetail(missing) : sharesQuestion(interview, field);
};

const toDetail = ({ field, entry, detail }: { field: FieldId; entry: number; detail: string }): Question => ({
  kind: 'detail',
  field,
  entry,
  detail,
});

// Shares that do not add up are asked again at once, while they are fresh in mind.
const sharesQuestion = (interview: Interview, field: FieldId): Question | null => {
  const people = listOf(interview.facts, field);
  if (people.length === 0 || interview.putAside?.includes(field)) return null;
  if (people.every(({ percentage }) => percentage === undefined)) return null;
  const total = totalOf(people);
  return total === undefined || isAll(total) ? null : { kind: 'detail', field, entry: 0, detail: 'percentage' };
};

const nextOffer = (interview: Interview): Question | null => {
  const fields = applicableQuestions(interview)
    .filter((question) => isOfferedTogether(interview, question) && !interview.putAside?.includes(question.field))
    .map(({ field }) => field);
  return fields.length === 0 ? null : { kind: 'offer', fields };
};

const nextPutAside = (interview: Interview): Question | null => {
  const waiting = interview.putAside ?? [];
  const [field] = missingFacts(interview)
    .filter((one) => !isLeftForGood(interview, one))
    .toSorted((one, other) => waiting.indexOf(one) - waiting.indexOf(other));
  if (!field) return null;
  const [missing] = missingDetails(interview, field).filter(({ isRequired }) => isRequired);
  return interview.facts[field] !== undefined && missing ? toDetail(missing) : { kind: 'fact', field };
};

const nextReview = (interview: Interview): Question | null => (needsReview(interview) ? { kind: 'review' } : null);
