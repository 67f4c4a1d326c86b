import type { FieldId, Facts } from '#facts/facts.ts';
import { definitionOf } from '#facts/people-in.ts';
import { displayValue } from '#interview/display-fact.ts';
import { phraseCounty } from '#interview/doubt/phrase-county.ts';
import { findQuestion } from '#interview/find-question.ts';
import type { Interview } from '#interview/interview.ts';
import { listWords } from '#kit/list-words.ts';

interface Proposed {
  readonly field: FieldId;
  readonly value: unknown;
}

/** The sentence that asks back what would be recorded. */
export const phraseDoubt = (interview: Interview, proposed: Facts): string => {
  const doubtful = Object.entries(proposed).map(([field, value]) => ({
    field: field as FieldId,
    value: value as unknown,
  }));
  const phrases = doubtful.map(({ field, value }) => {
    const label = findQuestion(interview.plan, field)?.label ?? field;
    const shown = displayValue(interview, field, value as NonNullable<Facts[FieldId]>);
    const [name = shown] = namesIn([value]);
    return {
      heading: label,
      label: label.charAt(0).toLowerCase() + label.slice(1),
      shown,
      name,
      list: listOf(interview, { field, value }),
    };
  });
  const unknownCounty = phraseCounty(interview, proposed);
  if (unknownCounty !== undefined) return unknownCounty;
  const added = doubtful.flatMap((one) => addedLabels(interview, one) ?? []);
  if (added.length > 0 && doubtful.every((one) => addedLabels(interview, one)))
    return `Shall I add ${listWords(added.map((label) => `“${label}”`))}?`;
  const [only] = phrases;
  const fresh = freshAssets(interview, doubtful);
  if (fresh && only) return `That sounds like property. Shall I note ${fresh} under “${only.heading}”?`;
  if (doubtful.length === 1 && doubtful.every(isOffice) && only)
    return `Is ${only.name} the name of your ${only.label}?`;
  if (phrases.length > 1)
    return `Did I get this right?\n${phrases.map(({ heading, shown }) => `• ${heading}: ${shown}`).join('\n')}`;
  // "Who decides is two physicians": a label that asks stands before its answer.
  if (only && /^(?:who|what|which|how|whether|when)\b/iu.test(only.heading))
    return `Did I get this right?\n• ${only.heading}: ${only.shown}`;
  if (only && isYesNo(interview, doubtful))
    return `I understood “${only.shown.toLowerCase()}” to “${only.heading}”. Is that right?`;
  if (only && isProse(interview, doubtful))
    return `Under “${only.heading}” it would say: “${only.shown}” Is that right?`;
  if (only?.list !== undefined) return `For “${only.heading}” I understood: ${only.list}. Is that right?`;
  return `Did I get this right: ${listWords(phrases.map(({ label, shown }) => `${label} is ${shown}`))}?`;
};

// A yes is said to a question and is no property of it.
const isYesNo = ({ plan }: Interview, [only]: readonly Proposed[]): boolean =>
  only !== undefined && findQuestion(plan, only.field)?.kind === 'yesNo';

// Whole sentences are read back as they would stand there.
const isProse = ({ plan }: Interview, [only]: readonly Proposed[]): boolean =>
  only !== undefined && findQuestion(plan, only.field)?.kind === 'longText';

// Several entries, or none, as one says them.
const listOf = (interview: Interview, { field, value }: Proposed): string | undefined => {
  if (!Array.isArray(value) || findQuestion(interview.plan, field)?.kind === 'steps') return undefined;
  if (value.length === 0) return 'nobody or nothing';
  return listWords(
    value.map((entry: unknown) => displayValue(interview, field, [entry] as unknown as NonNullable<Facts[FieldId]>)),
  );
};

/** The choices of a list that a new value has and the recorded one has not. */
export const addedChoices = (before: unknown, value: unknown): readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')
    ? value.filter((one) => !Array.isArray(before) || !before.includes(one))
    : [];

type Assets = readonly { readonly description: string }[];

const isProperty = ({ field }: { readonly field: FieldId }): boolean => definitionOf(field).kind === 'assets';

// Property told while something else was asked.
const freshAssets = ({ asked, facts }: Interview, doubtful: readonly Proposed[]): string | undefined => {
  const [only, ...others] = doubtful;
  const isElsewhere = asked?.kind !== 'fact' || !isProperty(asked);
  if (!only || !isProperty(only) || others.length > 0 || !isElsewhere) return undefined;
  const known = (facts[only.field] ?? []) as Assets;
  return listWords(
    (only.value as Assets)
      .filter((asset) => !known.some(({ description }) => description === asset.description))
      .map(({ description }) => `“${description}”`),
  );
};

// One person for an office; a label that asks who does something is not what they are called.
const isOffice = ({ field, value }: Proposed): boolean => {
  const { names, label } = definitionOf(field);
  return names === 'officers' && !Array.isArray(value) && !/^who\b/iu.test(label);
};

// What the document can arrange is added by its name.
const addedLabels = ({ plan, facts }: Interview, { field, value }: Proposed): readonly string[] | undefined => {
  const question = findQuestion(plan, field);
  if (question?.kind === 'yesNo' && question.overheard) return value === true ? [question.label] : undefined;
  if (question?.kind !== 'choices') return undefined;
  return addedChoices(facts[field], value).map(
    (added) => question.choices?.find((choice) => choice.value === added)?.label ?? added,
  );
};

const namesIn = (value: unknown): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap(namesIn);
  if (typeof value !== 'object' || value === null) return [];
  return 'name' in value && typeof value.name === 'string' ? [value.name] : [];
};
