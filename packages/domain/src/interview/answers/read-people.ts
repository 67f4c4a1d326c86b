import { isSpouse } from '#facts/kin.ts';
import { isMeantBy, isSamePerson } from '#facts/same-person.ts';
import type { Answer, AnswerReader, Heard } from '#interview/answers/heard.ts';
import { confidenceOf, isNoAnswer, isWholly } from '#interview/answers/judge-answer.ts';
import { lendSaidRelation } from '#interview/answers/lend-said-relation.ts';
import { entryOf, isSaidMinor, listAfter, type Named } from '#interview/answers/write-entries.ts';
import { hearEntries, type EntriesHeard } from '#interview/entries/hear-entries.ts';
import type { Entry } from '#interview/lists/list-edit.ts';

/** Who belongs to a list of people: the answer to the question for children, or for those whom something is about. */
export const readPeople: AnswerReader = (heard) => {
  const { interview, question, asked, message } = heard;
  const { entries: form, field } = question;
  if (!form || asked.kind !== 'fact' || question.instead || interview.facts[field] !== undefined) return undefined;
  const entries = hearEntries(interview, question, message);
  if (!entries || isNoAnswer(interview, entries, message) || entries.omitted.length > 0) return undefined;
  const named = lendSaidRelation(interview, namedIn(entries)).filter(
    ({ name }) => question.relation === undefined || !isParent(entries, name),
  );
  if (named.length === 0) return nobodyOr(heard, entries);
  if (entries.items.some((item) => item.kind === 'remark' && item.hasPeople)) return undefined;
  if (entries.nameless.length > 0 || hasParts(entries, named)) return undefined;
  if (question.options && !named.every(({ isKnown }) => isKnown)) return undefined;
  const value = listAfter(
    form,
    undefined,
    named.map((one) => ({ kind: 'add', entry: entryOf(form, one) })),
  );
  if (value === undefined) return undefined;
  const young = named.filter(({ subject }) => isSaidMinor(subject)).map(({ name }) => name);
  return {
    patch: [{ field, value: withMinors(value, young), evidence: message, confidence: confidenceOf(entries, named) }],
    rest: entries.beside,
    ...(isWholly(entries) && { isWhole: true }),
  };
};

// The speaker and their spouse are named beside the children, never among them.
const isParent = ({ known }: EntriesHeard, name: string): boolean =>
  (known.maker !== undefined && isMeantBy(known.maker, name)) ||
  known.all.some((one) => isSpouse(one.relationship) && isMeantBy(one.name, name));

const withMinors = (value: unknown, young: readonly string[]): unknown =>
  Array.isArray(value)
    ? value.map((one: string | Entry) =>
        typeof one !== 'string' && young.includes(String(one['name'])) ? { ...one, isMinor: true } : one,
      )
    : value;

const namedIn = ({ items, placings }: EntriesHeard): readonly Named[] => {
  const all = items.flatMap(
    (item) =>
      placings.get(item)?.people.map((one) => ({ ...one, subject: placings.get(item)?.subject as never })) ?? [],
  );
  return all.filter(({ name }, index) => all.findIndex((one) => isSamePerson(one.name, name)) === index);
};

// Numbers that are neither how many there are nor how old they are.
const hasParts = ({ items }: EntriesHeard, named: readonly Named[]): boolean =>
  items.some(
    (item) => /^(?:rest|whole|equal)$/u.test(item.kind) || (item.kind === 'share' && item.value !== named.length),
  );

const nobodyOr = ({ question, message }: Heard, entries: EntriesHeard): Answer | undefined => {
  const isNobody =
    entries.items.some(({ kind }) => kind === 'nobody') && entries.out.length === 0 && entries.nameless.length === 0;
  if (isNobody && question.entries?.noneLabel !== undefined && !entries.mayTurn)
    return { patch: [{ field: question.field, value: [], evidence: message, confidence: 0.9 }] };
  return undefined;
};
