import { z } from 'zod';
import { valuesOf } from '#kit/closed-set.ts';

/** Whether somebody has a spouse in law, or has had one. */
export const maritalChoices = [
  { value: 'Single', label: 'Single', cues: /\bsingle\b/u },
  { value: 'Married', label: 'Married', cues: /\bmarried\b/u },
  { value: 'Separated', label: 'Separated', cues: /\bsep[ae]rated\b/u },
  { value: 'Divorced', label: 'Divorced', cues: /\bdivorced\b/u },
  { value: 'Widowed', label: 'Widowed', cues: /\bwidow/u },
] as const;

export const MaritalStatus = z.enum(valuesOf(maritalChoices));

export type MaritalStatus = z.infer<typeof MaritalStatus>;
