import { inOneSentence } from '@evergrant/domain/kit/in-one-sentence.ts';
import type { DocumentSummary } from '@evergrant/contract/documents.ts';
import { signedAfter } from '@evergrant/domain/catalogue/document-types.ts';

type Signatures = Pick<
  DocumentSummary,
  | 'status'
  | 'ownerSignedAt'
  | 'witnessCount'
  | 'declinedWitnessCount'
  | 'signedWitnessCount'
  | 'witnessesNeeded'
  | 'awaitsNotary'
  | 'isSignedInInk'
  | 'statedInkCount'
  | 'takesWitnesses'
  | 'documentTypeId'
> & {
  readonly otherMakers: readonly string[];
  readonly awaitedInk: readonly string[];
  readonly awaitedCosigners: readonly string[];
};

/** One sentence on how far the signatures of a finished document are; undefined while it is being written. */
export const witnessProgress = (document: Signatures): string | undefined => {
  if (document.isSignedInInk) return inkProgress(document);
  switch (document.status) {
    case 'draft':
      return undefined;
    case 'signed':
      return `${document.takesWitnesses ? `Signed by ${inOneSentence(['you', ...document.otherMakers, witnesses(document.witnessCount)])}.` : 'Signed by everybody.'}${document.awaitsNotary ? ' Still to be acknowledged before a notary.' : ''}`;
    case 'complete':
      return nextSignature(document);
  }
};

// What is drawn on a screen executes nothing here, and is never called a signature.
const inkProgress = ({
  status,
  ownerSignedAt,
  statedInkCount,
  awaitedInk,
  awaitsNotary,
  ...counts
}: Signatures): string | undefined => {
  const { otherMakers } = counts;
  const seen =
    counts.witnessCount === 0 ? '' : `, and so have ${counts.signedWitnessCount} of ${witnesses(counts.witnessCount)}`;
  const present = [
    ...otherMakers,
    ...(counts.witnessesNeeded > 0 ? ['your witnesses'] : []),
    ...(awaitsNotary ? ['a notary'] : []),
  ];
  const first = signedAfter(counts.documentTypeId);
  const beside = present.length === 0 ? '' : ` with ${inOneSentence(present)}`;
  switch (status) {
    case 'draft':
      return undefined;
    case 'signed':
      return statedInkCount > 0
        ? 'Signed in ink on paper on every line, as you stated.'
        : `Acknowledged online by ${inOneSentence(['you', ...otherMakers, ...(counts.witnessCount === 0 ? [] : [witnesses(counts.witnessCount)])])}. It is executed when it is signed in ink on paper.`;
    case 'complete':
      if (statedInkCount > 0)
        return `Signed in ink so far: ${statedInkCount}. Still to sign on paper: ${awaitedInk.join(', ')}.${whoDeclined(counts)}`;
      return ownerSignedAt
        ? `You have acknowledged it online${seen}. Next: print it and sign it in ink.${whoDeclined(counts)}`
        : `${first === undefined ? '' : `${first} `}Its law asks for ink. Print it, sign it on paper${beside}, then tell us the day here.`;
  }
};

const whoDeclined = ({ declinedWitnessCount }: Pick<Counts, 'declinedWitnessCount'>): string =>
  declinedWitnessCount === 0 ? '' : ` ${witnesses(declinedWitnessCount)} declined to sign.`;

const nextSignature = ({ ownerSignedAt, takesWitnesses, ...others }: Signatures): string => {
  if (!ownerSignedAt) {
    const after = takesWitnesses ? [...others.otherMakers, 'your witnesses'] : others.awaitedCosigners;
    return `Next: sign it yourself${after.length === 0 ? '' : `, then invite ${inOneSentence(after)}`}.`;
  }
  const missing = others.awaitedCosigners.map((name) => ` Still to sign: ${name}.`).join('');
  return `You have signed.${takesWitnesses ? ` ${witnessesSoFar(others)}` : ''}${missing}`;
};

type Counts = Pick<Signatures, 'witnessCount' | 'declinedWitnessCount' | 'signedWitnessCount' | 'witnessesNeeded'>;

const witnessesSoFar = (counts: Counts): string => {
  const { witnessCount, declinedWitnessCount, signedWitnessCount } = counts;
  if (witnessCount === 0) {
    return declinedWitnessCount === 0
      ? 'Next: add your witnesses.'
      : `${witnesses(declinedWitnessCount)} declined. Next: name another person.`;
  }
  const have = signedWitnessCount === 1 || witnessCount === 1 ? 'has' : 'have';
  return `${signedWitnessCount} of ${witnesses(witnessCount)} ${have} signed.${whatIsMissing(counts)}`;
};

const whatIsMissing = ({ witnessCount, declinedWitnessCount, witnessesNeeded }: Counts): string => {
  if (witnessCount < witnessesNeeded) {
    return ` Your state asks for ${witnessesNeeded}: please add ${witnessesNeeded - witnessCount} more.`;
  }
  if (declinedWitnessCount === 0) return '';
  return ` ${witnesses(declinedWitnessCount)} declined: please name another person, or remove whoever declined.`;
};

const witnesses = (count: number): string => `${count} ${count === 1 ? 'witness' : 'witnesses'}`;
