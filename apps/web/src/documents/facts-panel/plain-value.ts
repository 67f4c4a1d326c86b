import type { FactRow, FactValue } from '@evergrant/contract/documents.ts';

type PlainRow = Pick<FactRow, 'kind'>;

/** What was typed, as a value to store, or what is wrong with it. */
export type PlainValue =
  | { readonly ok: true; readonly value: FactValue }
  | { readonly ok: false; readonly message: string };

/** A stored single value as the text of its input; a yes or no is `yes` or `no`, several choices are joined by commas. */
export const plainText = (row: PlainRow, value: FactValue | null): string => {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return String(isMoney(row) ? value / 100 : value);
  if (row.kind === 'choices' && Array.isArray(value)) return value.join(',');
  return typeof value === 'string' ? value : '';
};

/** Reads the text of a single input. */
export const readPlainValue = (row: PlainRow, typed: string): PlainValue => {
  const text = typed.trim();
  // Nothing chosen is an answer.
  if (row.kind === 'choices') return { ok: true, value: text === '' ? [] : text.split(',') };
  if (text === '') return { ok: false, message: 'Please give an answer first.' };
  if (row.kind === 'yesNo') return { ok: true, value: text === 'yes' };
  if (row.kind !== 'number' && row.kind !== 'money') return { ok: true, value: text };

  const number = Number(text.replace(/[$,\s]/g, ''));
  if (!Number.isFinite(number) || number < 0) return { ok: false, message: 'Please write a number, like 30.' };
  return { ok: true, value: isMoney(row) ? Math.round(number * 100) : number };
};

/** Amounts are stored in cents and typed in dollars. */
export const isMoney = (row: Pick<FactRow, 'kind'>): boolean => row.kind === 'money';
