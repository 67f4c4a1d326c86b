import type { Reading } from '#interview/reading.ts';
import type { PlainDate } from '#kit/plain-date.ts';

/** What a turn needs besides the interview. `today` decides ages and refuses dates of birth in the future. */
export interface TurnInput {
  readonly message: string;
  readonly reading: Reading;
  readonly today: PlainDate;
  /** The whole message was kept as a note, in the person's words. */
  readonly isNoted?: boolean;
}
