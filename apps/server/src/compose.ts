import { join } from 'node:path';
import type { Automation } from '@evergrant/ports/automation/automation.ts';
import { createWebhookAutomation } from '@evergrant/ports/automation/webhook-automation.ts';
import { createLocalFiles } from '@evergrant/ports/files/local-files.ts';
import type { Files } from '@evergrant/ports/files/files.ts';
import { createOutboxMail, type OutboxMail } from '@evergrant/ports/mail/outbox-mail.ts';
import type { LanguageModel } from '@evergrant/ports/language-model/language-model.ts';
import type { Mail } from '@evergrant/ports/mail/mail.ts';
import type { Payments } from '@evergrant/ports/payments/payments.ts';
import { createStripePayments } from '@evergrant/ports/payments/stripe-payments.ts';
import { readModelSettings } from '#env-of-model.ts';
import type { Environment } from '#env.ts';
import { CannotStart } from '#platform/cannot-start.ts';
import type { Database } from '#platform/database/database.ts';
import type { DatabaseNews } from '#platform/database/open-postgres.ts';
import type { Settings } from '#platform/context.ts';
import { readSecret } from '#platform/read-secret.ts';

// Adapters that are not chosen are never loaded: they cost much of a start.

/** PostgreSQL when `DATABASE_URL` is set, else the embedded database in the data folder. */
export const chooseDatabase = async (env: Environment, news: DatabaseNews): Promise<Database> => {
  if (env.DATABASE_URL) {
    const { openPostgres } = await import('#platform/database/open-postgres.ts');
    return openPostgres(env.DATABASE_URL, news);
  }
  const { openEmbedded } = await import('#platform/database/open-embedded.ts');
  return openEmbedded({ folder: join(env.DATA_DIR, 'database') });
};

/** SMTP when `SMTP_URL` is set, else the outbox that `/dev/mailbox` shows. */
export const chooseMail = async (env: Environment): Promise<{ readonly mail: Mail; readonly outbox?: OutboxMail }> => {
  if (env.SMTP_URL) {
    const { createSmtpMail } = await import('@evergrant/ports/mail/smtp-mail.ts');
    return { mail: createSmtpMail({ url: env.SMTP_URL, from: env.MAIL_FROM }) };
  }
  const outbox = createOutboxMail(join(env.DATA_DIR, 'mail'));
  return { mail: outbox, outbox };
};

/** S3 when `S3_BUCKET` is set, else a folder. */
export const chooseFiles = async (env: Environment): Promise<Files> => {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (!bucket || !accessKeyId || !secretAccessKey) return createLocalFiles(join(env.DATA_DIR, 'files'));
  const { createS3Files } = await import('@evergrant/ports/files/s3-files.ts');
  const endpoint = env.S3_ENDPOINT ? { endpoint: env.S3_ENDPOINT } : {};
  return createS3Files({ bucket, region: env.S3_REGION, accessKeyId, secretAccessKey, ...endpoint });
};

/** Stripe, or the sandbox that speaks like it. */
export const choosePayments = (env: Environment): Payments => {
  if (!env.STRIPE_SECRET_KEY || !env.STRIPE_WEBHOOK_SECRET) {
    throw new CannotStart('Set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET, or start with: npm start');
  }
  const keys = {
    secretKey: env.STRIPE_SECRET_KEY,
    webhookSecret: env.STRIPE_WEBHOOK_SECRET,
    ...(env.STRIPE_CONNECT_WEBHOOK_SECRET ? { connectWebhookSecret: env.STRIPE_CONNECT_WEBHOOK_SECRET } : {}),
  };
  if (!env.STRIPE_SANDBOX_URL) return createStripePayments(keys);
  const peer = new URL(env.STRIPE_SANDBOX_URL);
  return createStripePayments({ ...keys, host: peer.hostname, port: Number(peer.port), protocol: 'http' });
};

/** The operator's automation, when `AUTOMATION_WEBHOOK_URL` is set. */
export const chooseAutomation = ({
  AUTOMATION_WEBHOOK_URL: url,
  AUTOMATION_WEBHOOK_SECRET: secret,
}: Environment): { readonly automation?: Automation } =>
  url && secret ? { automation: createWebhookAutomation({ url, secret }) } : {};

/** The model of `AI_PROVIDER`; without one every message is read offline. */
export const chooseLanguageModel = async (env: Environment): Promise<{ readonly languageModel?: LanguageModel }> => {
  const settings = readModelSettings(env);
  if (!settings) return {};
  const { createAiLanguageModel } = await import('@evergrant/ports/language-model/ai-language-model.ts');
  return { languageModel: await createAiLanguageModel(settings) };
};

/** What the operator decided, with the defaults of a first start. */
export const readSettings = (env: Environment): Settings => ({
  origin: (env.BASE_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, ''),
  isProduction: env.NODE_ENV === 'production',
  secret: env.SESSION_SECRET ?? readSecret(env.DATA_DIR),
  minPasswordLength: env.MIN_PASSWORD_LENGTH,
  areSignupsDisabled: env.SIGNUPS_DISABLED ?? false,
  adminEmails: env.ADMIN_EMAILS,
  modelTokensPerDay: env.AI_TOKENS_PER_PERSON_AND_DAY,
  isModelCourteous: env.AI_COURTESY,
});
