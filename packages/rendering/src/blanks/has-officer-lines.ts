import type { Block, Execution } from '@evergrant/domain/assembly/document.ts';

/** True when the notary's text brings its own blanks to sign in, so that the block adds no second rule under it. */
export const hasOfficerLines = (notary: NonNullable<Execution['notary']>): boolean =>
  notary.text.some((block) => purposesOf(block).some((purpose) => /signature|commission/i.test(purpose)));

const purposesOf = (block: Block): readonly string[] =>
  block.kind === 'paragraph'
    ? block.content.flatMap((inline) => (inline.kind === 'blank' ? [inline.purpose] : []))
    : [];
