import type { Called, Piece, Sex } from '#interview/entries/piece.ts';

/** Somebody whom an answer speaks of, with what it says of them. */
export interface Subject {
  readonly called: Called;
  /** As it was said, in the singular. */
  readonly relationship?: string;
  /** `Dale's boy`: what they are to somebody else. */
  readonly kinOf?: { readonly whom: string; readonly relationship: string };
  /** Called he or she. */
  readonly sex?: Sex;
  /** Said to be left out, unable or dead: `not Tom`, `nothing for Rex`. */
  readonly isOut: boolean;
  /** Said to receive nothing, which is more than not being chosen. */
  readonly isOmitted?: boolean;
  readonly isDead: boolean;
  /** How many come before them in line. */
  readonly level: number;
  /** Only spoken of: `Colin has his father's money`. */
  readonly isAside: boolean;
  /** How old they are, where that was said. */
  readonly age?: number;
  readonly isChild?: boolean;
  readonly bornOn?: string;
  readonly start: number;
  readonly end: number;
}

/** An answer put together: the people in order among everything else that was said. */
export type Item =
  | { readonly kind: 'subject'; readonly subject: Subject }
  | Exclude<Piece, { readonly kind: 'called' }>;

/** Says more of somebody in a list of what an answer says. */
export const change = (items: Item[], at: number, said: Partial<Subject>): void => {
  const item = items[at];
  if (item?.kind === 'subject') items[at] = { kind: 'subject', subject: { ...item.subject, ...said } };
};
