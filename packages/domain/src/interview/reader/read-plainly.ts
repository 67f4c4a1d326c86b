import { readAnswer } from '#interview/answers/read-answer.ts';
import { readEdit } from '#interview/edits/read-edit.ts';
import type { Interview } from '#interview/interview.ts';
import type { Reading } from '#interview/reading.ts';
import { readChosen } from '#interview/reader/tapped.ts';
import type { PlainDate } from '#kit/plain-date.ts';

interface Said {
  readonly message: string;
  /** The message with straight quotes and single spaces, without what is addressed to the machine. */
  readonly text: string;
  readonly today: PlainDate;
}

/** What is said plainly: a choice in its own words, a correction, an answer of which every word is accounted for. */
export const readPlainly = (interview: Interview, { message, text, today }: Said): Reading | undefined => {
  const heard = { message: text, today };
  const told = readChosen(interview, message) ?? readEdit(interview, heard);
  return told ? { ...told, isPlain: true } : readAnswer(interview, heard);
};
