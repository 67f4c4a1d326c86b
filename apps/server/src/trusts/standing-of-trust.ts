import type { PlainDate } from '@evergrant/domain/kit/plain-date.ts';
import { typeOf } from '#trusts/document-type-of.ts';
import type { TrustRow } from '#trusts/trust-row.ts';

/** Where a document stands, as a person is told. */
export interface TrustStanding {
  readonly progress: number;
  readonly isComplete: boolean;
  readonly missing: readonly string[];
  readonly problems: readonly { readonly field: string; readonly message: string }[];
}

/** Complete means: every question is answered and confirmed, and a finished document can really be made of it. */
export const standingOfTrust = (
  trust: Pick<TrustRow, 'documentTypeId' | 'interview'>,
  today: PlainDate,
): TrustStanding => {
  const type = typeOf(trust);
  const standing = type.interview.standing(trust.interview, today);
  if (!standing.isComplete) return standing;

  const finished = type.finish(trust.interview.facts, today);
  if (finished.ok) return standing;
  return { progress: 99, isComplete: false, missing: standing.missing, problems: finished.reason };
};
