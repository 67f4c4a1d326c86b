import { sayReplaced } from '@evergrant/domain/execution/replaced-sheets.ts';
import { typeOf } from '#documents/document-type-of.ts';
import { Refused } from '#platform/refused.ts';
import type { DocumentRow } from '#documents/document-row.ts';

type Signed = Pick<DocumentRow, 'status' | 'ownerSignedAt' | 'signedWitnessCount' | 'signedBy' | 'statedInkCount'>;

/** Has somebody signed the version that stands, here or in ink? Then a change begins a new one, which has to be said expressly. */
export const requiresRevision = (document: Signed): boolean =>
  document.status === 'signed' || (document.status === 'complete' && isBegun(document));

const isBegun = ({ ownerSignedAt, signedWitnessCount, signedBy, statedInkCount }: Signed): boolean =>
  ownerSignedAt !== null || signedWitnessCount > 0 || signedBy.length > 0 || statedInkCount > 0;

/** What a change would replace, who signs anew, and what becomes of the old sheets; undefined where nobody has signed. */
export const whatIsReplaced = (document: Signed & Parameters<typeof typeOf>[0]): string | undefined => {
  if (!requiresRevision(document)) return undefined;
  const { statedInkCount, signedBy } = document;
  return sayReplaced({ kind: typeOf(document).execution.kind, signedBy, isInInk: statedInkCount > 0 });
};

/** Refuses to change what somebody has signed, unless a new version is what the person wants. */
export const requireRevision = (document: Parameters<typeof whatIsReplaced>[0], beginsRevision: boolean): void => {
  const replaced = beginsRevision ? undefined : whatIsReplaced(document);
  if (replaced === undefined) return;
  const message = `${replaced} Nothing was changed. To change an answer, please begin a new version first: what was signed is kept.`;
  const title = document.status === 'signed' ? 'This document is signed' : 'Signing has begun';
  throw new Refused('conflict', { code: 'signed-document', title, message });
};
