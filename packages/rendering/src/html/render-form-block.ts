import type { Block, Inline } from '@evergrant/domain/assembly/block.ts';
import { paymentTable } from '@evergrant/domain/assembly/payment-table.ts';
import type { FormBlock, VerbatimBlock } from '@evergrant/domain/assembly/form-block.ts';
import type { PaperSignature, PrintedSignature } from '#certificate.ts';
import type { Markup } from '#html/markup.ts';
import { h } from '#html/markup.ts';
import { renderOfficer } from '#html/render-officer.ts';
import { renderSignature } from '#html/render-signature.ts';
import { signatureOn } from '#signature/signature-on.ts';

interface Setting {
  readonly inlines: (content: readonly Inline[]) => readonly Markup[];
  readonly table: (table: Extract<Block, { readonly kind: 'table' }>) => Markup;
  readonly signatures: readonly PrintedSignature[];
  readonly onPaper: readonly PaperSignature[];
}

/** A box to tick before the words that it stands for. */
export const renderBox = (isTicked: boolean): Markup => (isTicked ? tickedBox : openBox);

const openBox = h`<span class="box" role="img" aria-label="box to tick"></span>`;
const tickedBox = h`<span class="box" role="img" aria-label="ticked box">✕</span>`;

/** A block of forms, deeds and company papers as HTML. */
export const renderFormBlock = (block: FormBlock<Inline>, setting: Setting): Markup => {
  const { inlines, signatures, onPaper } = setting;
  switch (block.kind) {
    case 'subheading':
      return h`<h4>${inlines(block.content)}</h4>\n`;
    case 'choices':
      return marked(
        block.choices.map(({ isTicked, content }) => h`${renderBox(isTicked)} <div>${inlines(content)}</div>`),
      );
    case 'initials':
      return marked(block.items.map((item) => h`${initialsLine} <div>${inlines(item)}</div>`));
    case 'notice':
      return h`<aside class="boxed">${block.heading === undefined ? undefined : h`<p><strong>${block.heading}</strong></p>`}${block.paragraphs.map(
        (one) => h`<p>${inlines(one)}</p>`,
      )}</aside>\n`;
    case 'field':
      return h`<p class="field"><span>${block.label}:</span> <span class="rule-end">${inlines(block.content)}</span></p>\n`;
    case 'signature': {
      const line = { kind: 'signer', signerId: block.signer.id } as const;
      return renderSignature(block.signer, {
        signature: signatureOn(line, signatures),
        paper: signatureOn(line, onPaper),
        // Whoever signs a form may do so later.
        open: undefined,
      });
    }
    case 'certificate': {
      const paragraphs = (runs: readonly (readonly Inline[])[]) => runs.map((run) => h`<p>${inlines(run)}</p>\n`);
      return renderOfficer({
        kind: 'exhibit',
        notice: block.notice,
        venue: paragraphs(block.venue),
        words: paragraphs(block.words),
        officerLines: block.officerLines,
      });
    }
    case 'verbatim':
      return prescribed(block);
    case 'payments':
      return setting.table(paymentTable(block));
  }
};

const initialsLine = h`<span class="blank b2" role="img" aria-label="blank to fill in by hand: initials"></span>`;

const marked = (items: readonly Markup[]): Markup =>
  h`<ul class="marked" role="list">${items.map((item) => h`<li>${item}</li>\n`)}</ul>\n`;

const prescribed = ({ text, cite, type: { smallestSize, isBold, isBoxed } }: VerbatimBlock): Markup =>
  h`<div class="prescribed s${Math.min(24, Math.max(6, Math.ceil(smallestSize) || 6))}${isBold ? ' bold' : ''}${isBoxed ? ' framed' : ''}" data-cite="${cite}">${text
    .split('\n')
    .map((line) => h`<p>${line}</p>`)}</div>\n`;
