import type { FactsAnswer, DocumentSummary } from '@evergrant/contract/documents.ts';
import { useState } from 'react';

/** Whether the person has agreed to change what is signed. The agreement is for the signatures that stand now. */
export const useRevision = ({ ownerSignedAt }: DocumentSummary, facts: FactsAnswer | undefined) => {
  const [agreedFor, agreeFor] = useState<string>();
  const isAgreed = ownerSignedAt !== null && agreedFor === ownerSignedAt;
  const isAsked = facts?.requiresRevision === true && !isAgreed;
  return {
    isAgreed,
    isAsked,
    begin: () => agreeFor(ownerSignedAt ?? undefined),
    lockedBecause: isAsked ? 'This document is signed. To change an answer, choose “Change This Document”.' : undefined,
  };
};
