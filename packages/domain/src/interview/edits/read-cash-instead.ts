import { isSamePerson } from '#facts/same-person.ts';
import { editFact } from '#interview/edits/change-list.ts';
import type { OrderReader } from '#interview/edits/edit.ts';
import { type Desk, deskOf, isOfTakers, type KnownPerson } from '#interview/edits/known-entries.ts';
import { onlyPerson } from '#interview/edits/read-slot.ts';
import { patternOf } from '#kit/pattern-of.ts';

const givesCash = patternOf(
  'iu',
  String.raw`^(?:(?:and|then|but|just|only|rather|please|now)\s+)*(?:give|leave|pay)\s+(?<who>.{2,40}?)\s+`,
  String.raw`(?<sum>\$\s?\d[\d,.]*(?:k|\sthousand)?|\d[\d,.]*(?:k|\sthousand)?\s(?:dollars|bucks))(?:\s+(?:in\s+)?cash)?(?:\s+instead)?[.!]?$`,
);

/** "Take Lexi out of the shares and give her $5,000 cash instead": a sum for somebody who receives no share any more. */
export const readCashInstead: OrderReader = (desk, { text, whole }) => {
  const { who, sum } = givesCash.exec(text)?.groups ?? {};
  const person = who === undefined ? undefined : (onlyPerson(desk, who) ?? takenOut(desk, who));
  const field = desk.questions.find(({ kind }) => kind === 'gifts')?.field;
  if (!person || person.isMaker || !field || sum === undefined || !/\binstead\b|\bjust\b|\bonly\b/iu.test(whole))
    return undefined;
  const isTaker = person.fields.some((one) => one !== field && isOfTakers(one));
  if (isTaker || desk.things.some(({ recipient = '' }) => isSamePerson(recipient, person.name))) return undefined;
  const list = Array.isArray(desk.facts[field]) ? desk.facts[field] : [];
  const values = editFact({ facts: { ...desk.facts, [field]: list } }, field, [
    { kind: 'add', entry: { item: sum, recipient: person.name } },
  ]);
  return values && { values, confidence: 0.85, isWeak: true };
};

// Whoever was taken out of all lists in the same breath is known from before.
const takenOut = (desk: Desk, who: string): KnownPerson | undefined => {
  const { interview, told, today } = desk;
  const person = onlyPerson(deskOf({ ...interview, facts: told }, told, today), who);
  return person && { ...person, fields: [] };
};
