import type { SigningAnswer } from '@evergrant/contract/signing.ts';

type Signing = Pick<SigningAnswer, 'method' | 'ownerSignedAt'> & {
  readonly signers: readonly Pick<SigningAnswer['signers'][number], 'role' | 'paper'>[];
  readonly witnesses: readonly Pick<SigningAnswer['witnesses'][number], 'inviteKeptAt'>[];
};

/**
 * Whether the owner has signed in ink and has nothing left to confirm online before; an invitation that waits for that keeps it
 * open.
 */
export const isOwnerDoneInInk = ({ method, ownerSignedAt, signers, witnesses }: Signing): boolean =>
  method === 'print-and-sign' &&
  ownerSignedAt === null &&
  signers.some(({ role, paper }) => role === 'owner' && paper !== null) &&
  witnesses.every(({ inviteKeptAt }) => inviteKeptAt === null);
