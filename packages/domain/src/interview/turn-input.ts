import type { Reading } from '#interview/reading.ts';
import type { PlainDate } from '#kit/plain-date.ts';

/** What a turn needs besides the interview. `today` decides ages and refuses dates of birth in the future. */
export interface TurnInput {
  readonly message: string;
  readonly reading: Reading;
  readonly today: PlainDate;
  /** What is said of a message of which all was kept as a note; absent for any other. */
  readonly notedAs?: string;
}
