import { findQuestion } from '#interview/find-question.ts';
import type { FieldId } from '#facts/facts.ts';
import { displayFact } from '#interview/display-fact.ts';
import type { Interview } from '#interview/interview.ts';

/** Says what was recorded, so that a misunderstanding is seen at once; empty when nothing was. */
export const readBack = (interview: Interview, recorded: readonly FieldId[]): string => {
  const lines = recorded
    .filter((field) => interview.facts[field] !== undefined)
    .map((field) => {
      const label = findQuestion(interview.plan, field)?.label ?? field;
      return `${label}: ${displayFact(interview, field)}`;
    });
  if (lines.length > 1) return `Thank you. I have recorded:\n${lines.map((line) => `• ${line}`).join('\n')}\n`;
  return lines.length === 0 ? '' : `Thank you. I have recorded: ${lines[0]}.`.replace(/\.\.$/u, '.');
};
