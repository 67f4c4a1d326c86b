/** Something that happened, for the operator's own automations. */
export interface AutomationMessage {
  /** Unique for the occurrence: a repeated delivery carries the same id. */
  readonly id: string;
  readonly event: 'payment_complete' | 'witness_invite';
  readonly data: Readonly<Record<string, string | number>>;
  readonly occurredAt: Date;
}

/** Tells the operator's automation. */
export interface Automation {
  /**
   * Resolves with the HTTP status once the receiver has taken the message (2xx).
   * @throws AutomationFailed when it did not; send the same message again later.
   */
  readonly deliver: (message: AutomationMessage) => Promise<number>;
}

/** The receiver did not take the message. */
export class AutomationFailed extends Error {
  override readonly name = 'AutomationFailed';
  /** What it answered, when it answered. */
  readonly status: number | undefined;

  constructor(status: number | undefined, message: string, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
  }
}
