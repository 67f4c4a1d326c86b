export interface MailAttachment {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Uint8Array;
}

export interface MailMessage {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments?: readonly MailAttachment[];
  /** The same key is the same message: a repeat never becomes a second mail where that can be known. */
  readonly idempotencyKey: string;
}

/** Sends mail to people. */
export interface Mail {
  /**
   * Resolves once the message is accepted for delivery.
   * @throws MailUnavailable when it may not have been accepted: repeat with the same key.
   * @throws MailRefused when this message can never be accepted.
   */
  readonly send: (message: MailMessage) => Promise<void>;
}

/** Nobody took the message; sending it again later can work. */
export class MailUnavailable extends Error {
  override readonly name = 'MailUnavailable';
}

/** The message itself was rejected; sending it again changes nothing. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}
