import type { Interview } from '#interview/interview.ts';
import type { Reading } from '#interview/reading.ts';
import type { PlainDate } from '#kit/plain-date.ts';

/** A correction of what is recorded, wherever in the conversation it is said; undefined where the message is none. */
export const readEdit = (
  _interview: Interview,
  _said: { readonly message: string; readonly today: PlainDate },
): Reading | undefined => undefined;
