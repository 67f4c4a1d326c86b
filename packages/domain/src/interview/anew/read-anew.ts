import type { FactKind } from '#facts/fact-kind.ts';
import { peopleIn } from '#facts/people-in.ts';
import { isAmong } from '#facts/same-person.ts';
import { readAnswer } from '#interview/answers/read-answer.ts';
import { bareAnswer, isOrder } from '#interview/anew/bare-answer.ts';
import { carryRelations } from '#interview/anew/carry-relations.ts';
import { type Entry, entriesOf, nameOf } from '#interview/anew/entries-of.ts';
import { saidRelations } from '#interview/anew/said-relations.ts';
import { stateAnew } from '#interview/anew/state-anew.ts';
import type { FactQuestion } from '#interview/fact-question.ts';
import { findQuestion } from '#interview/find-question.ts';
import type { Interview } from '#interview/interview.ts';
import { type Proposal, type Reading, sureEnough } from '#interview/reading.ts';
import { isSameValue } from '#kit/is-same-value.ts';
import type { PlainDate } from '#kit/plain-date.ts';
import { unknownPerson } from '#people/person.ts';

/**
 * The answer to a question that is asked anew while something is recorded: it is read as if nothing was, and stands in the place of
 * what was. Who is named again keeps what is known of them; what is said again stays; words that add only add. Undefined where the
 * message is no plain answer, or where others read it better.
 */
export const readAnew = (
  interview: Interview,
  { message: whole, today }: { readonly message: string; readonly today: PlainDate },
): Reading | undefined => {
  const { asked, plan, facts, doubt, nameless } = interview;
  const message = bareAnswer(whole);
  // While the name of somebody is asked, whoever is named joins those who stand there.
  if (asked?.kind !== 'fact' || doubt !== null || nameless) return undefined;
  const question = findQuestion(plan, asked.field);
  const before = entriesOf(facts[asked.field]);
  if (!question || !ofEntries.has(question.kind) || question.options || before.length === 0) return undefined;
  if (isOrder.test(message)) return undefined;
  const fresh = asIfNew(interview, question);
  const answer = readAnswer(fresh, { message, today });
  const proposal = answer?.patch.find(({ field }) => field === question.field);
  const relations = relationsIn(fresh, question, message);
  const said = entriesOf(proposal?.value).map((entry) => withRelation(entry, relations));
  if (!answer || !proposal || answer.isPlain !== true || answer.nameless || said.length === 0) return undefined;
  const stated = stateAnew(question, { before, said, message });
  if (!stated) return undefined;
  if (stated.kind === 'which') return { act: 'answer', patch: [], which: stated.which };
  const value = question.kind === 'party' ? stated.entries[0] : stated.entries;
  const others = answer.patch.filter((one) => one !== proposal);
  // Whoever says what is recorded already wants it so.
  if (isSameValue(value, facts[question.field]))
    return { ...answer, act: others.length === 0 ? 'skip' : 'answer', patch: others };
  const confidence = stated.isSure ? proposal.confidence : Math.min(proposal.confidence, sureEnough - 0.1);
  const carried = carriedIn(interview, question, { before, after: stated.entries, relations });
  // Whoever only takes another place has not gone.
  const placed = others.flatMap((one) => entriesOf(one.value).map(nameOf));
  const gone = stated.gone.filter((name) => !isAmong(placed, name));
  const told = carried.map((one): Proposal => ({ ...one, evidence: message, confidence }));
  return {
    ...answer,
    patch: [{ ...proposal, value, confidence }, ...others, ...told.filter(({ field }) => !isIn(others, field))],
    ...(gone.length > 0 && { gone: { field: question.field, names: gone } }),
  };
};

const ofEntries: ReadonlySet<FactKind> = new Set(['people', 'shares', 'party', 'parties', 'assets'] as const);

const isIn = (patch: readonly Proposal[], wanted: string): boolean => patch.some(({ field }) => field === wanted);

// Whoever stands there is known by name and relation, as somebody of whom another document knows.
const asIfNew = (interview: Interview, { field }: FactQuestion): Interview => {
  const { [field]: recorded, ...facts } = interview.facts;
  const known = peopleIn({ [field]: recorded }).map(({ name, relationship }) => ({
    ...unknownPerson(name, name),
    relationships: relationship === undefined ? [] : [relationship],
  }));
  return { ...interview, facts, register: [...known, ...(interview.register ?? [])] };
};

// What somebody is called now counts for more than what they were called before.
const relationsIn = (fresh: Interview, question: FactQuestion, message: string): ReadonlyMap<string, string> =>
  question.kind === 'assets' ? new Map() : saidRelations(fresh, question, message);

const withRelation = (entry: Entry, relations: ReadonlyMap<string, string>): Entry => {
  const said = relations.get(nameOf(entry));
  return said === undefined ? entry : { ...entry, relationship: said };
};

const carriedIn = (
  { facts, plan }: Interview,
  { field }: FactQuestion,
  {
    before,
    after,
    relations,
  }: {
    readonly before: readonly Entry[];
    readonly after: readonly Entry[];
    readonly relations: ReadonlyMap<string, string>;
  },
): readonly Pick<Proposal, 'field' | 'value'>[] => {
  const anew = before.flatMap((one) => {
    const now = after.find((other) => nameOf(other) === nameOf(one))?.['relationship'];
    return typeof now === 'string' && now !== one['relationship'] && relations.has(nameOf(one))
      ? [{ name: nameOf(one), before: one['relationship'], now }]
      : [];
  });
  return carryRelations(facts, field, anew).filter((one) => findQuestion(plan, one.field) !== undefined);
};
