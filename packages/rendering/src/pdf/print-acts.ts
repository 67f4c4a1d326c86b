import type { NotarialCertificate } from '@evergrant/domain/assembly/act.ts';
import { printedActs, type PrintedAct } from '#acts/printed-acts.ts';
import { breakable } from '#pdf/breakable.ts';
import { printBlocks, type BlockPrinting } from '#pdf/print-blocks.ts';
import { isExecutedOnScreen } from '#signature/method-words.ts';
import { openWordsIn } from '#signature/open-words.ts';
import { officerWords } from '#signature/paper-words.ts';
import { signatureOn } from '#signature/signature-on.ts';
import { emptyLine, orOpen, printLine, printSigner } from '#pdf/print-signer.ts';

/** The acts as the template reads them, each with its words, lines and certificates. */
export const printActs = (printing: BlockPrinting): object[] => {
  const { document, signatures = [], onPaper = [], namedWitnesses, certificate } = printing.input;
  const witnessed = { signatures, onPaper, namedWitnesses, isExecuted: isExecutedOnScreen(certificate) };
  return printedActs(document, witnessed).map((act) => printAct(act, printing));
};

const printAct = (act: PrintedAct, printing: BlockPrinting): object => ({
  heading: act.heading,
  words: printBlocks(act.words, printing),
  signers: act.signers.map((signer) => orOpen(printSigner(signer, printing.input), printing.input)),
  acceptances: act.acceptances.map(({ words, signer: { kind, name, capacity } }) => ({
    words: printBlocks(words, printing),
    line: { ...emptyLine, kind, name: breakable(name), capacity },
  })),
  affiants: act.affiants.map(({ name, capacity }) => ({
    ...orOpen(emptyLine, printing.input),
    kind: 'person',
    name,
    capacity,
  })),
  witnesses: act.witnesses.map((line) => ({
    ...orOpen(printLine(line, printing.input), printing.input),
    capacity: 'Witness',
  })),
  certificates: act.certificates.map((certificate) => ({
    ...printNotary(certificate, printing),
    completed: completedBy(act, printing),
  })),
});

const completedBy = ({ officer }: PrintedAct, { input }: BlockPrinting): string | null => {
  const ink = officer && signatureOn(officer, input.onPaper ?? []);
  return ink ? officerWords(ink) : (openWordsIn(input)?.officer ?? null);
};

const printNotary = ({ notice, venue, words, officerLines }: NotarialCertificate, printing: BlockPrinting): object => ({
  notice: notice ?? null,
  venue: printBlocks(venue, printing),
  words: printBlocks(words, printing),
  officerLines,
});
