import type { witnesses } from '#signing/tables.ts';

/** A witness or co-signer, with what is kept of their link. */
export type WitnessRow = typeof witnesses.$inferSelect;
