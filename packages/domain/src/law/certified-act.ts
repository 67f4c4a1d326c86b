/** What a notarial officer certifies of a signature. */
export type CertifiedAct = 'acknowledgment' | 'jurat';
