import { signersOf } from '@evergrant/domain/assembly/signers-of.ts';
import { cosignersOf, linesFilledBy } from '@evergrant/domain/execution/cosigners.ts';
import type { PaperRow, SignatureRow } from '#signing/signature-row.ts';
import type { VersionRow } from '#documents/document-row.ts';

type Version = Pick<VersionRow, 'document'>;

/** As what a signature of a version was given, on a screen or in ink. */
export const roleGiven = (
  version: Version,
  { role, signerId }: Pick<SignatureRow | PaperRow, 'role' | 'signerId'>,
): 'owner' | 'maker' | 'witness' | 'cosigner' | 'notary' => {
  if (isOfAnotherMaker(version, signerId)) return 'maker';
  return role === 'spouse' || role === 'maker' ? 'cosigner' : role;
};

/** True for a line of somebody who makes a version together with its owner. */
export const isOfAnotherMaker = ({ document }: Version, signerId: string | null): boolean => {
  const signers = signersOf(document);
  return cosignersOf(signers).some(
    (cosigner) =>
      cosigner.role === 'maker' && signerId !== null && linesFilledBy(signers, cosigner.signerId).includes(signerId),
  );
};
