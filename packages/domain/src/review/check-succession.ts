import type { Party } from '#facts/shapes.ts';
import type { Check } from '#review/check.ts';
import type { Place } from '#review/place.ts';
import { standInOrder } from '#review/stand-in-order.ts';

interface Succession {
  /** The clause that names them. */
  readonly section: Place;
  readonly trusteesInLine: readonly Party[];
}

/** RLT3: the successor trustees stand in their order; that they are somebody else than those whom they follow is rule V4. */
export const checkSuccession: Check<Succession> = (document, { section, trusteesInLine }) =>
  standInOrder(document, { section, people: trusteesInLine })
    ? []
    : [{ check: 'RLT3', level: 'error', message: 'The successor trustees are not named in their order.' }];
