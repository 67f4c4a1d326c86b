import type { FieldId } from '#facts/facts.ts';
import { peopleIn } from '#facts/people-in.ts';
import { isSamePerson } from '#facts/same-person.ts';
import type { OrderReader } from '#interview/edits/edit.ts';
import type { Desk } from '#interview/edits/known-entries.ts';
import { officesOf, personOf, placeOf, seat } from '#interview/edits/read-office.ts';

const replacing =
  /^(?:replace|swap out|swap|switch|exchange|change)\s+(?<held>(?:the|my|our|his|her)\s.{3,50}?)\s+(?:with|by|for|to|into)\s+(?<who>.{2,60})$/iu;

/** "Change my successor trustee to Ann Bell": whoever holds an office alone, besides the maker, gives place to somebody else. */
export const replaceHolder: OrderReader = (desk, order) => {
  const { held, who } = replacing.exec(order.text)?.groups ?? {};
  if (held === undefined || who === undefined) return undefined;
  const place = placeOf(desk, order, held);
  const offices = officesOf(desk).filter((field) => place?.fields.includes(field));
  const [holder, ...others] = offices.flatMap((field) => holdersOf(desk, field));
  if (!holder || others.length > 0) return undefined;
  const person = personOf(desk, order, who);
  if (!person || !('entry' in person)) return person;
  const edit = seat(desk, {
    field: holder.field,
    entry: person.entry,
    gone: holder.name,
    at: undefined,
    after: undefined,
    isMore: false,
    isKnown: person.isKnown,
  });
  // The maker holds what is called the same: which of the two is meant, nobody has said.
  const isMakersToo = offices.some((field) => namesAt(desk, field).length > holdersOf(desk, field).length);
  return edit?.values && isMakersToo ? { ...edit, confidence: 0.5 } : edit;
};

const namesAt = (desk: Desk, field: FieldId): readonly string[] =>
  peopleIn({ [field]: desk.facts[field] }).map(({ name }) => name);

const holdersOf = (desk: Desk, field: FieldId): readonly { readonly field: FieldId; readonly name: string }[] => {
  const makers = desk.people.filter(({ isMaker }) => isMaker);
  return namesAt(desk, field)
    .filter((name) => !makers.some((maker) => isSamePerson(maker.name, name)))
    .map((name) => ({ field, name }));
};
