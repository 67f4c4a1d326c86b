import type { Form } from '#stripe-sandbox/api/parse-form.ts';
import type { Books, Change } from '#stripe-sandbox/books.ts';

export interface Call {
  readonly books: Books;
  readonly params: Form;
  /** The id in the path; empty where there is none. */
  readonly id: string;
  readonly publicUrl: string;
  /** Whether the operator has signed up for paying others. */
  readonly isConnectEnabled: boolean;
  /** Whether the cards do not take back what is given back. */
  readonly areRefundsFailing: boolean;
}

/** What an operation answers, and what it changes; nothing is changed when it throws. */
interface Outcome {
  readonly body: Readonly<Record<string, unknown>>;
  readonly change?: Change;
}

export type Operation = (call: Call) => Outcome;
