import type { SigningAnswer } from '@evergrant/contract/signing.ts';

type Signing = Pick<SigningAnswer, 'isMethodCertain'> & {
  readonly signers: readonly Pick<SigningAnswer['signers'][number], 'role' | 'online'>[];
};

/** Whether somebody is first led to paper: where it is advised, unless the owner has chosen the screen already. */
export const isPaperFirst = ({ isMethodCertain, signers }: Signing): boolean =>
  !isMethodCertain && !signers.some(({ role, online }) => role === 'owner' && online !== null);
