import type { TrustSummary } from '@evergrant/contract/trusts.ts';

type Signatures = Pick<
  TrustSummary,
  'status' | 'ownerSignedAt' | 'witnessCount' | 'signedWitnessCount' | 'witnessesNeeded' | 'awaitsNotary'
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

const witnessesSoFar = ({
  witnessCount,
  signedWitnessCount,
  witnessesNeeded,
}: Pick<Signatures, 'witnessCount' | 'signedWitnessCount' | 'witnessesNeeded'>): string => {
  if (witnessCount === 0) return 'Next: add your witnesses.';
  const have = signedWitnessCount === 1 ? 'has' : 'have';
  const tooFew =
    witnessCount < witnessesNeeded
      ? ` Your state asks for ${witnessesNeeded}: please add ${witnessesNeeded - witnessCount} more.`
      : '';
  return `${signedWitnessCount} of ${witnesses(witnessCount)} ${have} signed.${tooFew}`;
};

const witnesses = (count: number): string => `${count} ${count === 1 ? 'witness' : 'witnesses'}`;
