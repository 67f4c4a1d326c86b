import { withoutYes } from '#interview/language/without-yes.ts';
import type { FactMistake } from '#interview/fact-mistake.ts';
import type { Interview } from '#interview/interview.ts';
import { instructionsQuestion } from '#interview/notes/instructions-question.ts';
import { removeNote } from '#interview/notes/remove-note.ts';
import { addNote } from '#interview/reader/notes.ts';
import { recordFact } from '#interview/record-fact.ts';
import type { PlainDate } from '#kit/plain-date.ts';
import { ok, refuse, type Result } from '#kit/result.ts';

/**
 * Adds a note to what the document prints in the person's own words, after what stands there, and takes it from the notes. A note
 * that is gone already changes nothing. Says why not where the type prints no own words, or they would become too long.
 */
export const takeUpNote = (interview: Interview, words: string, today: PlainDate): Result<Interview, FactMistake> => {
  const note = interview.notes?.find((one) => one.words === words);
  if (note === undefined) return ok(interview);

  const question = instructionsQuestion(interview);
  if (question === undefined)
    return refuse({ message: 'This document has no place for instructions in your own words.' });

  const before = interview.facts[question.field];
  const written = addNote(typeof before === 'string' ? before : undefined, withoutYes(words));
  // Nothing of it may be cut off.
  if (typeof before === 'string' && before.length + words.length + 2 > longest)
    return refuse({
      message: `Your ${question.label.toLowerCase()} would become too long. Please shorten them first.`,
    });

  const recorded = recordFact(interview, question.field, written, today);
  return recorded.ok ? ok(removeNote(recorded.value, words)) : recorded;
};

/** What the shape of own prose allows. */
const longest = 2000;
