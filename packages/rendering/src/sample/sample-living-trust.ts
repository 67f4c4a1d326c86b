import type { LegalDocument } from '@evergrant/domain/assembly/document.ts';
import { assembleLivingTrust } from '@evergrant/domain/catalogue/living-trust/assemble-living-trust.ts';
import { completeLivingTrustFacts } from '@evergrant/domain/catalogue/living-trust/living-trust-facts.ts';
import { sampleFacts } from '#sample/sample-facts.ts';

const draftedOn = '2026-01-05';

/** The real living trust of `sampleFacts`, as the product assembles it. Throws when the facts do not make one. */
export const sampleLivingTrust = (): LegalDocument => {
  const facts = completeLivingTrustFacts(sampleFacts, draftedOn);
  if (!facts.ok) throw new Error(JSON.stringify(facts.reason));
  const trust = assembleLivingTrust(facts.value, { draftedOn });
  if (!trust.ok) throw new Error(JSON.stringify(trust.reason));
  return trust.value;
};
