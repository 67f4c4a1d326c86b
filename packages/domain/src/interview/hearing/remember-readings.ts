import type { Interview, Question } from '#interview/interview.ts';
import type { Reading } from '#interview/reading.ts';
import type { PlainDate } from '#kit/plain-date.ts';

type Read = (interview: Interview, message: string, today: PlainDate) => Reading;

/**
 * A reader that reads the same words of the same interview once: a message is tried in many parts and for several questions, and most
 * of them come up more than once. What it remembers is forgotten with the turn, whose trail it is kept with.
 */
export const rememberReadings = (read: Read): Read => {
  const kept = new WeakMap<readonly Question[], Map<string, Reading>>();
  return (interview, message, today) => {
    const { plan: _plan, laws: _laws, ...told } = interview;
    const key = JSON.stringify([told, today, message]);
    const readings = kept.get(interview.trail) ?? new Map<string, Reading>();
    kept.set(interview.trail, readings);
    const known = readings.get(key);
    if (known) return known;
    const reading = read(interview, message, today);
    readings.set(key, reading);
    return reading;
  };
};
