import type { LookUp } from '#interview/conversation/look-up.ts';
import { say } from '#interview/conversation/reply-with-reading.ts';
import { keepNotes } from '#interview/notes/keep-notes.ts';
import { sayNoted } from '#interview/warmth/say-noted.ts';
import { replyWithUnread } from '#interview/conversation/reply-with-unread.ts';
import { readBound } from '#interview/binding/read-bound.ts';
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
  const said = withoutTurn(interview, organizationsInFull(namesInFull(message)));
  const choice = asksForOffice(interview) ? readSecondChoice(said, namesOf(interview)) : undefined;
  const told = choice?.text ?? said;
  const read = (words: string): Reading => weighReading(interview, words, readParts(interview, words, today));
  const whole = weighReading(interview, told, readAgain(interview, readParts(interview, told, today)));
  const bound = readBound(interview, { message: told, whole, read });
  const reading = choice && choice.why !== '' ? { ...bound, rest: [...(bound.rest ?? []), choice.why] } : bound;
  if (interview.asked?.kind === 'review' && onlyBinds(reading)) {
    const { interview: noted, kept } = keepNotes(interview, reading.bound ?? []);
    return say(noted, { words: sayNoted(noted, { noted: kept, message }), today });
  }
  return replyWithUnread(interview, { message, reading, today });
};

// "No wait, make the church two thousand": it takes back what was said, and declines nothing that is asked.
const withoutTurn = ({ asked, plan }: Interview, message: string): string => {
  const kind = asked?.kind === 'fact' ? findQuestion(plan, asked.field)?.kind : undefined;
  return kind === undefined || kind === 'yesNo' || kind === 'choice' ? message : message.replace(turning, '');
};

const turning =
  /^\W*no[\s,.!]+(?:no[\s,.!]+)*(?=(?:wait|hold on|hang on|make|put|change|add|i (?:said|meant))\b[\s,.]+\S+\s+\S)/iu;

// Who serves, and who comes next: whoever is thought better of may stand behind.
const asksForOffice = ({ asked, plan }: Interview): boolean =>
  asked?.kind === 'fact' && /^(?:party|parties)$/u.test(findQuestion(plan, asked.field)?.kind ?? '');

const namesOf = ({ facts }: Interview): readonly string[] => peopleIn(facts).map(({ name }) => name);

// A condition of nothing that can be recorded changes nothing that was.
const onlyBinds = ({ act, patch, bound, nameless, settled, declined }: Reading): boolean =>
  act === 'answer' && patch.length === 0 && bound !== undefined && !nameless && !settled && !declined;
