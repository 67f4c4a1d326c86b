import type { Act } from '#assembly/act.ts';
import type { Signer } from '#assembly/signer.ts';

interface HasBlocks {
  readonly blocks: readonly ({ readonly kind: string } | { readonly kind: 'signature'; readonly signer: Signer })[];
}

interface Signed {
  readonly acts: readonly Act<unknown>[];
  readonly articles: readonly { readonly sections: readonly HasBlocks[] }[];
  readonly schedules: readonly HasBlocks[];
}

/**
 * Everybody who signs an instrument: first its maker, the first person among them, since no organization signs by itself; then
 * all others in the order of its acts, and of the lines in its body. Whoever accepts an office signs later and is not among them.
 */
export const signersOf = ({ acts, articles, schedules }: Signed): readonly Signer[] => {
  const signers = [
    ...acts.flatMap((act) => ('signers' in act ? act.signers : [])),
    ...[...articles.flatMap(({ sections }) => sections), ...schedules].flatMap(({ blocks }) =>
      blocks.flatMap((block) => ('signer' in block ? [block.signer] : [])),
    ),
  ];
  const maker = signers.find(({ kind }) => kind === 'person');
  return maker ? [maker, ...signers.filter((signer) => signer !== maker)] : signers;
};
