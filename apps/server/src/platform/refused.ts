/** The kinds of no; each is one HTTP status. */
export type RefusalKind = 'invalid' | 'unauthenticated' | 'forbidden' | 'absent' | 'conflict' | 'limited' | 'outside';

export interface Refusal {
  /** A stable word for programs. */
  readonly code: string;
  /** What the person reads, in their words. */
  readonly message: string;
  /** A short heading, when the screen shows one. */
  readonly title?: string;
  readonly errors?: readonly { readonly field: string; readonly message: string }[];
  readonly retryAfterSeconds?: number;
}

/** Thrown by verbs: the request is understood and answered with no. Everything else that is thrown is a bug. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly kind: RefusalKind;
  readonly refusal: Refusal;

  constructor(kind: RefusalKind, refusal: Refusal, options?: ErrorOptions) {
    super(refusal.message, options);
    this.kind = kind;
    this.refusal = refusal;
  }
}
