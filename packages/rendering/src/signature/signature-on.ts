import type { PrintedSignature, SignatureLine } from '#certificate.ts';

/** The signature that stands on a line of the execution pages, if there is one. */
export const signatureOn = (
  line: SignatureLine,
  signatures: readonly PrintedSignature[],
): PrintedSignature | undefined => signatures.find((signature) => keyOf(signature.line) === keyOf(line));

const keyOf = (line: SignatureLine): string =>
  line.kind === 'signer' ? `signer ${line.signerId}` : `witness ${line.number}`;
