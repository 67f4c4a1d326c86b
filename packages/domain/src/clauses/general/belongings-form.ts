import type { GuideSheet } from '#assembly/document.ts';

interface Listed {
  /** The title of the trust or the will to which the list belongs. */
  readonly instrument: string;
  readonly maker: string;
  readonly id?: string;
  /** True where the items wait for the death of a second maker. */
  readonly isOfTwo?: boolean;
}

/** The list that says who receives which belongings: a page to fill in, date and sign, which names its instrument and its maker. */
export const belongingsForm = ({ instrument, maker, id = 'belongings-form', isOfTwo = false }: Listed): GuideSheet => ({
  id,
  heading: 'List of Belongings',
  steps: [],
  form: {
    words: [
      `This list is made by ${maker} and belongs to: ${instrument}.`,
      isOfTwo
        ? 'After the death of both of us, each item goes to the person beside it, if that person survives both of us. This list takes the place of every earlier one of mine.'
        : 'I leave each item to the person beside it, if that person survives me. This list takes the place of every earlier one.',
    ],
    columns: ['Item', 'Recipient'],
    rows: 12,
    signer: maker,
  },
});
