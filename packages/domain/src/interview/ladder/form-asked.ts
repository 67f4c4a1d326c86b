import type { FieldId } from '#facts/facts.ts';
import { findQuestion } from '#interview/find-question.ts';
import type { Interview } from '#interview/interview.ts';
import { triesOf } from '#interview/tries.ts';

/** The fact whose form answers the open question. */
export interface FormAsked {
  readonly field: FieldId;
  /** It is open by itself: the ladder has come to it, or a form is how most people would answer. */
  readonly isOpen: boolean;
}

/** How many tries lead to the step of the ladder on which the form is offered. */
export const triesUntilForm = 2;

/** The form for the open question; undefined where no single fact is asked. */
export const formAsked = (interview: Interview): FormAsked | undefined => {
  const { asked, plan, doubt } = interview;
  if (asked?.kind !== 'fact' && asked?.kind !== 'detail') return undefined;
  const question = findQuestion(plan, asked.field);
  if (!question) return undefined;
  const isUsual = asked.kind === 'detail' ? asked.detail === 'percentage' : question.kind === 'date';
  const isOffered = triesOf(interview) === triesUntilForm;
  return { field: asked.field, isOpen: isOffered || (isUsual && doubt === null) };
};
