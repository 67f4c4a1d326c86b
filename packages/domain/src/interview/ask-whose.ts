import { definitionOf } from '#facts/people-in.ts';
import { namesOfSecond } from '#facts/two-makers.ts';
import type { FieldId } from '#facts/facts.ts';
import type { Interview, Turn } from '#interview/interview.ts';
import type { Reading } from '#interview/reading.ts';
import { longDate } from '#kit/plain-date.ts';

/** Asks whose date of birth was told; each person who lacks one is an answer to tap. */
export const askWhose = (interview: Interview, { date, fields }: NonNullable<Reading['whose']>): Turn => ({
  interview: { ...interview, doubt: null },
  reply: `Who was born on ${longDate(date)}?`,
  choices: fields.map((field) => `${whoOf(interview, field)} born on ${longDate(date)}`),
  recorded: [],
});

const whoOf = ({ facts }: Interview, field: FieldId): string => {
  const { day } = definitionOf(field);
  const [second = 'My spouse or partner'] = namesOfSecond(facts);
  return day?.event === 'birth' && day.of === 'second' ? `${second} was` : 'I was';
};
