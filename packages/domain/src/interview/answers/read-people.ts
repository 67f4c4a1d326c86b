import { patternOf } from '#kit/pattern-of.ts';
import { isSpouse } from '#facts/kin.ts';
import { isMeantBy, isSamePerson } from '#facts/same-person.ts';
import type { Answer, AnswerReader, Heard } from '#interview/answers/heard.ts';
import { confidenceOf, isNoAnswer, isWholly, wholeNamesIn } from '#interview/answers/judge-answer.ts';
import { lendSaidRelation } from '#interview/answers/lend-said-relation.ts';
import { entryOf, fullAge, isSaidMinor, listAfter, type Named } from '#interview/answers/write-entries.ts';
import { isNothing } from '#interview/acts/nothing.ts';
import { type Part, splitParts } from '#interview/answers/split-parts.ts';
import { hearEntries, type EntriesHeard } from '#interview/entries/hear-entries.ts';
import type { Entry } from '#interview/lists/list-edit.ts';

/** Who belongs to a list of people: the answer to the question for children, or for those whom something is about. */
export const readPeople: AnswerReader = (heard) => {
  const { interview, question, asked, message } = heard;
  const { entries: form, field } = question;
  if (!form || asked.kind !== 'fact' || question.instead || interview.facts[field] !== undefined) return undefined;
  const nobody = nobodyFirst(heard);
  if (nobody) return nobody;
  const entries = hearEntries(interview, question, message);
  if (!entries || isNoAnswer(interview, entries) || entries.omitted.length > 0) return undefined;
  const named = lendSaidRelation(interview, namedIn(entries).map(withSex(question))).filter(
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
  const confidence = confidenceOf(entries, named);
  return {
    patch: [
      { field, value: withMinors(value, young), evidence: message, confidence },
      ...adultsOf(heard, entries, named),
    ],
    rest: entries.beside,
    ...(isWholly(entries) && { isWhole: true }),
    ...wholeNamesIn(message, named),
  };
};

// "Both over 30" answers what is asked of the same people next: whether one of them is under age.
const adultsOf = (
  { interview, question, message }: Heard,
  { items }: EntriesHeard,
  named: readonly Named[],
): Answer['patch'] => {
  const isAdult = ({ subject }: Named): boolean => subject?.isDead === true || (subject?.age ?? 0) >= fullAge;
  const areGrown = items.some(
    (item, at) =>
      item.kind === 'outright' &&
      (at === 0 || /^(?:comma|stop|dash)$/u.test(items[at - 1]?.kind ?? '') || isGroup(items[at - 1])),
  );
  if (!named.every(isAdult) && !(areGrown && !named.some(({ subject }) => isSaidMinor(subject)))) return [];
  return interview.plan.questions
    .filter(
      ({ field, kind, applies, saysNo }) =>
        kind === 'yesNo' &&
        interview.facts[field] === undefined &&
        applies?.needs.includes(question.field) === true &&
        saysNo?.test(message.toLowerCase()) === true,
    )
    .map(({ field }) => ({ field, value: false, evidence: message, confidence: 0.9 }));
};

const isGroup = (item: EntriesHeard['items'][number] | undefined): boolean =>
  item?.kind === 'subject' && item.subject.called.kind === 'all';

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
  const all = items.flatMap((item): readonly Named[] => {
    const placing = placings.get(item);
    return placing ? placing.people.map((one) => ({ ...one, subject: placing.subject })) : [];
  });
  const first = all.filter(({ name }, index) => all.findIndex((one) => isSamePerson(one.name, name)) === index);
  return first.map((one) => joined(all.filter(({ name }) => isSamePerson(name, one.name))));
};

// What is said of somebody at several places: "…, Idris Haddad 8. Idris is the boy".
const joined = (mentions: readonly Named[]): Named => {
  const [first] = mentions as readonly [Named, ...Named[]];
  const subject = Object.assign({}, ...mentions.toReversed().map((one) => one.subject ?? {})) as Named['subject'];
  return {
    ...first,
    relationship: mentions.find(({ relationship }) => relationship !== undefined)?.relationship,
    ...(subject && { subject: { ...subject, isDead: mentions.some((one) => one.subject?.isDead === true) } }),
  };
};

// A child who is called he is a son.
const withSex =
  ({ relation }: Heard['question']) =>
  (one: Named): Named => {
    const { relationship = 'child', subject } = one;
    const sex = subject?.sex;
    if (relation !== 'child' || sex === undefined || relationship !== 'child') return one;
    return { ...one, relationship: sex === 'male' ? 'son' : 'daughter' };
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

// "None. Just Duke, he's a cat", "no kids, either side": nobody, and a remark that names no relation.
const nobodyFirst = ({ question, message }: Heard): Answer | undefined => {
  if (question.entries?.noneLabel === undefined || question.options) return undefined;
  const [first, ...others] = splitParts(message);
  if (!first || first.isQuestion || !isNothing(first.text) || others.length === 0) return undefined;
  const isRemark = ({ low, text, isQuestion, joint }: Part): boolean =>
    !isQuestion && joint !== 'turn' && !relations.test(low) && !/\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u.test(text);
  if (!others.every(isRemark)) return undefined;
  const rest = others.map(({ text }) => text.trim()).filter((text) => text.split(/\s+/u).length > 2);
  return {
    patch: [{ field: question.field, value: [], evidence: message, confidence: 0.9 }],
    ...(rest.length > 0 && { rest }),
  };
};

const relations = patternOf(
  'u',
  String.raw`\d|\b(?:step|grand|god|foster|adopt\p{L}*|sons?|daughters?|child(?:ren)?|kids?|boys?|girls?|bab(?:y|ies)`,
  String.raw`|wife|husband|spouse|brothers?|sisters?|nieces?|nephews?|gets?|receives?|except|besides|expecting)\b`,
);
