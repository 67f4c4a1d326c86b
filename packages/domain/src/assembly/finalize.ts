import type { LegalDocument } from '#assembly/document.ts';
import type { Draft } from '#assembly/draft.ts';
import { findIssues, type AssemblyIssue } from '#assembly/find-issues.ts';
import { numberDraft } from '#assembly/number-draft.ts';
import { ok, refuse, type Result } from '#kit/result.ts';

declare const finished: unique symbol;

/** A document that has passed every check of the engine: no open reference, no undefined term, no blank that a fact should fill. */
export type FinalDocument = LegalDocument & { readonly [finished]: true };

/** Numbers a draft and resolves its references, or returns everything that is wrong with it. */
export const finalize = (draft: Draft): Result<FinalDocument, readonly AssemblyIssue[]> => {
  const issues = findIssues(draft);
  if (issues.length > 0) return refuse(issues);
  return ok(numberDraft(draft) as FinalDocument);
};
