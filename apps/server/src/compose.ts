import { join } from 'node:path';
import { createLocalFiles } from '@evergrant/ports/files/local-files.ts';
import { createS3Files } from '@evergrant/ports/files/s3-files.ts';
import type { Files } from '@evergrant/ports/files/files.ts';
import { createOutboxMail, type OutboxMail } from '@evergrant/ports/mail/outbox-mail.ts';
import type { Mail } from '@evergrant/ports/mail/mail.ts';
import { createSmtpMail } from '@evergrant/ports/mail/smtp-mail.ts';
import type { Payments } from '@evergrant/ports/payments/payments.ts';
import { createStripePayments } from '@evergrant/ports/payments/stripe-payments.ts';
import type { Environment } from '#env.ts';
import type { Database } from '#platform/database/database.ts';
import type { Settings } from '#platform/context.ts';
import { openEmbedded } from '#platform/database/open-embedded.ts';
import { openPostgres } from '#platform/database/open-postgres.ts';
import { readSecret } from '#platform/read-secret.ts';

/** PostgreSQL when `DATABASE_URL` is set, else the embedded database in the data folder. */
export const chooseDatabase = (env: Environment, onError: (error: Error) => void): Promise<Database> =>
  env.DATABASE_URL
    ? openPostgres(env.DATABASE_URL, { onError })
    : openEmbedded({ folder: join(env.DATA_DIR, 'database') });

/** SMTP when `SMTP_URL` is set, else the outbox that `/dev/mailbox` shows. */
export const chooseMail = (env: Environment): { readonly mail: Mail; readonly outbox?: OutboxMail } => {
  if (env.SMTP_URL) return { mail: createSmtpMail({ url: env.SMTP_URL, from: env.MAIL_FROM }) };
  const outbox = createOutboxMail(join(env.DATA_DIR, 'mail'));
  return { mail: outbox, outbox };
};

/** S3 when `S3_BUCKET` is set, else a folder. */
export const chooseFiles = (env: Environment): Files => {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (!bucket || !accessKeyId || !secretAccessKey) return createLocalFiles(join(env.DATA_DIR, 'files'));
  const endpoint = env.S3_ENDPOINT ? { endpoint: env.S3_ENDPOINT } : {};
  return createS3Files({ bucket, region: env.S3_REGION, accessKeyId, secretAccessKey, ...endpoint });
};

/** Stripe, or the sandbox that speaks like it. */
export const choosePayments = (env: Environment): Payments => {
  if (!env.STRIPE_SECRET_KEY || !env.STRIPE_WEBHOOK_SECRET) {
    throw new Error('Set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET, or start with: npm start');
  }
  const keys = { secretKey: env.STRIPE_SECRET_KEY, webhookSecret: env.STRIPE_WEBHOOK_SECRET };
  if (!env.STRIPE_SANDBOX_URL) return createStripePayments(keys);
  const peer = new URL(env.STRIPE_SANDBOX_URL);
  return createStripePayments({ ...keys, host: peer.hostname, port: Number(peer.port), protocol: 'http' });
};

/** What the operator decided, with the defaults of a first start. */
export const readSettings = (env: Environment): Settings => ({
  origin: (env.BASE_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, ''),
  isProduction: env.NODE_ENV === 'production',
  secret: env.SESSION_SECRET ?? readSecret(env.DATA_DIR),
  minPasswordLength: env.MIN_PASSWORD_LENGTH,
  areSignupsDisabled: env.SIGNUPS_DISABLED ?? false,
});
