import { readAnswer } from '#interview/answers/read-answer.ts';
import { readEdit } from '#interview/edits/read-edit.ts';
import type { Interview } from '#interview/interview.ts';
import type { Reading } from '#interview/reading.ts';
import { readMessage, readOutright } from '#interview/reader/read-message.ts';
import { readChosen } from '#interview/reader/tapped.ts';
import type { PlainDate } from '#kit/plain-date.ts';

/**
 * What a message says: plainly, as a choice in its own words, a correction or an answer of which every word is accounted for; else what
 * is understood of it as free speech.
 */
export const readSaid = (interview: Interview, message: string, today: PlainDate): Reading => {
  const { text, reading } = readOutright(interview, message);
  if (reading) return reading;
  const heard = { message: text, today };
  const told = readChosen(interview, message) ?? readEdit(interview, heard);
  if (told) return { ...told, isPlain: true };
  return readAnswer(interview, heard) ?? readMessage(interview, message, today);
};
