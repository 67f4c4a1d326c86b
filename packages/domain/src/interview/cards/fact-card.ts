import type { FieldId } from '#facts/facts.ts';

/** What a turn did to one fact. `was` and `value` are as stored, absent where nothing stood; the others are read by the person. */
export interface FactCard {
  readonly field: FieldId;
  readonly label: string;
  readonly was?: unknown;
  readonly value?: unknown;
  /** The value as the person reads it; empty where the fact was taken out. */
  readonly display: string;
  /** What stood there before, as the person reads it; empty where nothing did. */
  readonly displayWas: string;
}
