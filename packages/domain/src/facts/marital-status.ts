import { z } from 'zod';
import { valuesOf } from '#kit/closed-set.ts';

/** Whether somebody has a spouse in law, or has had one. */
export const maritalChoices = [
  {
    value: 'Single',
    label: 'Single',
    cues: /\bsingle\b|\bsolter[oa]\b|\bbachelor|\bunmarried\b|\bnot married\b(?! any ?(?:more|longer))|\bnever (?:\p{L}+ )?marr(?:y|ied)\b|\bnever found the right\b/u,
  },
  { value: 'Married', label: 'Married', cues: /(?<!\b(?:not|never|un)[ -]?)\bmarried\b|\bcasad[oa]s?\b/u },
  { value: 'Separated', label: 'Separated', cues: /\bsep[ae]rated\b|\bseparad[oa]\b/u },
  { value: 'Divorced', label: 'Divorced', cues: /\bdivorced\b|\bdivorciad[oa]\b/u },
  { value: 'Widowed', label: 'Widowed', cues: /\bwidow|\bviud[oa]\b/u },
] as const;

export const MaritalStatus = z.enum(valuesOf(maritalChoices));

export type MaritalStatus = z.infer<typeof MaritalStatus>;
