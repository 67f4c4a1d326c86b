import { partsOf, plainDate, type PlainDate } from '#kit/plain-date.ts';

const daysInEra = 146_097;
const daysBefore1970 = 719_468;

/**
 * Days from 1970-01-01 to a plain date of the Gregorian calendar, negative before it. Throws on text that is no date.
 * The arithmetic counts in eras of 400 years that begin on March 1 (Howard Hinnant, "chrono-compatible low-level date
 * algorithms").
 */
export const dayNumberOf = (date: PlainDate): number => {
  const parts = partsOf(date);
  if (!parts) throw new Error(`not a plain date: ${date}`);
  const year = parts.month <= 2 ? parts.year - 1 : parts.year;
  const era = Math.floor(year / 400);
  const yearOfEra = year - era * 400;
  const dayOfYear = Math.floor((153 * ((parts.month + 9) % 12) + 2) / 5) + parts.day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * daysInEra + dayOfEra - daysBefore1970;
};

/** The plain date so many whole days from 1970-01-01; the inverse of `dayNumberOf`. */
export const dateOfDayNumber = (dayNumber: number): PlainDate => {
  const days = dayNumber + daysBefore1970;
  const era = Math.floor(days / daysInEra);
  const dayOfEra = days - era * daysInEra;
  const leapDays = Math.floor(dayOfEra / 1460) - Math.floor(dayOfEra / 36_524) + Math.floor(dayOfEra / 146_096);
  const yearOfEra = Math.floor((dayOfEra - leapDays) / 365);
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1;
  const month = ((monthFromMarch + 2) % 12) + 1;
  const date = plainDate(era * 400 + yearOfEra + (month <= 2 ? 1 : 0), month, day);
  if (!date) throw new Error(`no plain date ${dayNumber} days from 1970`);
  return date;
};
