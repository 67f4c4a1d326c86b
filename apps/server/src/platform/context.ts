import type { Automation } from '@evergrant/ports/automation/automation.ts';
import type { Files } from '@evergrant/ports/files/files.ts';
import type { LanguageModel } from '@evergrant/ports/language-model/language-model.ts';
import type { Mail } from '@evergrant/ports/mail/mail.ts';
import type { Payments } from '@evergrant/ports/payments/payments.ts';
import type { PdfRenderer } from '@evergrant/rendering/pdf/render-pdf.ts';
import type { SignatureChecker } from '@evergrant/rendering/signature/create-signature-checker.ts';
import type { Logger } from 'pino';
import type { Db, Tx } from '#platform/database/database.ts';
import type { Announce } from '#platform/jobs.ts';
import type { LiveUpdates } from '#platform/live.ts';

/** What the operator decided. */
export interface Settings {
  /** Scheme, host and port of every link, without a slash at the end. */
  readonly origin: string;
  readonly isProduction: boolean;
  readonly secret: string;
  readonly minPasswordLength: number;
  readonly areSignupsDisabled: boolean;
  /** Whose confirmed address makes them an administrator; lower case. */
  readonly adminEmails: readonly string[];
  /** What one person may use of a language model in 24 hours, in tokens. */
  readonly modelTokensPerDay: number;
  readonly isModelCourteous: boolean;
}

/** All that a verb may touch; each verb picks what it uses. */
export interface Context {
  readonly db: Db;
  readonly announce: Announce;
  readonly live: LiveUpdates;
  readonly mail: Mail;
  readonly files: Files;
  readonly payments: Payments;
  /** Only where the operator has set an address. */
  readonly automation?: Automation;
  /** Only where the operator has chosen a provider. */
  readonly languageModel?: LanguageModel;
  readonly pdf: PdfRenderer;
  readonly signatureChecker: SignatureChecker;
  /** Now. */
  readonly clock: () => Date;
  readonly log: Logger;
  readonly settings: Settings;
}

/** What a verb may touch that works in the transaction of its caller: what is named, and `tx` instead of the pool. */
export type Inside<Used extends Exclude<keyof Context, 'db'> = never> = Pick<Context, Used> & { readonly tx: Tx };
