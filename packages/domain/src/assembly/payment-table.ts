import type { Block, Inline } from '#assembly/block.ts';
import type { PaymentsBlock } from '#assembly/form-block.ts';
import { formatMoneyExactly } from '#kit/money.ts';
import { longDate } from '#kit/plain-date.ts';

/** Payments as the table in which they are printed: number, day and amount, and their sum in the last row. */
export const paymentTable = ({ rows }: PaymentsBlock): Extract<Block, { readonly kind: 'table' }> => {
  const total = rows.reduce((sum, { amountInCents }) => sum + amountInCents, 0);
  return {
    kind: 'table',
    columns: [
      { heading: 'No.', width: 12, align: 'start' },
      { heading: 'Due', width: 53, align: 'start' },
      { heading: 'Amount', width: 35, align: 'end' },
    ],
    rows: [
      ...rows.map(({ due, amountInCents }, index) => [
        words(String(index + 1)),
        words(longDate(due)),
        words(formatMoneyExactly(amountInCents)),
      ]),
      [[], words('Total'), words(formatMoneyExactly(total))],
    ],
    endsInTotal: true,
  };
};

const words = (text: string): readonly Inline[] => [{ kind: 'text', text }];
