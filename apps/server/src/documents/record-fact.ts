import type { FactValue } from '@evergrant/contract/documents.ts';
import { changeInterview, type InterviewChanges, type WhoseInterview } from '#documents/change-interview.ts';
import { refuseFact } from '#documents/refuse-fact.ts';
import { requireField } from '#documents/require-field.ts';

/** Records or corrects one fact; the value is checked by the domain before it is kept. */
export const recordFact = async (
  context: InterviewChanges,
  input: WhoseInterview & { readonly field: string; readonly value: FactValue },
) =>
  changeInterview(context, {
    ...input,
    change: ({ type, interview, today }) => {
      const recorded = type.interview.record(interview, requireField(type, input.field), input.value, today);
      if (recorded.ok) return recorded.value;
      throw refuseFact(recorded.reason);
    },
  });
