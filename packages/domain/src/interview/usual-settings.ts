import type { FieldId } from '#facts/facts.ts';
import type { Interview } from '#interview/interview.ts';
import { applicableQuestions } from '#interview/missing-facts.ts';
import { usualAnswer } from '#interview/usual-answer.ts';
import { parseFact, answerFact } from '#interview/set-fact.ts';

/** Records the usual answers that stand in the open offer; called only after the person said yes to them. */
export const acceptUsual = ({
  interview,
  recorded,
}: {
  readonly interview: Interview;
  readonly recorded: readonly FieldId[];
}): { readonly interview: Interview; readonly recorded: readonly FieldId[] } => {
  const offered = interview.asked?.kind === 'offer' ? interview.asked.fields : [];
  let accepted = { interview, recorded };
  for (const question of applicableQuestions(interview)) {
    const { field } = question;
    if (!offered.includes(field) || accepted.interview.facts[field] !== undefined) continue;
    const parsed = parseFact(field, usualAnswer(interview, question));
    if (!parsed.ok) continue;
    accepted = {
      interview: answerFact(accepted.interview, field, parsed.value),
      recorded: [...accepted.recorded, field],
    };
  }
  return accepted;
};
