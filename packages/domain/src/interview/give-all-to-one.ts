import type { FieldId } from '#facts/facts.ts';
import { findQuestion } from '#interview/find-question.ts';
import type { Interview } from '#interview/interview.ts';
import { listOf } from '#interview/missing-facts.ts';
import { setFact } from '#interview/set-fact.ts';

/** Whoever stands alone in a list whose shares are clear then takes all of it. */
export const giveAllToOne = (interview: Interview, recorded: readonly FieldId[]): Interview =>
  recorded.reduce((given, field) => {
    const [only, ...others] = listOf(given.facts, field);
    const isClear = findQuestion(given.plan, field)?.details?.some(
      ({ detail, isClearAlone }) => detail === 'percentage' && isClearAlone,
    );
    return only && others.length === 0 && only.percentage === undefined && isClear
      ? setFact(given, field, [{ ...only, percentage: 100 }])
      : given;
  }, interview);
