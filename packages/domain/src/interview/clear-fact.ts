import type { FieldId } from '#facts/facts.ts';
import { withoutEarlier } from '#interview/earlier-answers.ts';
import type { Interview } from '#interview/interview.ts';
import { moveOutside } from '#interview/move-outside.ts';
import { moveToNext } from '#interview/next-question.ts';
import { dropFacts, pruneFacts } from '#interview/set-fact.ts';

/** Forgets one fact, as if it had never been given; the conversation will ask for it again when it is due. */
export const clearFact = (interview: Interview, field: FieldId): Interview =>
  moveOutside(
    interview,
    moveToNext(
      pruneFacts({
        ...dropFacts(withoutEarlier(interview, field), [field]),
        declined: (interview.declined ?? []).filter((declined) => !declined.startsWith(`${field}.`)),
      }),
    ),
  );
