import type { SignatureLine } from '#certificate.ts';

/** What stands on a line of the execution pages, if anything does. */
export const signatureOn = <Mark extends { readonly line: SignatureLine }>(
  line: SignatureLine,
  marks: readonly Mark[],
): Mark | undefined => marks.find((mark) => keyOf(mark.line) === keyOf(line));

const keyOf = (line: SignatureLine): string =>
  line.kind === 'signer' ? `signer ${line.signerId}` : `${line.kind} ${line.number}`;
