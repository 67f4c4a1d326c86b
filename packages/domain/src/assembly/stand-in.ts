import { missingMark } from '#assembly/missing-mark.ts';
import type { FactDefinition, Recorded } from '#facts/define-fact.ts';
import type { FieldId } from '#facts/facts.ts';
import { missingFrom } from '#facts/settle-facts.ts';

/** A fact that has an id of the library. */
interface Question extends FactDefinition {
  readonly field: FieldId;
}

/** Completes facts for a draft, and says which of them stand in for missing ones. */
export const withStandIns = (
  questions: readonly Question[],
  facts: Recorded,
): { readonly facts: Recorded; readonly missing: readonly FieldId[] } => {
  const missing = missingFrom(questions, facts);
  if (missing.length === 0) return { facts, missing: [] };
  const standIns = Object.fromEntries(missing.map((question) => [question.field, standInOf(question)]));
  return { facts: { ...facts, ...standIns }, missing: missing.map(({ field }) => field) };
};

const standInOf = ({ field, kind, standIn }: Question): unknown => {
  if (standIn !== undefined) return standIn;
  const mark = missingMark(field);
  switch (kind) {
    case 'text':
    case 'longText':
    case 'address':
    case 'state':
    case 'date':
    case 'choice':
      return mark;
    case 'party':
      return { name: mark };
    case 'people':
    case 'parties':
    case 'shares':
      return [{ name: mark }];
    case 'choices':
    case 'steps':
      return [];
    case 'assets':
      return [{ description: mark }];
    case 'gifts':
      return [{ recipient: mark, item: mark }];
    case 'number':
    case 'money':
      return 0;
    case 'yesNo':
      return false;
  }
};
