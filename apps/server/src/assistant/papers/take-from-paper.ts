import type { FactValue } from '@evergrant/contract/documents.ts';
import { changeInterview, type InterviewChanges, type WhoseInterview } from '#documents/change-interview.ts';
import { requireField } from '#documents/require-field.ts';
import { Refused } from '#platform/refused.ts';

interface Taking extends WhoseInterview {
  readonly taken: readonly { readonly field: string; readonly value: FactValue; readonly isEntry: boolean }[];
}

/** Records what a person takes of a paper, on the same way as what is written into the facts panel: all of it, or nothing. */
export const takeFromPaper = async (context: InterviewChanges, { taken, ...whose }: Taking) =>
  changeInterview(context, {
    ...whose,
    change: ({ type, interview, today }) => {
      const known = taken.map((one) => ({ ...one, field: requireField(type, one.field) }));
      const recorded = type.interview.take(interview, known, today);
      if (recorded.ok) return recorded.value;
      const { message, at, details = [] } = recorded.reason;
      const inside = details.map(({ path, message: said }) => ({
        field: ['taken', at, 'value', ...path].join('.'),
        message: said,
      }));
      const errors = [{ field: `taken.${at}`, message }, ...inside];
      throw new Refused('invalid', { code: 'fact-refused', message, errors });
    },
  });
