import type { Facts, FieldId } from '#facts/facts.ts';
import { readsAsPerson } from '#facts/is-organization.ts';
import { partiesOf, withKinds } from '#facts/parties.ts';
import { isSamePerson } from '#facts/same-person.ts';
import { displayValue } from '#interview/display-fact.ts';
import { findQuestion } from '#interview/find-question.ts';
import type { Doubt, Interview, Question } from '#interview/interview.ts';
import { countSuggested, wasSuggested } from '#interview/tries.ts';
import { parseFact } from '#interview/set-fact.ts';
import { usualAnswer } from '#interview/usual-answer.ts';

/**
 * The interview with a suggestion asked back, once for each question: to be answered by a yes or a no, to somebody who leaves a required question open: what most people choose, or
 * what a name seems to stand for. Undefined where nothing can be suggested, or where it is offered later anyway.
 */
export const suggest = (interview: Interview): (Interview & { readonly doubt: Doubt }) | undefined => {
  const { asked } = interview;
  if ((asked?.kind !== 'fact' && asked?.kind !== 'detail') || wasSuggested(interview, asked.field)) return undefined;
  const doubt = suggestionFor(interview);
  return doubt && { ...countSuggested(interview, asked.field), doubt };
};

const suggestionFor = (interview: Interview): Doubt | undefined => {
  const { asked, facts } = interview;
  if (asked?.kind === 'detail') return asked.detail === 'kind' ? suggestKind(interview, asked) : undefined;
  if (asked?.kind !== 'fact' || facts[asked.field] !== undefined) return undefined;
  const question = findQuestion(interview.plan, asked.field);
  if (!question?.isRequired) return undefined;
  const isOffered = question.isAskedAlone !== true && !interview.putAside?.includes(asked.field);
  const usual = isOffered ? undefined : usualAnswer(interview, question);
  const value = usual ?? question.ifUndecided?.(facts);
  if (value === undefined || !parseFact(asked.field, value).ok) return undefined;
  const shown = displayValue(interview, asked.field, value as NonNullable<Facts[FieldId]>);
  return {
    proposed: { [asked.field]: value },
    sentence: `Most people choose “${shown}” here. Shall I put that for “${question.label}”?`,
  };
};

const suggestKind = (
  { facts }: Interview,
  { field, entry }: Extract<Question, { readonly kind: 'detail' }>,
): Doubt | undefined => {
  const party = partiesOf(facts, field)[entry];
  if (!party) return undefined;
  const kind = readsAsPerson(party.name) ? 'person' : 'organization';
  const value = withKinds(facts, field, ({ name }) => (isSamePerson(name, party.name) ? kind : undefined));
  const article = kind === 'organization' ? 'an' : 'a';
  return {
    proposed: { [field]: value },
    sentence: `I would take ${party.name} for ${article} ${kind}. Is that right?`,
  };
};
