import type { FieldId } from '#facts/facts.ts';
import { inTurn, removePerson } from '#interview/edits/change-list.ts';
import type { Edit, Order } from '#interview/edits/edit.ts';
import type { Desk } from '#interview/edits/known-entries.ts';
import { readPlace, readSlot } from '#interview/edits/read-slot.ts';
import { patternOf } from '#kit/pattern-of.ts';

const everybodyBut = patternOf(
  'iu',
  String.raw`^(?:(?:remove|delete|drop|take out|strike|clear) (?:everybody|everyone|all|anyone|the others?)`,
  String.raw`(?: else)?|nobody|no one|none)\s+(?:but|except|besides|other than|apart from)\s+(?<who>.+?)`,
  String.raw`(?:\s+(?:from|in|of|as|for|on)\s+(?<where>.+))?$`,
);

/** "Remove everybody but Ann": those who stay in a list, and nobody else. */
export const keepOnly = (desk: Desk, { text }: Order): Edit | undefined => {
  const { who, where = '' } = everybodyBut.exec(text)?.groups ?? {};
  if (who === undefined) return undefined;
  const slot = readSlot(desk, who);
  if (slot.left !== '' || slot.people.length === 0 || slot.unclear.length > 0) return undefined;
  const [field, ...others] = listsWith(desk, { names: slot.people.map(({ name }) => name), where });
  if (!field || others.length > 0) return undefined;
  const gone = desk.people.filter((one) => one.fields.includes(field) && !slot.people.includes(one));
  const values = inTurn(
    desk,
    gone.map((person) => (now) => removePerson(now, person, [field])),
  );
  return values && gone.length > 0 ? { values } : undefined;
};

const listsWith = (
  desk: Desk,
  { names, where }: { readonly names: readonly string[]; readonly where: string },
): readonly FieldId[] => {
  const place = where === '' ? undefined : readPlace(desk, where);
  if (place && (place.fields.length === 0 || place.left !== '')) return [];
  const known = desk.people.filter(({ name }) => names.includes(name));
  return desk.questions
    .map(({ field }) => field)
    .filter(
      (field) =>
        Array.isArray(desk.facts[field]) &&
        (place ? place.fields.includes(field) : field === desk.asked || desk.asked === undefined) &&
        known.every(({ fields }) => fields.includes(field)),
    );
};
