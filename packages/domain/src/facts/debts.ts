import { wordsForDebts } from '#facts/setting-words.ts';
import { z } from 'zod';
import { defineFact } from '#facts/define-fact.ts';

export const debtsAndTaxesFrom = defineFact({
  group: 'The document',
  scope: 'document',
  isRequired: true,
  isAsked: true,
  field: 'debtsAndTaxesFrom',
  setting: wordsForDebts,
  shape: z.enum(['residue', 'proRata']),
  kind: 'choice',
  label: 'Debts and taxes are paid from',
  called: ['debt', 'tax', 'debts and taxes'],
  ask: () => 'Which share should pay debts and taxes: the residue, or every share in proportion?',
  why: 'Debts and taxes have to be paid before the rest is shared.',
  choices: [
    { value: 'residue', label: 'The residue', cues: /\bresidu|\bthe rest\b|\bwhat(?:'s| is) left\b/u },
    {
      value: 'proRata',
      label: 'Every share in proportion',
      cues: /\bpro ?-?rata\b|\bproportion|\bevery(?:one| share)|\beach\b/u,
    },
  ],
  usual: () => 'residue',
  otherwise: () => 'residue',
});
