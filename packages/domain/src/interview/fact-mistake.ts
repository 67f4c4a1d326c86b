import type { FieldId } from '#facts/facts.ts';
import { definitionOf } from '#facts/people-in.ts';
import { describeIssue } from '#kit/describe-issue.ts';

/** One detail of a value that cannot stand; `path` leads to it, e.g. `[1, 'percentage']`. */
interface DetailMistake {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** Why a value cannot be recorded, in plain words; `details` where single entries or their parts are wrong. */
export interface FactMistake {
  readonly message: string;
  readonly details?: readonly DetailMistake[];
}

/** The same with what is wrong inside a value that does not fit the shape of its fact. */
export const withDetails = (mistake: FactMistake, field: FieldId, value: unknown): FactMistake => {
  const parsed = definitionOf(field).shape.safeParse(value, { error: describeIssue });
  const details = (parsed.error?.issues ?? []).flatMap(insideOf).filter(({ path }) => path.length > 0);
  return details.length === 0 ? mistake : { ...mistake, details };
};

interface Issue extends DetailMistake {
  readonly code?: string | undefined;
  readonly errors?: readonly (readonly Issue[])[] | undefined;
}

// Of a choice of shapes the one that was meant is the one that was entered.
const insideOf = (issue: Issue): readonly DetailMistake[] => {
  const meant = issue.errors?.find((issues) => issues.every(({ path }) => path.length > 0));
  return meant ? meant.map(({ path, message }) => ({ path: [...issue.path, ...path], message })) : [issue];
};
