import type { FieldId } from '#facts/facts.ts';
import type { Interview, Unanswered } from '#interview/interview.ts';
import { applicableQuestions } from '#interview/missing-facts.ts';

/** What was asked back in vain and belongs to the question that is open now; before the review and at the end everything does. */
export const findUnanswered = (interview: Interview): Unanswered | undefined => {
  const { asked, unanswered = [], facts } = interview;
  // Whoever has told nothing yet is still saying what they come for.
  if (Object.keys(facts).length === 0) return undefined;
  const isOfDocument = ({ proposed }: Unanswered): boolean =>
    Object.keys(proposed).every((field) => applicableQuestions(interview).some((one) => one.field === field));
  const belongs = ({ proposed }: Unanswered): boolean => fieldsOf(asked).some((field) => field in proposed);
  const isEnd = asked === null || asked.kind === 'review';
  return unanswered.find((one) => isOfDocument(one) && (isEnd || belongs(one)));
};

/** The facts for which a question asks. */
export const fieldsOf = (asked: Interview['asked']): readonly FieldId[] => {
  switch (asked?.kind) {
    case undefined:
    case 'review':
    case 'known':
      return [];
    case 'fact':
    case 'detail':
    case 'differs':
    case 'namesake':
      return [asked.field];
    case 'offer':
      return asked.fields;
  }
};
