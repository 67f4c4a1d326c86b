import type { LegalDocument } from '#assembly/document.ts';
import type { AssemblyIssue } from '#assembly/find-issues.ts';
import { finalize, type FinalDocument } from '#assembly/finalize.ts';
import { showGaps } from '#assembly/missing-mark.ts';
import { numberDraft } from '#assembly/number-draft.ts';
import { draftOf } from '#catalogue/living-trust/draft-of.ts';
import { fillGaps } from '#catalogue/living-trust/fill-gaps.ts';
import type { LivingTrustFacts } from '#catalogue/living-trust/living-trust-facts.ts';
import type { Facts } from '#facts/facts.ts';
import type { PlainDate } from '#kit/plain-date.ts';
import type { Result } from '#kit/result.ts';

export interface AssemblyContext {
  readonly draftedOn: PlainDate;
}

/** The revocable living trust of these facts; the same facts and day always give the same document. */
export const assembleLivingTrust = (
  facts: LivingTrustFacts,
  context: AssemblyContext,
): Result<FinalDocument, readonly AssemblyIssue[]> => finalize(draftOf(facts, context));

/**
 * The living trust as far as the facts go, for a preview: what is still missing stands as a visible blank with the label of its
 * question. Such a draft can never be finished.
 */
export const draftLivingTrust = (facts: Facts, context: AssemblyContext): LegalDocument => {
  const { filled, gaps } = fillGaps(facts);
  return numberDraft(showGaps(draftOf(filled, context), gaps));
};
