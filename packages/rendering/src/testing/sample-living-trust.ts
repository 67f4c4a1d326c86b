import type { LegalDocument } from '@evergrant/domain/assembly/document.ts';
import { livingTrust } from '@evergrant/domain/catalogue/living-trust/living-trust.ts';
import { everyLaw } from '@evergrant/domain/law/every-law.ts';
import { sampleFacts } from '#testing/sample-facts.ts';

/** The real living trust of `sampleFacts`, as the product assembles it. Throws when the facts do not make one. */
export const sampleLivingTrust = (): LegalDocument => {
  const trust = livingTrust(everyLaw).finish(sampleFacts, '2026-01-05');
  if (!trust.ok) throw new Error(JSON.stringify(trust.reason));
  return trust.value;
};
