import type { Facts, FieldId } from '#facts/facts.ts';
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
  const { doubt } = before;
  const refused = doubt !== null && readDoubtAnswer(before, message)?.kind === 'no' ? doubt.proposed : {};
  const kept = (before.unanswered ?? [])
    .filter((one) => !isRefused(one, refused))
    .flatMap((one) => openOf(one, before, after));
  if (isConfirmed(before, after) && doubt === null)
    return {
      interview: withOpen(
        keepNotes(
          after,
          kept.map(({ words }) => words),
        ).interview,
        [],
      ),
      left: undefined,
    };
  const isSettled = doubt?.words === undefined || readDoubtAnswer(before, message) !== undefined;
  const [passed] = isSettled ? [] : openOf({ proposed: doubt.proposed, words: doubt.words ?? '' }, before, after);
  if (passed === undefined) return { interview: withOpen(after, kept), left: undefined };
  if (doubt?.isAskedAgain !== true)
    return { interview: withOpen(after, [...kept, passed].slice(-most)), left: undefined };
  return { interview: withOpen(keepNotes(after, [passed.words]).interview, kept), left: passed };
};

const most = 6;

// Whoever has confirmed what stands there is not asked about it any more; their words stay.
const isConfirmed = (before: Interview, { asked, confirmed }: Interview): boolean =>
  before.asked?.kind === 'review' && asked?.kind !== 'review' && confirmed.length > before.confirmed.length;

// What was just refused was asked before already, in other words of the person.
const isRefused = ({ proposed }: Unanswered, refused: Facts): boolean =>
  Object.entries(proposed).every(([field, value]) => isSameValue(refused[field as FieldId], value));

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
