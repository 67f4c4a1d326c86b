import type { LegalDocument } from '#assembly/document.ts';
import { finalize } from '#assembly/finalize.ts';
import { writeInstrument } from '#assembly/write-instrument.ts';
import { livingTrustInstrument } from '#catalogue/living-trust/instrument.ts';
import { settleLivingTrust, type LivingTrustFacts } from '#catalogue/living-trust/living-trust-facts.ts';
import { livingTrustSample } from '#catalogue/living-trust/living-trust-sample.ts';
import { livingTrustSubject } from '#catalogue/living-trust/living-trust-subject.ts';
import { livingTrustPlan } from '#catalogue/living-trust/plan.ts';
import { reviewLivingTrust } from '#catalogue/living-trust/review-living-trust.ts';
import { reworded, type Tampering } from '#assembly/testing/tampered-draft.ts';
import type { Facts } from '#facts/facts.ts';
import { printedNames } from '#facts/printed-names.ts';
import { executionRule } from '#law/execution-rule.ts';
import { everyLaw } from '#law/every-law.ts';
import type { Finding } from '#review/finding.ts';
import { wholeText } from '#review/read-document.ts';
import { reviewDocument } from '#review/review-document.ts';

/** The living trust of settled facts, with a slip where one is put into its draft; throws when it cannot be finished. */
export const assembled = (facts: LivingTrustFacts, tampering: Tampering = (draft) => draft): LegalDocument => {
  const document = finalize(tampering(writeInstrument(livingTrustInstrument, { facts, draftedOn: '2026-11-20' })));
  if (!document.ok) throw new Error(JSON.stringify(document.reason));
  return document.value;
};

/** Everything that a review says of a document with these facts. */
export const reviewed = (document: LegalDocument, facts: LivingTrustFacts): readonly Finding[] => [
  ...reviewDocument(document, {
    ...livingTrustSubject(facts),
    maker: facts.grantorName,
    parties: printedNames(livingTrustPlan.questions, facts, wholeText(document)),
    witnessesRequired: facts.law ? executionRule('lifetime-trust', facts.law).witnesses : 0,
    isAcknowledged: true,
  }),
  ...reviewLivingTrust(document, facts),
];

export const florida = settleLivingTrust(livingTrustSample, everyLaw);
export const california = settleLivingTrust(
  { ...livingTrustSample, grantorState: 'CA', governingState: 'CA' },
  everyLaw,
);

export const settled = (change: Partial<Facts>): LivingTrustFacts =>
  settleLivingTrust({ ...livingTrustSample, ...change }, everyLaw);

/** Puts words into a sentence of the instrument's own. */
export const inserted = (words: string): Tampering =>
  reworded('Those purposes are material purposes', `Those purposes, ${words}, are material purposes`);
