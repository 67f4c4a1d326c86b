/**
 * The life of a document: `draft` while it is being made, `complete` once it is finished and paid for, `signed` once the
 * owner and every witness have signed.
 */
export const documentStatuses = ['draft', 'complete', 'signed'] as const;
export type DocumentStatus = (typeof documentStatuses)[number];

/** Where a witness stands; each step is only ever taken forward. */
export const witnessStatuses = ['pending', 'viewed', 'signed', 'declined'] as const;
export type WitnessStatus = (typeof witnessStatuses)[number];
