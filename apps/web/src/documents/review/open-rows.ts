import type { FactsAnswer } from '@evergrant/contract/documents.ts';

type Shown = Pick<FactsAnswer, 'rows' | 'missingFields'>;
type Rows = FactsAnswer['rows'];

/** What only the person can answer, and has not. */
export const openRows = ({ rows, missingFields }: Shown): Rows =>
  rows.filter(({ field, isUsual }) => missingFields.includes(field) && isUsual !== true);

/** What stands as it is usual, because nothing else was said. */
export const usualRows = ({ rows }: Pick<Shown, 'rows'>): Rows => rows.filter(({ isUsual }) => isUsual === true);
