import { changeDetail } from '#interview/edits/change-list.ts';
import type { Desk, KnownPerson } from '#interview/edits/known-entries.ts';
import { readSlot } from '#interview/edits/read-slot.ts';
import { spellOutInDigits } from '#interview/language/numbers.ts';

const aged =
  /^(?<who>.{1,50}?)(?:'s| is| was| turned| turns)\s+(?:now |only |just |actually |already )*(?<age>\d{1,3})(?:\s*(?:years? old|yrs?(?: old)?|now))*(?:\s*,?\s*not\s+\d{1,3})?$/iu;
const fullAge = 18;

/** Somebody known of whom an order says how old they are, and whether that is under age; undefined where it says no more or less. */
export const ageSaid = (
  desk: Desk,
  text: string,
): { readonly person: KnownPerson; readonly isMinor: boolean } | undefined => {
  const { who, age } = aged.exec(spellOutInDigits(text).trim())?.groups ?? {};
  if (who === undefined || age === undefined || Number(age) > 120) return undefined;
  const slot = readSlot(desk, who);
  // Nobody tells their own age so: "Marcus is 15" is said of the other Marcus.
  const meant = [...slot.people, ...slot.unclear.flatMap(({ candidates }) => candidates)].filter(
    ({ isMaker }) => !isMaker,
  );
  const [person, ...others] = meant;
  if (slot.left !== '' || !person || others.length > 0) return undefined;
  return { person, isMinor: Number(age) < fullAge };
};

/** "Tom is 15, not 16": an age that changes nothing, since the document only tells whether somebody is of age. */
export const saysKnownAge = (desk: Desk, text: string): boolean => {
  const said = saysYears.test(text) ? ageSaid(desk, text) : undefined;
  return (
    said !== undefined &&
    Object.keys(changeDetail(desk, said.person, { isMinor: said.isMinor ? true : null })).length === 0
  );
};

// A number alone may as well be a share, or the age at which something is paid.
const saysYears = /\b(?:years?|yrs?|old|turned|turns)\b|\bnot\s+\d/iu;
