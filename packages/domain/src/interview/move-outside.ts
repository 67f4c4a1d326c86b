import type { Interview } from '#interview/interview.ts';
import { isSameValue } from '#kit/is-same-value.ts';

/** Remembers that the question moved on outside the conversation, which still shows the one before. */
export const moveOutside = ({ asked, movedFrom = asked }: Interview, after: Interview): Interview => {
  const { movedFrom: _before, ...moved } = after;
  return isSameValue(movedFrom, moved.asked) ? moved : { ...moved, movedFrom };
};
