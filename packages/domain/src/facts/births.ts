import type { DayEvent } from '#facts/day-event.ts';
import type { Facts, FieldId } from '#facts/facts.ts';
import { definitionOf, factsInOrder } from '#facts/people-in.ts';
import type { PlainDate } from '#kit/plain-date.ts';

type Bearer = Extract<DayEvent, { readonly event: 'birth' }>['of'];

/** True for a fact that asks for a date of birth. */
export const isBirth = (field: FieldId): boolean => definitionOf(field).day?.event === 'birth';

/** The fact that asks when the maker, or who makes the document with them, was born. */
export const birthField = (of: Bearer): FieldId => {
  const field = factsInOrder.find((one) => {
    const { day } = definitionOf(one);
    return day?.event === 'birth' && day.of === of;
  });
  if (field === undefined) throw new Error(`no fact asks for the date of birth of the ${of}`);
  return field;
};

/** When one of them was born, as far as it is recorded. */
export const bornOn = (facts: Facts, of: Bearer): PlainDate | undefined =>
  facts[birthField(of)] as PlainDate | undefined;
