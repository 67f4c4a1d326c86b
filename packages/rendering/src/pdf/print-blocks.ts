import { textIn } from '@evergrant/domain/assembly/blank.ts';
import type { Block, Inline, ListItem } from '@evergrant/domain/assembly/block.ts';
import { isFormBlock, mapForm, type FormBlock } from '@evergrant/domain/assembly/form-block.ts';
import { paymentTable } from '@evergrant/domain/assembly/payment-table.ts';
import { isGap } from '#blanks/is-gap.ts';
import { breakable } from '#pdf/breakable.ts';
import type { PdfInput } from '#pdf/pdf-input.ts';
import { printSigner } from '#pdf/print-signer.ts';

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

  if (isFormBlock(block)) return printForm(block, printing);
  switch (block.kind) {
    case 'paragraph':
      return { kind: block.kind, content: inlines(block.content) };
    case 'list':
      return { kind: block.kind, items: block.items.map(item) };
    case 'table':
      return {
        kind: block.kind,
        columns: block.columns,
        rows: block.rows.map((row) => row.map(inlines)),
        endsInTotal: block.endsInTotal ?? false,
      };
  }
};

const printForm = (block: FormBlock<Inline>, printing: BlockPrinting): object => {
  switch (block.kind) {
    case 'subheading':
    case 'choices':
    case 'initials':
    case 'notice':
    case 'field':
      return mapForm(block, (run) => run.map((inline) => printInline(inline, printing)));
    case 'certificate':
      return {
        ...mapForm(block, (run) => run.map((inline) => printInline(inline, printing))),
        notice: block.notice ?? null,
      };
    case 'signature':
      return { kind: block.kind, line: printSigner(block.signer, printing.input) };
    case 'verbatim':
      return { kind: block.kind, paragraphs: block.text.split('\n'), type: block.type };
    case 'payments':
      return printBlock(paymentTable(block), printing);
  }
};

const printInline = (inline: Inline, { input, anchor }: BlockPrinting): object => {
  if (inline.kind === 'reference') return { ...inline, target: anchor(inline.target) };
  if (inline.kind === 'text') return { ...inline, text: breakable(inline.text) };
  if (inline.kind === 'party') return { ...inline, name: breakable(inline.name) };
  if (inline.kind !== 'blank') return inline;
  if (isGap(inline)) return { kind: 'gap', text: inline.purpose };
  const text = textIn(inline, input.filledBlanks ?? []);
  return text === undefined ? inline : { kind: 'filled', text };
};
