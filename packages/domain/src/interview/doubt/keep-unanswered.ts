import type { FieldId } from '#facts/facts.ts';
import { readDoubtAnswer } from '#interview/doubt/answer-doubt.ts';
import type { Interview, Unanswered } from '#interview/interview.ts';
import { keepNotes } from '#interview/notes/keep-notes.ts';
import { isSameValue } from '#kit/is-same-value.ts';

/** What a message leaves open of what was asked back before it. */
export interface StillOpen {
  readonly interview: Interview;
  /** What was asked back twice in vain: it stays open, and the words of the person are a note. */
  readonly left: Unanswered | undefined;
}

/** Keeps what was asked back where the message says nothing of it; what was answered since is forgotten. */
export const keepUnanswered = (before: Interview, after: Interview, message: string): StillOpen => {
  const kept = (before.unanswered ?? []).flatMap((one) => openOf(one, before, after));
  const { doubt } = before;
  const isSettled = doubt?.words === undefined || readDoubtAnswer(before, message) !== undefined;
  const [passed] = isSettled ? [] : openOf({ proposed: doubt.proposed, words: doubt.words ?? '' }, before, after);
  if (passed === undefined) return { interview: withOpen(after, kept), left: undefined };
  if (doubt?.isAskedAgain !== true)
    return { interview: withOpen(after, [...kept, passed].slice(-most)), left: undefined };
  return { interview: withOpen(keepNotes(after, [passed.words]).interview, kept), left: passed };
};

const most = 6;

const withOpen = (interview: Interview, open: readonly Unanswered[]): Interview => {
  const { unanswered, ...others } = interview;
  return open.length === 0 && unanswered === undefined
    ? interview
    : { ...others, ...(open.length > 0 && { unanswered: open }) };
};

// A fact that was given, taken out or passed over since is answered, and so is one that is asked back anew.
const openOf = ({ proposed, words }: Unanswered, before: Interview, after: Interview): readonly Unanswered[] => {
  const entries = (Object.entries(proposed) as readonly (readonly [FieldId, unknown])[]).filter(
    ([field, value]) =>
      isSameValue(before.facts[field], after.facts[field]) &&
      !isSameValue(after.facts[field], value) &&
      !(after.skipped.includes(field) && !before.skipped.includes(field)) &&
      !(field in (after.doubt?.proposed ?? {})),
  );
  return entries.length === 0 ? [] : [{ proposed: Object.fromEntries(entries), words }];
};
