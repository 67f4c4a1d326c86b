import type { Act, Signer } from '#assembly/act.ts';

/** Everybody who signs an instrument, in the order of its acts; the first is its maker. */
export const signersOf = ({ acts }: { readonly acts: readonly Act<unknown>[] }): readonly Signer[] =>
  acts.flatMap((act) => ('signers' in act ? act.signers : []));
