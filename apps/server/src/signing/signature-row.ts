import type { paperSignatures, signatures } from '#signing/tables.ts';

/** A signature that was given on a screen. */
export type SignatureRow = typeof signatures.$inferSelect;

/** A signature in ink that the owner stated. */
export type PaperRow = typeof paperSignatures.$inferSelect;
