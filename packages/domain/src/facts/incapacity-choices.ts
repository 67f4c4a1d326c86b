import { z } from 'zod';
import type { Choice } from '#facts/define-fact.ts';

/** The values. */
export const IncapacityTest = z.enum(['twoPhysicians', 'onePhysicianPlusFamily', 'court', 'panel']);

/** Who may decide that somebody can no longer manage. */
export const incapacityChoices = [
  {
    value: 'onePhysicianPlusFamily',
    label: 'One physician and a family member',
    cues: /\b(?:one|a|my|1) (?:physician|doctor|doc)\b.*\b(?:and|plus|with|family|relative|wife|husband|son|daughter|kid)|\bfamily\b/u,
  },
  {
    value: 'twoPhysicians',
    label: 'Two physicians',
    cues: /\b(?:two|2|both|dos)\b.*\b(?:physician|doctor)|\b(?:physicians|doctors|doctores|docs|drs)\b/u,
  },
  { value: 'court', label: 'A court', cues: /\b(?:court|judge)\b/u },
  { value: 'panel', label: 'A panel that I name', cues: /\b(?:panel|committee|group)\b/u },
] as const satisfies readonly Choice[];
