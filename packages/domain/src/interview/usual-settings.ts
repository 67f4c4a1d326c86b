import type { FieldId } from '#facts/facts.ts';
import type { Interview } from '#interview/interview.ts';
import { applicableQuestions } from '#interview/missing-facts.ts';
import { moveToNext } from '#interview/next-question.ts';
import { isOfferedTogether } from '#interview/offered-together.ts';
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
    // What is asked back is not usual.
    if (field in (interview.doubt?.proposed ?? {})) continue;
    const parsed = parseFact(field, usualAnswer(interview, question));
    if (!parsed.ok) continue;
    accepted = {
      interview: answerFact(accepted.interview, field, parsed.value),
      recorded: [...accepted.recorded, field],
    };
  }
  return accepted;
};

/** What stands as it is usual, unless the person says otherwise: open, and offered together with others. */
export const usualSettings = (interview: Interview): readonly FieldId[] =>
  applicableQuestions(interview)
    .filter(
      (question) =>
        isOfferedTogether(interview, question) && (question.isRequired || !interview.skipped.includes(question.field)),
    )
    .map(({ field }) => field);

/** Records every usual setting; called only where the person has them before their eyes and agrees to all. */
export const takeUsual = (interview: Interview): Interview => {
  const offer = { kind: 'offer', fields: usualSettings(interview) } as const;
  if (offer.fields.length === 0) return interview;
  return moveToNext({
    ...acceptUsual({ interview: { ...interview, asked: offer }, recorded: [] }).interview,
    doubt: null,
  });
};
