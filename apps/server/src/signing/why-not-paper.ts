import { inOneSentence } from '@evergrant/domain/kit/in-one-sentence.ts';
import { takesInk } from '@evergrant/domain/execution/ink-of.ts';
import { whyNotStateLine, type PaperRefusal } from '@evergrant/domain/execution/refusals.ts';
import type { AskedSigner } from '#signing/list-signers.ts';
import type { DocumentRow, VersionRow } from '#documents/document-row.ts';

interface Line {
  readonly document: Pick<DocumentRow, 'status' | 'ownerSignedAt'>;
  readonly version: Pick<VersionRow, 'printedAt'>;
  /** Everybody who signs the version. */
  readonly signers: readonly AskedSigner[];
  readonly signer: AskedSigner;
}

/** How a line stands before ink on it is stated. */
export const paperLineOf = ({ document, version, signers, signer }: Line) => ({
  documentStatus: document.status,
  isPrinted: version.printedAt !== null,
  ownerHasSigned: ownerCameFirst({ document, signers, signer }),
  awaitsMakers: signer.role === 'witness' && awaitedMakers(signers).length > 0,
  hasSigned: signer.hasSigned,
  hasDeclined: signer.hasDeclined,
});

/** Why the owner can state no ink on a line now, in plain words; null where they can, and where a screen signs it. */
export const whyNotPaper = (line: Line): string | null => {
  const refusal = takesInk(line.signer, { isMakerInInk: isMakerInInk(line.signers) })
    ? whyNotStateLine(paperLineOf(line))
    : undefined;
  return refusal ? wordsForPaper(refusal, line.signers).message : null;
};

/** What a member reads who cannot state ink: why, with the names of those who sign first. */
export const wordsForPaper = (
  refusal: Exclude<PaperRefusal, 'may-be-named'>,
  signers: readonly AskedSigner[],
): { readonly title: string; readonly message: string } => {
  if (refusal !== 'makers-have-not-signed') return paperWording[refusal];
  const names = inOneSentence(awaitedMakers(signers));
  return {
    title: 'The Makers Sign First',
    message: `A witness signs after everybody who makes the document. As soon as it is known here that ${names} signed, you can note the witness.`,
  };
};

const awaitedMakers = (signers: readonly AskedSigner[]): readonly string[] =>
  signers.filter(({ role, hasSigned }) => role === 'maker' && !hasSigned).flatMap(({ name }) => name ?? []);

/** True when the maker of a document is stated to have signed the sheets. */
export const isMakerInInk = (signers: readonly AskedSigner[]): boolean =>
  signers.some(({ role, paper }) => role === 'owner' && paper !== undefined);

// Everybody else attests or joins what its maker has signed, in the same way: on the screen, or in ink.
const ownerCameFirst = ({ document, signers, signer }: Omit<Line, 'version'>): boolean => {
  if (signer.role === 'owner') return true;
  const owner = signers.find(({ role }) => role === 'owner');
  return owner?.method === 'ink' ? owner.hasSigned : document.ownerSignedAt !== null;
};

const paperWording = {
  'document-not-complete': {
    title: 'Not Ready Yet',
    message: 'This can be noted once the document is finished and paid for, and not after everyone has signed.',
  },
  'not-printed': {
    title: 'Download the Copy First',
    message:
      'No copy of this version has been taken for signing yet. Please download the copy to sign on paper first, print it, and sign those sheets.',
  },
  'owner-has-not-signed': { title: 'You Sign First', message: 'Please sign the document yourself first.' },
  'already-signed': { title: 'Already Signed', message: 'The signature of this person is already on record.' },
  'has-declined': {
    title: 'This Person Has Declined',
    message:
      'This person has declined to sign by the private link that you sent. If they have changed their mind, please withdraw that request first, by removing it from the list or sending a new link; then you can note that they have signed on paper.',
  },
  'no-such-day': {
    title: 'Check the Date',
    message: 'Please choose the day on which it was signed. It cannot be in the future.',
  },
  'before-printing': {
    title: 'Check the Date',
    message:
      'The copy of this version to sign was first downloaded after this day, so it cannot have been signed then.',
  },
  'before-the-maker': {
    title: 'Check the Date',
    message:
      'Whoever makes the document signs first. This day is earlier than the day on which they signed, so please check both dates on the sheets.',
  },
  'after-the-others': {
    title: 'Check the Date',
    message:
      'Somebody who signs after this person has signed on an earlier day, so please check both dates on the sheets.',
  },
  'invalid-name': {
    title: 'Check the Name',
    message: 'Please write the full name of the person who signed, on one line and in plain letters.',
  },
  'named-in-document': {
    title: 'Check the Name',
    message: 'This person is named in the document. A witness should have no part in it.',
  },
  'signs-elsewhere': { title: 'Check the Name', message: 'This person has another line to sign.' },
} as const satisfies Record<
  Exclude<PaperRefusal, 'may-be-named' | 'makers-have-not-signed'>,
  { title: string; message: string }
>;
