import { textIn, type Blank, type FilledBlank } from '@evergrant/domain/assembly/blank.ts';
import type { Block, Column, Inline, ListItem } from '@evergrant/domain/assembly/block.ts';
import { isFormBlock } from '@evergrant/domain/assembly/form-block.ts';
import { isGap } from '#blanks/is-gap.ts';
import type { PaperSignature, PrintedSignature } from '#certificate.ts';
import type { Markup } from '#html/markup.ts';
import { h } from '#html/markup.ts';
import { renderBox, renderFormBlock } from '#html/render-form-block.ts';
import type { OpenWords } from '#signature/open-words.ts';

/** What the blocks of one document share: the ids that can be linked to, the ink blanks that are filled in, the signatures. */
export interface BlockContext {
  readonly targets: ReadonlySet<string>;
  readonly filledBlanks: readonly FilledBlank[];
  readonly signatures: readonly PrintedSignature[];
  readonly onPaper: readonly PaperSignature[];
  /** What stands where nothing is signed, in a copy of what is; undefined where lines are to be signed. */
  readonly open: OpenWords | undefined;
}

/** The anchor of an article, section or schedule. */
export const anchorOf = (id: string): string => `part-${id}`;

/** Blocks as HTML, in order. */
export const renderBlocks = (blocks: readonly Block[], context: BlockContext): Markup[] =>
  blocks.map((block) => renderBlock(block, context));

const renderBlock = (block: Block, context: BlockContext): Markup => {
  if (isFormBlock(block)) {
    const { signatures, onPaper } = context;
    return renderFormBlock(block, {
      signatures,
      onPaper,
      inlines: (content) => renderInlines(content, context),
      table: (table) => renderTable(table, context),
    });
  }
  switch (block.kind) {
    case 'paragraph':
      return h`<p>${renderInlines(block.content, context)}</p>\n`;
    case 'list':
      return renderList(block.items, context);
    case 'table':
      return renderTable(block, context);
  }
};

// The labels are part of the law's way of citing, so they are printed text and not list markers.
const renderList = (items: readonly ListItem[], context: BlockContext): Markup =>
  h`<ul class="labelled" role="list">${items.map(
    (item) =>
      h`<li><span class="label">${item.label}</span> <div>${renderInlines(item.content, context)}${
        item.items && renderList(item.items, context)
      }</div></li>\n`,
  )}</ul>\n`;

const renderTable = (table: Table, context: BlockContext): Markup => {
  const { columns } = table;
  const rows = table.rows.map((row) => renderRow(row, { columns, context }));
  const [body, total] = table.endsInTotal ? [rows.slice(0, -1), rows.slice(-1)] : [rows, []];
  // The roles keep the table a table where a narrow screen stacks its cells.
  return h`<table role="table"><thead role="rowgroup"><tr role="row">${columns.map(
    (column) =>
      h`<th role="columnheader" scope="col" class="w${widthClass(column)}${endClass(column)}">${column.heading}</th>`,
  )}</tr></thead><tbody role="rowgroup">${body}</tbody>${
    total.length === 0 ? undefined : h`<tfoot role="rowgroup">${total}</tfoot>`
  }</table>\n`;
};

type Table = Extract<Block, { readonly kind: 'table' }>;

const renderRow = (
  row: Table['rows'][number],
  { columns, context }: Pick<Table, 'columns'> & { readonly context: BlockContext },
): Markup => h`<tr role="row">${row.map((cell, index) => renderCell(cell, columns[index], context))}</tr>\n`;

const renderCell = (cell: readonly Inline[], column: Column | undefined, context: BlockContext): Markup =>
  h`<td role="cell" class="cell${column && endClass(column)}" data-label="${column?.heading ?? ''}">${renderInlines(cell, context)}</td>`;

const widthClass = (column: Column): number => Math.min(100, Math.max(1, Math.round(column.width) || 1));

const endClass = (column: Column): string => (column.align === 'end' ? ' end' : '');

const renderInlines = (inlines: readonly Inline[], context: BlockContext): Markup[] =>
  inlines.map((inline) => renderInline(inline, context));

const renderInline = (inline: Inline, context: BlockContext): Markup => {
  switch (inline.kind) {
    case 'text':
      return h`${inline.text}`;
    case 'term':
      return inline.isDefinition
        ? h`“<dfn class="defined" data-term="${inline.id}">${inline.text}</dfn>”`
        : h`${inline.text}`;
    case 'reference':
      return context.targets.has(inline.target)
        ? h`<a class="reference" href="#${anchorOf(inline.target)}">${inline.text}</a>`
        : h`${inline.text}`;
    case 'party':
      return h`<span class="party" data-party="${inline.role}">${inline.name}</span>`;
    case 'blank':
      return renderBlank(inline, context);
    case 'box':
      return renderBox(inline.isTicked);
  }
};

const renderBlank = (blank: Blank, context: BlockContext): Markup => {
  const filled = textIn(blank, context.filledBlanks);
  if (filled !== undefined) return h`<span class="filled" data-blank="${blank.purpose}">${filled}</span>`;
  if (isGap(blank)) return h`<mark class="gap" data-gap="${blank.purpose}">${blank.purpose}</mark>`;
  const size = Math.min(15, Math.max(1, Math.ceil(blank.width / 4) || 1));
  return h`<span class="blank b${size}" data-blank="${blank.purpose}" role="img" aria-label="blank to fill in by hand: ${blank.purpose}"></span>`;
};
