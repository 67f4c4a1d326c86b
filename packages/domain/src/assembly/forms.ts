import type { NotarialCertificate } from '#assembly/act.ts';
import type { Signer } from '#assembly/signer.ts';
import type { DraftBlock, DraftInline, Prose } from '#assembly/draft.ts';
import type { Choice, PaymentsBlock, PrescribedType } from '#assembly/form-block.ts';
import type { LawRule } from '#law/sections/rule.ts';

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

/** The certificate of an officer inside of a form. Throws when it holds more than paragraphs. */
export const certificateHere = ({
  notice: boxed,
  venue,
  words,
  officerLines,
}: NotarialCertificate<DraftBlock>): DraftBlock => ({
  kind: 'certificate',
  ...(boxed !== undefined && { notice: boxed }),
  venue: venue.map(runOf),
  words: words.map(runOf),
  officerLines,
});

const runOf = (block: DraftBlock): Prose => {
  if (block.kind !== 'paragraph') throw new Error(`a certificate holds a ${block.kind}`);
  return block.content;
};

interface Look extends Partial<PrescribedType> {
  readonly isCapital?: true;
}

/**
 * Words that a law prescribes, from its data alone, so that nobody retypes them. Throws when the law holds no words, or does not
 * tell where they stand and of which day they are.
 */
export const verbatim = (
  { value, cite, asOf }: Pick<LawRule<string>, 'value' | 'cite' | 'asOf'>,
  { isCapital, ...look }: Look = {},
): DraftBlock => {
  if (value === null || cite === null || asOf === null) throw new Error(`no words to prescribe: ${cite ?? value}`);
  const text = isCapital ? value.toUpperCase() : value;
  return { kind: 'verbatim', text, cite, asOf, type: { smallestSize: ordinarySize, ...look } };
};

const ordinarySize = 11.5;

/** A table of payments with their sum. */
export const payments = (rows: PaymentsBlock['rows']): DraftBlock => ({ kind: 'payments', rows });
