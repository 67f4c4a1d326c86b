import type { DocumentSummary, FactsAnswer } from '@evergrant/contract/documents.ts';
import { useState } from 'react';
import { howFarSigned } from '#documents/how-far-signed.ts';

/** Whether the person has agreed to change what is signed. The agreement is for the signatures that stand now. */
export const useRevision = (document: DocumentSummary, facts: FactsAnswer | undefined) => {
  const [agreedFor, agreeFor] = useState<string>();
  const replaced = facts?.whatIsReplaced ?? undefined;
  const isAgreed = replaced !== undefined && agreedFor === replaced;
  const isAsked = facts?.requiresRevision === true && !isAgreed;
  const signed = howFarSigned(document);
  return {
    signed,
    isAgreed,
    isAsked,
    /** By whom it is signed, and what becomes of the old sheets. */
    replaced,
    begin: () => agreeFor(replaced),
    lockedBecause: isAsked ? `${signed.title}. To change an answer, choose “Change This Document”.` : undefined,
  };
};
