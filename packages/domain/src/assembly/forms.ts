import type { Signer } from '#assembly/act.ts';
import type { DraftBlock, DraftInline, Prose } from '#assembly/draft.ts';
import type { Choice, PaymentsBlock, VerbatimBlock } from '#assembly/form-block.ts';

/** A heading inside a section. */
export const subheading = (content: Prose): DraftBlock => ({ kind: 'subheading', content });

/** Boxes to choose from; those that the facts decide are ticked. */
export const choices = (given: readonly Choice<DraftInline>[]): DraftBlock => ({ kind: 'choices', choices: given });

/** Lines to initial, each before the words that it stands for. */
export const initials = (items: readonly Prose[]): DraftBlock => ({ kind: 'initials', items });

/** A notice in a box. */
export const notice = (paragraphs: readonly Prose[], heading?: string): DraftBlock => ({
  kind: 'notice',
  ...(heading === undefined ? {} : { heading }),
  paragraphs,
});

/** A label and what belongs there; a line to write on where nothing is given. */
export const field = (label: string, content: Prose = []): DraftBlock => ({ kind: 'field', label, content });

/** A signature in the middle of an instrument. */
export const signatureHere = (signer: Signer): DraftBlock => ({ kind: 'signature', signer });

/** Words that a law prescribes; their hash is checked when the draft is finished. */
export const verbatim = (words: Omit<VerbatimBlock, 'kind'>): DraftBlock => ({ kind: 'verbatim', ...words });

/** A table of payments with their sum. */
export const payments = (rows: PaymentsBlock['rows']): DraftBlock => ({ kind: 'payments', rows });
