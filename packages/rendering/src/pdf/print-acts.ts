import type { NotarialCertificate, Signer } from '@evergrant/domain/assembly/act.ts';
import { longDate } from '@evergrant/domain/kit/plain-date.ts';
import { printedActs, type PrintedAct } from '#acts/printed-acts.ts';
import type { PaperSignature, PrintedSignature, SignatureLine } from '#certificate.ts';
import { momentInUtc } from '#moment/moment-in-utc.ts';
import { printBlocks, type BlockPrinting } from '#pdf/print-blocks.ts';
import { paperWords } from '#signature/paper-words.ts';
import { signatureOn } from '#signature/signature-on.ts';

/** The acts as the template reads them, each with its words, lines and certificates. */
export const printActs = (printing: BlockPrinting): object[] => {
  const { document, signatures = [], namedWitnesses, certificate } = printing.input;
  const witnessed = { signatures, namedWitnesses, isExecuted: certificate !== undefined };
  return printedActs(document, witnessed).map((act) => printAct(act, printing));
};

const printAct = (act: PrintedAct, printing: BlockPrinting): object => {
  const { signatures = [], onPaper = [] } = printing.input;
  return {
    heading: act.heading,
    words: printBlocks(act.words, printing),
    signers: act.signers.map((signer) => printSigner(signer, signatures, onPaper)),
    affiants: act.affiants.map(({ name, capacity }) => ({ ...emptyLine, kind: 'person', name, capacity })),
    witnesses: act.witnesses.map((line) => ({ ...printLine(line, signatures), capacity: 'Witness' })),
    certificates: act.certificates.map((certificate) => printNotary(certificate, printing)),
  };
};

const printSigner = (
  { kind, id, name, capacity }: Signer,
  signatures: readonly PrintedSignature[],
  onPaper: readonly PaperSignature[],
): object => ({ ...printLine({ kind: 'signer', signerId: id }, signatures, onPaper), kind, name, capacity });

const printNotary = ({ notice, venue, words, officerLines }: NotarialCertificate, printing: BlockPrinting): object => ({
  notice: notice ?? null,
  venue: printBlocks(venue, printing),
  words: printBlocks(words, printing),
  officerLines,
});

/** The name of the file in which the template finds a signature. */
export const imageName = (index: number): string => `signature-${index + 1}.png`;

// The room over the rule, in points; ink is never drawn larger than a pen would, and ends on the rule.
const room = { width: 190, height: 42 };

const emptyLine = { name: null, ink: null, words: null, signed: null, address: null };

const printLine = (
  line: SignatureLine,
  signatures: readonly PrintedSignature[],
  onPaper: readonly PaperSignature[] = [],
): object => {
  const signature = signatureOn(line, signatures);
  const paper = signatureOn(line, onPaper);
  if (!signature)
    return paper ? { ...emptyLine, words: paperWords(paper), signed: longDate(paper.signedOn) } : emptyLine;
  const scale = Math.min(room.width / signature.width, room.height / signature.height);
  return {
    name: signature.name,
    ink: {
      path: imageName(signatures.indexOf(signature)),
      width: signature.width * scale,
      height: signature.height * scale,
      alt: `Signature of ${signature.name}`,
    },
    words: null,
    signed: momentInUtc(signature.signedAt),
    address: signature.address ?? null,
  };
};
