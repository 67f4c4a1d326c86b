import type { PartyRole } from '#assembly/block.ts';
import type { Prose } from '#assembly/draft.ts';
import { given, opt, p, party, series, type Slot } from '#assembly/prose.ts';

/** Words about a value where there is one. Words carry their own spaces. */
export const ifGiven = <Value>(value: Value | undefined, words: (value: Value) => Slot): Prose =>
  value === undefined ? [] : opt(true, words(value));

/** `name` for one, `names` for several. */
export const counted = (things: readonly unknown[], one: string, many: string): string =>
  things.length === 1 ? one : many;

/** Somebody in a role, with the relationship as it was told: `Ana Paz (sister)`. */
export const named = (
  role: PartyRole,
  { name, relationship }: { readonly name: string; readonly relationship?: string | undefined },
): Prose => p`${party(role, name)}${ifGiven(relationship, (words) => p` (${given(words)})`)}`;

/** Several people in one role: `Ana Paz, Ben Lee, and Cleo Ray`. */
export const namedTogether = (role: PartyRole, people: readonly { readonly name: string }[]): Prose =>
  series(people.map(({ name }) => [party(role, name)]));
