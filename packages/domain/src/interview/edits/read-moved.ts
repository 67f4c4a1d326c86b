import type { FieldId } from '#facts/facts.ts';
import type { Desk } from '#interview/edits/known-entries.ts';
import { bareOrder } from '#interview/edits/split-orders.ts';
import { stateInAddress, stateInText } from '#law/states-in-text.ts';
import { patternOf } from '#kit/pattern-of.ts';

const moved = patternOf(
  'iu',
  String.raw`^(?:(?:(?:i|we)(?:'ve| have|'re| are)?(?: both)?(?: just| recently| since| now| already)* (?:moved|relocated|live|living)(?: back| over| away| out| down| up)*)|move)`,
  String.raw`(?: to| in| into| from)?\s+(?<where>[\p{L}., ]{3,50}?)(?:,? (?:now|last|this|in|since|a|two|three|years?|months?|weeks?|ago)\b.*)?$`,
);

/** The own address, where somebody has moved to another state and has not said where they live there. */
export const readMoved = (desk: Desk, message: string): FieldId | undefined => {
  const where = moved.exec(bareOrder(message))?.groups?.['where'];
  const state = where === undefined ? undefined : stateInText(where);
  const home = desk.questions.find(({ role }) => role === 'maker-address')?.field;
  if (state === undefined || home === undefined || desk.facts[home] === undefined) return undefined;
  return stateInAddress(String(desk.facts[home])) === state ? undefined : home;
};
