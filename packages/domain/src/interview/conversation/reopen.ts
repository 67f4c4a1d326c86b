import { displayFact } from '#interview/display-fact.ts';
import { meantFields } from '#interview/edits/meant-fields.ts';
import { findQuestion } from '#interview/find-question.ts';
import type { FieldId } from '#facts/facts.ts';
import type { Interview } from '#interview/interview.ts';
import { moveTo } from '#interview/next-question.ts';
import { countOffered } from '#interview/tries.ts';
import type { TurnInput } from '#interview/turn-input.ts';

/** A question that is asked anew, or several facts of which one is meant. */
export type Reopened =
  | { readonly kind: 'one'; readonly interview: Interview; readonly words: string }
  | { readonly kind: 'some'; readonly words: string; readonly choices: readonly string[] };

const mostMeant = 4;
const longestShown = 240;

/**
 * What comes of a wish for a change that was not understood where it is clear what it is about: that question, with what is recorded;
 * of several facts, which one is meant. Undefined while a question is open that the message may simply not answer.
 */
export const reopenMeant = (
  interview: Interview,
  { message, today }: Pick<TurnInput, 'message' | 'today'>,
): Reopened | undefined => {
  const { asked } = interview;
  if (asked?.kind !== 'review' && asked?.kind !== 'offer') return undefined;
  const fields = meantFields(interview, message, today);
  const [only, ...others] = fields;
  if (only === undefined || fields.length > mostMeant) return undefined;
  if (others.length === 0)
    return {
      kind: 'one',
      interview: moveTo(asked.kind === 'offer' ? countOffered(interview) : interview, { kind: 'fact', field: only }),
      words: `I did not understand what should change, so nothing is changed yet. ${sayNow(interview, only)}`,
    };
  return {
    kind: 'some',
    words: 'I did not understand what should change, so nothing is changed yet. Which of these should be different?',
    choices: fields.map((field) => `Change: ${findQuestion(interview.plan, field)?.label ?? field}`),
  };
};

/** What is recorded of a fact that is asked anew; empty where nothing is. */
export const sayNow = (interview: Interview, field: FieldId): string => {
  const shown = displayFact(interview, field);
  if (shown === '' || shown.length > longestShown) return '';
  return `“${findQuestion(interview.plan, field)?.label ?? field}” is now: ${shown.replace(/[.\s]+$/u, '')}.`;
};
