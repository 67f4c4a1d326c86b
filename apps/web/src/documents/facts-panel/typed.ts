import type { FactValue } from '@evergrant/contract/documents.ts';

/** What is wrong with what was typed, and in which of several inputs. */
export interface Complaint {
  readonly message: string;
  readonly part?: string;
}

/** What was typed as a value to store, or what is wrong with it. */
export type TypedValue = { readonly ok: true; readonly value: FactValue } | ({ readonly ok: false } & Complaint);
