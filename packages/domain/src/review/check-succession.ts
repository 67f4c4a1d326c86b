import { isSamePerson } from '#facts/same-person.ts';
import type { Party } from '#facts/shapes.ts';
import type { Check } from '#review/check.ts';
import type { Place } from '#review/place.ts';
import { standInOrder } from '#review/stand-in-order.ts';

interface Succession {
  /** The clause that names them. */
  readonly section: Place;
  readonly trusteesInLine: readonly Party[];
  /** Whom a successor follows, and therefore cannot be. */
  readonly before: readonly Party[];
}

/** RLT3: the successor trustees stand in their order and are somebody else than those whom they follow. */
export const checkSuccession: Check<Succession> = (document, { section, trusteesInLine, before }) =>
  standInOrder(document, { section, people: trusteesInLine }) &&
  trusteesInLine.every(({ name }) => !before.some((one) => isSamePerson(one.name, name)))
    ? []
    : [{ check: 'RLT3', level: 'error', message: 'The successor trustees are not named in their order.' }];
