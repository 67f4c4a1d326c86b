import type { FactsAnswer } from '@evergrant/contract/trusts.ts';
import type { z } from 'zod';
import { typeOf } from '#trusts/document-type-of.ts';
import { isEditable } from '#trusts/is-editable.ts';
import { requiresRevision } from '#trusts/requires-revision.ts';
import { standingOfTrust, type TrustStanding } from '#trusts/standing-of-trust.ts';
import { todayOf } from '#trusts/today.ts';
import type { TrustRow } from '#trusts/trust-row.ts';

/** The facts panel of a document: what is recorded, what is missing, what speaks against it. */
export const factsAnswer = (trust: TrustRow, now: Date): z.input<typeof FactsAnswer> => {
  const standing = trust.status === 'draft' ? standingOfTrust(trust, todayOf(now)) : finished;
  return {
    rows: typeOf(trust)
      .interview.describe(trust.interview)
      .map(({ choices, value, ...row }) => ({
        ...row,
        value: value ?? null,
        ...(choices && { choices: [...choices] }),
      })),
    progress: standing.progress,
    isComplete: standing.isComplete,
    missingFields: [...standing.missing],
    problems: [...standing.problems],
    isEditable: isEditable(trust, now),
    requiresRevision: requiresRevision(trust),
  };
};

// A frozen document stays finished, whatever a later clause library would say about its facts.
const finished: TrustStanding = { progress: 100, isComplete: true, missing: [], problems: [] };
