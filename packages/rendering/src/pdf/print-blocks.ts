import type { Block, Inline, ListItem } from '@evergrant/domain/assembly/document.ts';
import { isGap } from '#blanks/is-gap.ts';
import type { PdfInput } from '#pdf/pdf-input.ts';

/** What the blocks of one document share: what is printed beside them, and the labels that links lead to. */
export interface BlockPrinting {
  readonly input: PdfInput;
  /** The label of a part, or null where no link can lead. */
  readonly anchor: (id: string) => string | null;
}

/** Blocks as the template reads them, in order. */
export const printBlocks = (blocks: readonly Block[], printing: BlockPrinting): object[] =>
  blocks.map((block) => printBlock(block, printing));

const printBlock = (block: Block, printing: BlockPrinting): object => {
  const inlines = (list: readonly Inline[]): object[] => list.map((inline) => printInline(inline, printing));
  const item = (entry: ListItem): object => ({
    label: entry.label,
    content: inlines(entry.content),
    items: (entry.items ?? []).map(item),
  });

  switch (block.kind) {
    case 'paragraph':
      return { kind: block.kind, content: inlines(block.content) };
    case 'list':
      return { kind: block.kind, items: block.items.map(item) };
    case 'table':
      return { kind: block.kind, columns: block.columns, rows: block.rows.map((row) => row.map(inlines)) };
  }
};

const printInline = (inline: Inline, { input, anchor }: BlockPrinting): object => {
  if (inline.kind === 'reference') return { ...inline, target: anchor(inline.target) };
  if (inline.kind !== 'blank') return inline;
  if (isGap(inline.purpose)) return { kind: 'gap', text: inline.purpose };
  const text =
    input.filledBlanks && Object.hasOwn(input.filledBlanks, inline.purpose) && input.filledBlanks[inline.purpose];
  return typeof text === 'string' ? { kind: 'filled', text } : inline;
};
