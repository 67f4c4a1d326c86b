import type { LegalDocument } from '@evergrant/domain/assembly/document.ts';
import { signersOf } from '@evergrant/domain/assembly/signers-of.ts';
import type { PrintedSignature } from '#certificate.ts';
import { signatureOn } from '#signature/signature-on.ts';

/**
 * The names of those who still sign in ink and so initial the pages, each once. Who signed electronically has no
 * initials line: an empty one would make an executed document look unfinished.
 */
export const signersToInitial = (
  document: LegalDocument,
  signatures: readonly PrintedSignature[],
): readonly string[] => {
  const open = signersOf(document).filter(
    (signer) => !signatureOn({ kind: 'signer', signerId: signer.id }, signatures),
  );
  return [...new Set(open.map((signer) => signer.name))];
};
