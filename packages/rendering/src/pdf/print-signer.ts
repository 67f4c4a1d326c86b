import type { Signer } from '@evergrant/domain/assembly/signer.ts';
import { longDate } from '@evergrant/domain/kit/plain-date.ts';
import type { SignatureLine } from '#certificate.ts';
import { breakable } from '#pdf/breakable.ts';
import type { PdfInput } from '#pdf/pdf-input.ts';
import { openWordsIn } from '#signature/open-words.ts';
import { paperWords } from '#signature/paper-words.ts';
import { signedWords } from '#signature/signed-words.ts';
import { signatureOn } from '#signature/signature-on.ts';

/** The line of a signer as the template reads it, with what stands on it. */
export const printSigner = (
  { kind, id, name, capacity }: Signer,
  input: PdfInput,
): PrintedLine & { readonly kind: Signer['kind']; readonly capacity: string } => ({
  ...printLine({ kind: 'signer', signerId: id }, input),
  kind,
  name: breakable(name),
  capacity,
});

/** The name of the file in which the template finds a signature. */
export const imageName = (index: number): string => `signature-${index + 1}.png`;

/** What stands on a line. */
interface PrintedLine {
  readonly name: string | null;
  readonly ink: object | null;
  readonly words: string | null;
  readonly signed: string | null;
  readonly address: string | null;
}

/** A line on which nobody has signed. */
export const emptyLine: PrintedLine = { name: null, ink: null, words: null, signed: null, address: null };

/** The line as it is, or where nobody has signed, in a copy of what others have, with the words that say so. */
export const orOpen = <Line extends PrintedLine>(line: Line, input: PdfInput): Line => {
  const open = openWordsIn(input);
  return open && line.ink === null && line.words === null ? { ...line, words: open.line } : line;
};

// The room over the rule, in points; ink is never drawn larger than a pen would, and ends on the rule.
const room = { width: 190, height: 42 };

/** What stands on a line: ink with name and time, or words for ink on paper. */
export const printLine = (line: SignatureLine, { signatures = [], onPaper = [] }: PdfInput): PrintedLine => {
  const signature = signatureOn(line, signatures);
  const paper = signatureOn(line, onPaper);
  // Ink outweighs what was drawn on a screen.
  if (paper)
    return { ...emptyLine, name: breakable(paper.name), words: paperWords(paper), signed: longDate(paper.signedOn) };
  if (!signature) return emptyLine;
  const scale = Math.min(room.width / signature.width, room.height / signature.height);
  return {
    name: breakable(signature.name),
    ink: {
      path: imageName(signatures.indexOf(signature)),
      width: signature.width * scale,
      height: signature.height * scale,
      alt: `Signature of ${signature.name}`,
    },
    words: null,
    signed: signedWords(signature),
    address: signature.address === undefined ? null : breakable(signature.address),
  };
};
