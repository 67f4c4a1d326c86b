import type { FieldId } from '#facts/facts.ts';
import { fieldOf } from '#facts/told.ts';
import type { Interview } from '#interview/interview.ts';
import { applicableQuestions } from '#interview/missing-facts.ts';

/** A question for own words and what stands there. */
export interface Text {
  readonly field: FieldId;
  readonly label: string;
  readonly text: string | undefined;
}

/** Every text in own words that the document asks for. */
export const textsOf = (interview: Interview): readonly Text[] =>
  applicableQuestions(interview)
    .filter(({ kind }) => kind === 'longText')
    .map(({ field, label }) => {
      const value = interview.facts[field];
      return { field, label, text: typeof value === 'string' ? value : undefined };
    });

/** The one that is asked now. */
export const askedText = (interview: Interview): Text | undefined => {
  const { asked } = interview;
  return asked?.kind === 'fact' ? textsOf(interview).find(({ field }) => field === asked.field) : undefined;
};

/** The one that the document prints as instructions. */
export const ownOf = (interview: Interview): Text | undefined =>
  textsOf(interview).find(({ field }) => field === fieldOf('own-instructions'));
