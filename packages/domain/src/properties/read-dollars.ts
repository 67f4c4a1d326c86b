import type { Cents } from '#kit/money.ts';
import { ok, refuse, type Result } from '#kit/result.ts';

/** Reads a typed amount of dollars, `$450,000`, `450000` or `1,250.50`, as cents; null for an empty text. */
export const readDollars = (typed: string): Result<Cents | null, 'not-an-amount'> => {
  const text = typed
    .trim()
    .replace(/^\$\s*/, '')
    .replace(/^USD\s*/i, '');
  if (text === '') return ok(null);
  if (!/^(\d{1,3}(,\d{3})*|\d+)(\.\d{1,2})?$/.test(text)) return refuse('not-an-amount');
  const [dollars = '', cents = ''] = text.replaceAll(',', '').split('.');
  // Fifteen digits are the most that a number holds to the cent.
  if (dollars.length > 13) return refuse('not-an-amount');
  return ok(Number(dollars) * 100 + Number(cents.padEnd(2, '0')));
};
