/**
 * The life of a document: `draft` while it is being made, `complete` once it is finished and paid for, `signed` once the
 * owner and every witness have signed.
 */
export type TrustStatus = 'draft' | 'complete' | 'signed';

/** Where a witness stands; each step is only ever taken forward. */
export type WitnessStatus = 'pending' | 'viewed' | 'signed' | 'declined';
