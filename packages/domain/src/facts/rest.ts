import { z } from 'zod';
import { valuesOf } from '#kit/closed-set.ts';

/** The takers of a share that somebody leaves free, who have no name of their own, as a person chooses them. */
export const restChoices = [
  {
    value: 'otherShares',
    label: 'Those who receive the other shares',
    cues: /\bother (?:shares?|beneficiaries|people)\b|\b(?:the|my) others\b|\b(?:children|kids)\b/u,
  },
  {
    value: 'nextInLine',
    label: 'Those who come next',
    cues: /\bnext\b|\bi named\b|\bcontingent\b|\bheirs?\b/u,
  },
] as const;

/** The same as a shape. */
export const Rest = z.enum(valuesOf(restChoices));

export type Rest = z.infer<typeof Rest>;
