import { z } from 'zod';
import { valuesOf } from '#kit/closed-set.ts';

/**
 * How descendants of several generations divide. `perStirpes` counts from the children, living or not; `byRepresentation` from the
 * first generation in which somebody lives; `perCapita` does so in each generation (Uniform Probate Code 2-106).
 */
export const mannerChoices = [
  {
    value: 'perStirpes',
    label: 'Each branch keeps its part',
    cues: /\beach branch\b|\bper stirpes\b|\bbranch(?:es)? (?:of the family )?keeps?\b/u,
  },
  {
    value: 'byRepresentation',
    label: 'Branches, counted from the first generation with somebody alive',
    cues: /\bby (?:right of )?representation\b|\bfirst generation\b|\bmiddle\b/u,
  },
  {
    value: 'perCapita',
    label: 'Grandchildren of one generation take alike',
    cues: /\balike\b|\bequal(?:ly)?\b|\bper capita\b/u,
  },
] as const;

export const Manner = z.enum(valuesOf(mannerChoices));

export type Manner = z.infer<typeof Manner>;
