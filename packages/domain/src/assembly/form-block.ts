import type { Signer } from '#assembly/signer.ts';
import type { Cents } from '#kit/money.ts';
import type { PlainDate } from '#kit/plain-date.ts';

/** Blocks of forms, deeds and company papers, beside paragraphs, lists and tables; `I` are the inlines in them. */
export type FormBlock<I> =
  | { readonly kind: 'subheading'; readonly content: readonly I[] }
  /** Boxes of which some are ticked; an open one is left to the person who signs. */
  | { readonly kind: 'choices'; readonly choices: readonly Choice<I>[] }
  /** Powers or statements that count only when the person initials the line before them. */
  | { readonly kind: 'initials'; readonly items: readonly (readonly I[])[] }
  /** A notice in a box. */
  | { readonly kind: 'notice'; readonly heading?: string; readonly paragraphs: readonly (readonly I[])[] }
  /** A label and what belongs there; without content a line to write on. */
  | { readonly kind: 'field'; readonly label: string; readonly content: readonly I[] }
  /** A signature in the middle of an instrument, e.g. under a part that needs one of its own. */
  | { readonly kind: 'signature'; readonly signer: Signer }
  | CertificateBlock<I>
  | VerbatimBlock
  | PaymentsBlock;

/** What a notarial officer certifies of a form that is signed apart, e.g. in an exhibit; paragraphs as runs. */
export interface CertificateBlock<I> {
  readonly kind: 'certificate';
  readonly notice?: string;
  readonly venue: readonly (readonly I[])[];
  readonly words: readonly (readonly I[])[];
  readonly officerLines: readonly string[];
}

export interface Choice<I> {
  readonly isTicked: boolean;
  readonly content: readonly I[];
}

/**
 * Words that a law prescribes, printed to the letter: no terms are read in them, nothing is masked, no check of style applies.
 * Paragraphs end in a line feed; `asOf` is the day, month or year of the text that was read.
 */
export interface VerbatimBlock {
  readonly kind: 'verbatim';
  readonly text: string;
  readonly cite: string;
  readonly asOf: string;
  readonly type: PrescribedType;
}

/** How a law wants its words to look; `smallestSize` in points. */
export interface PrescribedType {
  readonly smallestSize: number;
  readonly isBold?: true;
  readonly isBoxed?: true;
}

/** Payments in the order in which they fall due. */
export interface PaymentsBlock {
  readonly kind: 'payments';
  readonly rows: readonly { readonly due: PlainDate; readonly amountInCents: Cents }[];
}

const formKinds: Readonly<Record<FormBlock<never>['kind'], true>> = {
  subheading: true,
  choices: true,
  initials: true,
  notice: true,
  field: true,
  signature: true,
  certificate: true,
  verbatim: true,
  payments: true,
};

/** True for a block of forms. */
export const isFormBlock = <I>(
  block: FormBlock<I> | { readonly kind: 'paragraph' | 'list' | 'table' },
): block is FormBlock<I> => Object.hasOwn(formKinds, block.kind);

/** The runs of such a block that are the instrument's prose; prescribed words are none. */
export const runsOfForm = <I>(block: FormBlock<I>): readonly (readonly I[])[] => {
  switch (block.kind) {
    case 'subheading':
    case 'field':
      return [block.content];
    case 'choices':
      return block.choices.map(({ content }) => content);
    case 'initials':
      return block.items;
    case 'notice':
      return block.paragraphs;
    case 'certificate':
      return [...block.venue, ...block.words];
    case 'signature':
    case 'verbatim':
    case 'payments':
      return [];
  }
};

/** Such a block with each run of its prose replaced. */
export const mapForm = <From, To>(
  block: FormBlock<From>,
  change: (run: readonly From[]) => readonly To[],
): FormBlock<To> => {
  switch (block.kind) {
    case 'subheading':
    case 'field':
      return { ...block, content: change(block.content) };
    case 'choices':
      return { ...block, choices: block.choices.map((one) => ({ ...one, content: change(one.content) })) };
    case 'initials':
      return { ...block, items: block.items.map(change) };
    case 'notice':
      return { ...block, paragraphs: block.paragraphs.map(change) };
    case 'certificate':
      return { ...block, venue: block.venue.map(change), words: block.words.map(change) };
    case 'signature':
    case 'verbatim':
    case 'payments':
      return block;
  }
};
