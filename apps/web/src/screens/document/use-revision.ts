import type { FactsAnswer } from '@evergrant/contract/documents.ts';
import { useState } from 'react';

/** Whether the person has agreed to change what is signed. The agreement is for the signatures that stand now. */
export const useRevision = (facts: FactsAnswer | undefined) => {
  const [agreedFor, agreeFor] = useState<string>();
  const replaced = facts?.whatIsReplaced ?? undefined;
  const isAgreed = replaced !== undefined && agreedFor === replaced;
  const isAsked = facts?.requiresRevision === true && !isAgreed;
  return {
    isAgreed,
    isAsked,
    /** By whom it is signed, and what becomes of the old sheets. */
    replaced,
    begin: () => agreeFor(replaced),
    lockedBecause: isAsked ? 'This document is signed. To change an answer, choose “Change This Document”.' : undefined,
  };
};
