import type { TrustSummary } from '@evergrant/contract/trusts.ts';

type Signatures = Pick<
  TrustSummary,
  | 'status'
  | 'ownerSignedAt'
  | 'witnessCount'
  | 'declinedWitnessCount'
  | 'signedWitnessCount'
  | 'witnessesNeeded'
  | 'awaitsNotary'
> & {
  readonly awaitedCosigners: readonly string[];
};

/** One sentence on how far the signatures of a finished document are; undefined while it is being written. */
export const witnessProgress = (trust: Signatures): string | undefined => {
  switch (trust.status) {
    case 'draft':
      return undefined;
    case 'signed':
      return `Signed by you and ${witnesses(trust.witnessCount)}.${trust.awaitsNotary ? ' Still to be acknowledged before a notary.' : ''}`;
    case 'complete':
      return nextSignature(trust);
  }
};

const nextSignature = ({ ownerSignedAt, ...others }: Signatures): string => {
  if (!ownerSignedAt) return 'Next: sign it yourself, then invite your witnesses.';
  const missing = others.awaitedCosigners.map((name) => ` Still to sign: ${name}.`).join('');
  return `You have signed. ${witnessesSoFar(others)}${missing}`;
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
