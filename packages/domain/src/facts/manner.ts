import { z } from 'zod';

/**
 * How descendants of several generations divide. `perStirpes` counts from the children, living or not; `byRepresentation` from the
 * first generation in which somebody lives; `perCapita` does so in each generation (Uniform Probate Code 2-106).
 */
export const Manner = z.enum(['perStirpes', 'byRepresentation', 'perCapita']);

export type Manner = z.infer<typeof Manner>;
