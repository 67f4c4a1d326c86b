import { isMeantBy, isSamePerson } from '#facts/same-person.ts';
import type { FieldId } from '#facts/facts.ts';
import type { Answer, AnswerReader, Heard } from '#interview/answers/heard.ts';
import { inOrderSaid } from '#interview/answers/in-order-said.ts';
import {
  confidenceOf,
  isNoAnswer,
  isUndecided,
  isWholly,
  namelessOf,
  nothingSaid,
  wholeNamesIn,
} from '#interview/answers/judge-answer.ts';
import { lendSaidRelation } from '#interview/answers/lend-said-relation.ts';
import { entryOf, listAfter, type Named } from '#interview/answers/write-entries.ts';
import { hearEntries, type EntriesHeard } from '#interview/entries/hear-entries.ts';
import { findQuestion } from '#interview/find-question.ts';
import type { FactQuestion, QuestionPlan } from '#interview/fact-question.ts';
import type { Proposal } from '#interview/reading.ts';

/** Who serves, and who after them: the answer to a question about one office, or about several people in order. */
export const readOffices: AnswerReader = (heard) => {
  const { interview, question, asked, message } = heard;
  const entries =
    question.entries && asked.kind === 'fact' ? hearEntries(interview, question, inOrderSaid(heard)) : undefined;
  if (!entries || interview.facts[question.field] !== undefined) return undefined;
  if (isUndecided(entries)) return nothingSaid(entries);
  if (isNoAnswer(interview, entries) || entries.omitted.length > 0) return undefined;
  const named = lendSaidRelation(interview, namedIn(entries));
  if (entries.items.some(({ kind }) => /^(?:share|rest|whole|equal)$/u.test(kind))) return undefined;
  if (named.length === 0) return nobodyOr(heard, entries);
  const lines = linesOf(question, { plan: interview.plan, named });
  if (!lines) return nothingSaid(entries);
  const confidence = confidenceOf(entries, named);
  const isTooMany = question.kind === 'party' && lines[0]?.named.length !== 1;
  // "My daughter Fay, then my son": who comes later by a relation alone is kept in the words of the person.
  const isLaterNameless =
    question.kind === 'party' && entries.nameless.length > 0 && entries.nameless.every(isLaterIn(entries));
  if (entries.nameless.length > 0 && question.kind === 'party' && !isLaterNameless) return undefined;
  if (isTooMany) return nothingSaid(entries);
  // Nobody succeeds themselves; in a document without a maker whoever speaks may serve.
  const isMaker = named[0]?.name === entries.known.maker && interview.speaker === undefined;
  if (question.kind === 'party' && isMaker) return undefined;
  const patch = lines.map((line) =>
    proposalOf(line, {
      message,
      confidence: losesSomebody(heard, line, lines) ? Math.min(confidence, 0.5) : confidence,
    }),
  );
  return patch.every((one) => one !== undefined)
    ? {
        patch,
        rest: isLaterNameless ? [message] : entries.beside,
        ...(isWholly(entries) && { isWhole: true }),
        ...wholeNamesIn(message, named),
        ...(!isLaterNameless && namelessOf(entries)),
      }
    : nothingSaid(entries);
};

const isLaterIn =
  ({ items, placings }: EntriesHeard) =>
  ({ called }: EntriesHeard['nameless'][number]): boolean =>
    placings.size > 0 &&
    items.some((item) => item.kind === 'subject' && item.subject.called === called && item.subject.level > 0);

const namedIn = ({ items, placings, known }: EntriesHeard): readonly (Named & { readonly level: number })[] => {
  const all = items.flatMap((item) => {
    const placing = placings.get(item);
    return placing
      ? placing.people.map((one) => ({ ...one, subject: placing.subject, level: placing.subject.level }))
      : [];
  });
  // "Dashiell, Dashiell Crane" is one person, called by the longer name.
  const once = all.filter(
    ({ name }, index) =>
      !all.some(
        (one, other) =>
          other !== index &&
          isMeantBy(one.name, name) &&
          (one.name.length > name.length || (isSamePerson(one.name, name) && other < index)),
      ),
  );
  // The speaker stands first among those who serve together.
  return once.toSorted(
    (one, other) => one.level - other.level || Number(other.name === known.maker) - Number(one.name === known.maker),
  );
};

// "Nobody else" where nobody is an answer; somebody who is only left out leaves the question open.
const nobodyOr = ({ question, message }: Heard, entries: EntriesHeard): Answer | undefined => {
  const { field, kind } = question;
  const isNobody =
    entries.items.some((item) => item.kind === 'nobody') && entries.out.length === 0 && entries.nameless.length === 0;
  if (isNobody)
    return kind === 'parties' && question.entries?.noneLabel !== undefined
      ? { patch: [{ field, value: [], evidence: message, confidence: 0.9 }] }
      : undefined;
  return entries.out.length > 0 || entries.nameless.length > 0 || entries.isUnclear ? nothingSaid(entries) : undefined;
};

interface Line {
  readonly question: FactQuestion;
  readonly named: readonly Named[];
}

// Those who come first, and those who come after them, each with the question that asks for them.
const linesOf = (
  question: FactQuestion,
  { plan, named }: { readonly plan: QuestionPlan; readonly named: readonly (Named & { readonly level: number })[] },
): readonly Line[] | undefined => {
  if (question.nextInLine === undefined && question.kind === 'parties') return [{ question, named }];
  const first = named.filter(({ level }) => level === 0);
  const later = named.filter(({ level }) => level > 0);
  if (later.length === 0) return [{ question, named: first }];
  const next = question.nextInLine === undefined ? undefined : findQuestion(plan, question.nextInLine as FieldId);
  if (first.length === 0) return undefined;
  // Where nobody is asked who comes next, the first is recorded.
  if (!next) return [{ question, named: first }];
  if (next.kind === 'parties')
    return [
      { question, named: first },
      { question: next, named: later },
    ];
  const shifted = later.map((one) => ({ ...one, level: one.level - 1 }));
  const lines = linesOf(next, { plan, named: shifted });
  return lines && lines[0]?.named.length === 1 ? [{ question, named: first }, ...lines] : undefined;
};

// "My sister first, then Luis" while others stand behind already: whether they go is asked back.
const losesSomebody = ({ interview: { facts } }: Heard, { question }: Line, lines: readonly Line[]): boolean => {
  const known = facts[question.field];
  return (
    Array.isArray(known) &&
    known.some(
      (one: unknown) =>
        typeof one === 'object' &&
        one !== null &&
        'name' in one &&
        !lines.some(({ named }) => named.some(({ name }) => isSamePerson(name, String(one.name)))),
    )
  );
};

const proposalOf = (
  { question: { field, entries }, named }: Line,
  { message, confidence }: { readonly message: string; readonly confidence: number },
): Proposal | undefined => {
  const value =
    entries &&
    listAfter(
      entries,
      undefined,
      named.map((one) => ({ kind: 'add', entry: entryOf(entries, one) })),
    );
  return value === undefined ? undefined : { field, value, evidence: message, confidence };
};
