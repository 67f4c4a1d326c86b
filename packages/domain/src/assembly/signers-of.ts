import type { Act, Signer } from '#assembly/act.ts';

interface HasBlocks {
  readonly blocks: readonly ({ readonly kind: string } | { readonly kind: 'signature'; readonly signer: Signer })[];
}

interface Signed {
  readonly acts: readonly Act<unknown>[];
  readonly articles: readonly { readonly sections: readonly HasBlocks[] }[];
  readonly schedules: readonly HasBlocks[];
}

/** Everybody who signs an instrument: in the order of its acts, then on lines in its body. The first is its maker. */
export const signersOf = ({ acts, articles, schedules }: Signed): readonly Signer[] => [
  ...acts.flatMap((act) => ('signers' in act ? act.signers : [])),
  ...[...articles.flatMap(({ sections }) => sections), ...schedules].flatMap(({ blocks }) =>
    blocks.flatMap((block) => ('signer' in block ? [block.signer] : [])),
  ),
];
