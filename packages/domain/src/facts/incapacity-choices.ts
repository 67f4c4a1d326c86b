import { z } from 'zod';
import type { Choice } from '#facts/define-fact.ts';
import { patternOf } from '#kit/pattern-of.ts';

/** The values. */
export const IncapacityTest = z.enum(['twoPhysicians', 'onePhysicianPlusFamily', 'court', 'panel']);

/** Who may decide that somebody can no longer manage. */
export const incapacityChoices = [
  {
    value: 'onePhysicianPlusFamily',
    label: 'One physician and a family member',
    cues: patternOf(
      'u',
      String.raw`\b(?:one|a|my|1) (?:physician|doctor|doc)\b(?! (?:be|being|is|was|are|were|said|says|say|told|tells?|got|gets?|had|has)\b(?! enough| fine| plenty| ok))`,
      String.raw`[^.;!?]*\b(?:and|plus|with|family|relative|wife|husband|son|daughter|kid)|\bfamily\b`,
    ),
  },
  {
    value: 'twoPhysicians',
    label: 'Two physicians',
    cues: /\b(?:two|2|both|dos)\b[^.;!?]*\b(?:physician|doctor)|\b(?:physicians|doctors|doctores|docs|drs)\b/u,
  },
  { value: 'court', label: 'A court', cues: /\b(?:court|judge)\b/u },
  { value: 'panel', label: 'A panel that I name', cues: /\b(?:panel|committee|group)\b/u },
] as const satisfies readonly Choice[];
