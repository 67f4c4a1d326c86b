/** At most this many people witness one document. */
export const witnessLimit = 3;
