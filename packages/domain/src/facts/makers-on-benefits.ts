import { z } from 'zod';
import { areSpouses, secondName } from '#facts/couple.ts';
import { defineFact } from '#facts/define-fact.ts';

/** Which of two makers has benefits that depend on need. */
export const makersOnBenefits = defineFact({
  group: 'About you both',
  scope: 'document',
  isRequired: false,
  isAsked: true,
  field: 'makersOnBenefits',
  shape: z.enum(['neither', 'first', 'second', 'both']),
  kind: 'choice',
  label: 'Benefits of the two of you that depend on need',
  called: ['benefits of the two of us', 'benefits of us'],
  ask: (facts) => {
    const other = secondName(facts) ?? (areSpouses(facts) ? 'your spouse' : 'your partner');
    return `Do you or does ${other} receive benefits that depend on need, such as SSI or Medicaid, or is one of you likely to need them soon, for example for a nursing home?`;
  },
  why: 'What a survivor may use from a trust that the two of you make in life counts as that survivor’s own, and can end such benefits.',
  choices: [
    { value: 'both', label: 'Both of us do', cues: /\b(?:both|each) of us\b|\bwe (?:both )?do\b|^\W*both\b/u },
    {
      value: 'neither',
      label: 'Neither of us does',
      cues: /^\W*(?:no|nope|neither|nobody|none|not|(?:the )?usual)\b|\bneither of us\b|\bnone of us\b/u,
    },
    { value: 'first', label: 'I do', cues: /\bi (?:do|am|get|receive|have|will|might|may)\b|\bme\b|\bonly i\b/u },
    {
      value: 'second',
      label: 'My spouse or partner does',
      cues: /\b(?:he|she|spouse|husband|wife|partner)\b/u,
    },
  ],
  otherwise: () => 'neither',
});
