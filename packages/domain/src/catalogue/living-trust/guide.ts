import { compiledStep } from '#clauses/general/closing-steps.ts';
import type { GuideSheet } from '#assembly/document.ts';
import { belongingsSheet } from '#clauses/trust/belongings-sheet.ts';
import { fundingSteps } from '#clauses/trust/funding-steps.ts';
import { trusteeSteps } from '#clauses/trust/trustee-steps.ts';
import type { LivingTrustFacts } from '#catalogue/living-trust/living-trust-facts.ts';
import { signingSteps } from '#catalogue/living-trust/signing-steps.ts';

/** The sheets that go with a living trust: how to sign it, and what to do afterwards so that it holds the property. */
export const guide = (facts: LivingTrustFacts): readonly GuideSheet[] => [
  {
    id: 'signing',
    heading: 'How to sign this document',
    steps: [...signingSteps(facts), { text: compiledStep }],
  },
  {
    id: 'after-signing',
    heading: 'What to do after signing',
    steps: [
      { text: 'A trust controls only property that is actually transferred to it, by deed, retitling, or assignment.' },
      ...fundingSteps(facts),
      ...trusteeSteps(facts.law),
      { text: 'Tax figures change. Consult a certified public accountant about income, estate, and gift taxes.' },
    ],
  },
  ...belongingsSheet({ ...facts, listMakers: [facts.grantorName] }),
];
