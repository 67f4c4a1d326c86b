/** The largest picture of a signature that is taken, in pixels; a drawing pad keeps within it. */
export const largestSignature = { width: 1600, height: 600 } as const;
