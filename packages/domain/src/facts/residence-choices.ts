import { patternOf } from '#kit/pattern-of.ts';
import { z } from 'zod';
import { type Choice, valueOf } from '#facts/define-fact.ts';
import { maritalStatus } from '#facts/person.ts';

/** The values. */
export const ResidencePlan = z.enum(['spouseMayLive', 'sell', 'giveTo']);

/** What may happen to the home. */
export const residenceChoices = [
  {
    value: 'spouseMayLive',
    label: 'My spouse may live there',
    cues: /\b(?:live|lives|living|stay|stays|remain|remains|occupy|occupies|occupancy|reside|resides|life estate)\b|^\W*(?:my )?(?:spouse|wife|husband)\W*$/u,
    applies: (facts) => valueOf(facts, maritalStatus) === 'Married',
  },
  { value: 'sell', label: 'Sell it and share the proceeds', cues: /\bs(?:ell(?:ing)?|old|ale)\b|\bon the market\b/u },
  {
    value: 'giveTo',
    label: 'Give it to one person',
    cues: patternOf(
      'u',
      String.raw`\b(?:give|given)\b|\b(?:go(?:es)?|going|leave|leaving) (?:it )?to\b`,
      String.raw`|\b(?:gets?|takes?|receives?|inherits?|(?:should|shall|will|must|can|may|is to|to|let \p{L}+(?: \p{L}+)?) have)`,
      String.raw` (?:it|(?:the|our|my) (?:house|home|condo|apartment|townhouse|farmhouse))\b`,
    ),
  },
] as const satisfies readonly Choice[];
