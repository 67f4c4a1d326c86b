import { findRelation } from '#interview/language/relations.ts';

/** True where a word for a relation only says how well somebody does: "she is a good mother" is nobody's mother among those named. */
export const isJudged = (lows: readonly string[], at: number): boolean => {
  const before = lows[at - 2] ?? '';
  const article = degrees.test(before) ? (lows[at - 3] ?? '') : before;
  return (
    /^(?:a|an|as|such)$/u.test(article) &&
    judgements.test(lows[at - 1] ?? '') &&
    /^(?:mother|father|parent|wife|husband|spouse)$/u.test(findRelation(lows[at] ?? '')?.relationship ?? '')
  );
};

const degrees = /^(?:such|very|real|really|pretty)$/u;
const judgements =
  /^(?:good|great|wonderful|fine|better|decent|devoted|caring|loving|excellent|terrific|fantastic|amazing|super|bad|poor|terrible|lousy|natural|hands-on|solid|fit|capable|responsible)$/u;
