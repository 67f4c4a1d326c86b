import type { Interview } from '@evergrant/domain/interview/interview.ts';
import { standingOf } from '@evergrant/domain/interview/standing.ts';
import type { PlainDate } from '@evergrant/domain/kit/plain-date.ts';
import { finishDocument } from '#trusts/assemble-document.ts';

/** Where a document stands, as a person is told. */
export interface TrustStanding {
  readonly progress: number;
  readonly isComplete: boolean;
  readonly missing: readonly string[];
  readonly problems: readonly { readonly field: string; readonly message: string }[];
}

/** Complete means: every question is answered and confirmed, and a finished document can really be made of it. */
export const standingOfTrust = (interview: Interview, today: PlainDate): TrustStanding => {
  const standing = standingOf(interview, today);
  if (!standing.isComplete) return standing;

  const finished = finishDocument(interview, today);
  if (finished.ok) return standing;
  return { progress: 99, isComplete: false, missing: standing.missing, problems: finished.reason };
};
