/**
 * The life of a document: `draft` while it is being made, `complete` once it is finished and paid for, `signed` once
 * everybody has signed whom the version asks for, on a screen or in ink; a notary who comes after signatures on a screen is not waited for (decision 31).
 */
export const documentStatuses = ['draft', 'complete', 'signed'] as const;
export type DocumentStatus = (typeof documentStatuses)[number];

/** Where a witness stands. Each step is taken forward, and all of them begin again when the version that they stand for is gone. */
export const witnessStatuses = ['pending', 'viewed', 'signed', 'declined'] as const;
export type WitnessStatus = (typeof witnessStatuses)[number];
