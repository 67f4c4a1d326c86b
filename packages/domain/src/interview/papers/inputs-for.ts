import { choicesFor } from '#interview/choices-for.ts';
import type { FactQuestion } from '#interview/fact-question.ts';
import type { Interview } from '#interview/interview.ts';
import type { FindingInput, Told } from '#interview/papers/finding.ts';
import { stateCodes, stateNameByCode } from '#law/state-code.ts';

/** The inputs with which a finding is changed before it is taken: the columns that it fills, or its value. */
export const inputsFor = (
  { facts }: Interview,
  question: FactQuestion,
  { value, isEntry }: Told,
): readonly FindingInput[] => {
  const { label, kind, entries } = question;
  if (isEntry && entries && typeof value === 'object' && value !== null)
    return entries.columns
      .filter(({ key, isRequired }) => isRequired || key in value)
      .map(({ key, label: said, kind: of, choices }) => ({ key, label: said, kind: of, ...(choices && { choices }) }));
  if (Array.isArray(value)) return [];
  if (kind === 'state')
    return [
      { label, kind: 'choice', choices: stateCodes.map((code) => ({ value: code, label: stateNameByCode[code] })) },
    ];
  if (question.choices)
    return [
      {
        label,
        kind: 'choice',
        choices: choicesFor(question, facts).map((one) => ({ value: one.value, label: one.label })),
      },
    ];
  return [{ label, kind: kind === 'date' ? 'date' : 'text' }];
};
