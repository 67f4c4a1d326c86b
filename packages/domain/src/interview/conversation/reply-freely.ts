import type { LookUp } from '#interview/conversation/look-up.ts';
import { replyWithUnread } from '#interview/conversation/reply-with-unread.ts';
import { weighReading } from '#interview/doubt/weigh-reading.ts';
import type { Interview, Turn } from '#interview/interview.ts';
import { organizationsInFull } from '#interview/language/organizations-in-full.ts';
import { namesInFull } from '#interview/language/names-in-full.ts';
import { readParts } from '#interview/conversation/read-parts.ts';
import { findQuestion } from '#interview/find-question.ts';
import { peopleIn } from '#facts/people-in.ts';
import { readSecondChoice } from '#interview/turning/second-choice.ts';
import type { Reading } from '#interview/reading.ts';
import type { PlainDate } from '#kit/plain-date.ts';

/** What is left of the reading of the rules once a second reader has seen the same message. */
export type ReadAgain = (interview: Interview, reading: Reading) => Reading;

/** A message, on a day, and the second reader who has seen it too. */
export interface Said {
  readonly message: string;
  readonly today: PlainDate;
  readonly readAgain: ReadAgain;
  readonly lookUp: LookUp;
}

/** The turn that a message makes by what is understood of it; what is not sure enough is asked back. */
export const replyFreely = (interview: Interview, { message, today, readAgain }: Said): Turn => {
  const whole = organizationsInFull(namesInFull(message));
  const choice = asksForOffice(interview) ? readSecondChoice(whole, namesOf(interview)) : undefined;
  const told = choice?.text ?? whole;
  const read = weighReading(interview, told, readAgain(interview, readParts(interview, told, today)));
  const reading = choice && choice.why !== '' ? { ...read, rest: [...(read.rest ?? []), choice.why] } : read;
  return replyWithUnread(interview, { message, reading, today });
};

// Who serves, and who comes next: whoever is thought better of may stand behind.
const asksForOffice = ({ asked, plan }: Interview): boolean =>
  asked?.kind === 'fact' && /^(?:party|parties)$/u.test(findQuestion(plan, asked.field)?.kind ?? '');

const namesOf = ({ facts }: Interview): readonly string[] => peopleIn(facts).map(({ name }) => name);
