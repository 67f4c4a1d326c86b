import type { FactRow, FactValue } from '@evergrant/contract/documents.ts';
import { addressPartsOf, linesOfAddress, readAddress } from '#documents/facts-panel/address-parts.ts';
import { readDay } from '#documents/facts-panel/date-parts.ts';
import { plainText, readPlainValue } from '#documents/facts-panel/plain-value.ts';

/** What is wrong with what was typed, and in which of several inputs. */
export interface Complaint {
  readonly message: string;
  readonly part?: string;
}

/** What was typed as a value to store, or what is wrong with it. */
export type TypedValue = { readonly ok: true; readonly value: FactValue } | ({ readonly ok: false } & Complaint);

interface Typed {
  readonly row: Pick<FactRow, 'kind'>;
  /** A day and an address have an input for each of their parts. */
  readonly isInParts: boolean;
}

/** A stored value as the text that is edited. */
export const textToEdit = ({ row, isInParts }: Typed, value: FactValue | null): string => {
  const text = plainText(row, value);
  return isInParts && row.kind === 'address' ? linesOfAddress(addressPartsOf(text)) : text;
};

/** Reads what was typed. */
export const readTyped = ({ row, isInParts }: Typed, text: string): TypedValue => {
  if (isInParts && row.kind === 'address') return readAddress(text);
  if (isInParts && row.kind === 'date') return readDay(text);
  return readPlainValue(row, text);
};
