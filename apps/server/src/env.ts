import { brand } from '@evergrant/domain/brand/brand.ts';
import { z } from 'zod';
import { findModelDangers, modelEnvironment } from '#env-of-model.ts';
import { CannotStart } from '#platform/cannot-start.ts';

const flag = z.stringbool().optional();

const Environment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  /** The network address to listen on; `0.0.0.0` or `::` is every one. */
  HOST: z.string().optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  /** The address that people type; every link in a mail begins with it. */
  BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  WEB_ROOT: z.string().optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  SESSION_SECRET: z.string().min(32, 'SESSION_SECRET needs at least 32 characters').optional(),
  MIN_PASSWORD_LENGTH: z.coerce.number().int().min(6).max(64).default(brand.limits.minimumPasswordLength),
  /** How many reverse proxies stand in front; 0 trusts no forwarding header. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(5).default(0),
  /** After how long a server that was asked to end is ended by force. */
  STOP_WITHIN_SECONDS: z.coerce.number().int().min(1).max(600).default(9),
  SIGNUPS_DISABLED: flag,
  /** Addresses of the first administrators, separated by commas. */
  ADMIN_EMAILS: z
    .string()
    .default('')
    .transform((list) => list.split(',').map((address) => address.trim().toLowerCase()))
    .transform((addresses) => addresses.filter(Boolean))
    .pipe(z.array(z.email('ADMIN_EMAILS must be email addresses, separated by commas'))),
  DATABASE_URL: z.string().startsWith('postgres', 'DATABASE_URL must begin with postgres://').optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).default('Evergrant <no-reply@evergrant.example>'),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  /** Of Stripe's second endpoint, which is told about the accounts of affiliates. */
  STRIPE_CONNECT_WEBHOOK_SECRET: z.string().optional(),
  /** Where the payment sandbox listens; set by the start command when no Stripe key is configured. */
  STRIPE_SANDBOX_URL: z.url().optional(),
  AUTOMATION_WEBHOOK_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Base64, 24 to 64 bytes, with or without `whsec_`: signs what is sent (Standard Webhooks). */
  AUTOMATION_WEBHOOK_SECRET: z
    .string()
    .regex(/^(whsec_)?[A-Za-z0-9+/]{32,88}={0,2}$/, 'AUTOMATION_WEBHOOK_SECRET must be base64 of at least 24 bytes')
    .optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ENDPOINT: z.url().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  ...modelEnvironment,
});

export type Environment = z.infer<typeof Environment>;

/** Reads and checks the environment. Throws one sentence a line that says what to set. */
export const readEnvironment = (source: NodeJS.ProcessEnv = process.env): Environment => {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = Environment.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new CannotStart(`The configuration has mistakes:\n${lines.join('\n')}`);
  }
  const dangers = findDangers(parsed.data);
  if (dangers.length > 0) throw new CannotStart(`Evergrant refuses to start like this:\n${dangers.join('\n')}`);
  return parsed.data;
};

/** The network address to listen on; undefined is every one. */
export const findHost = ({ HOST, NODE_ENV }: Environment): string | undefined => {
  if (HOST || NODE_ENV === 'production') return HOST;
  // Without a mail server everybody's mail lies open here, so nobody else in the network is let in unasked.
  return '127.0.0.1';
};

const findDangers = (env: Environment): string[] => {
  const isProduction = env.NODE_ENV === 'production';
  const dangers: string[] = [...findModelDangers(env, { isProduction, modelReader: brand.modelReader })];
  if (env.STRIPE_SECRET_KEY && !env.STRIPE_WEBHOOK_SECRET) {
    dangers.push('STRIPE_SECRET_KEY is set: set STRIPE_WEBHOOK_SECRET too, or payments are never confirmed.');
  }
  if (env.S3_BUCKET && !(env.S3_ACCESS_KEY_ID && env.S3_SECRET_ACCESS_KEY)) {
    dangers.push('S3_BUCKET is set: set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY too.');
  }
  if (isLiveKey(env) && env.NODE_ENV !== 'production') {
    dangers.push('STRIPE_SECRET_KEY is a live key: set NODE_ENV=production, or use a key that begins with sk_test_.');
  }
  if (env.AUTOMATION_WEBHOOK_URL && !env.AUTOMATION_WEBHOOK_SECRET) {
    dangers.push(
      'AUTOMATION_WEBHOOK_URL is set: set AUTOMATION_WEBHOOK_SECRET too, so that the receiver can verify us.',
    );
  }
  if (!isProduction) return dangers;
  if (isLiveKey(env) && isLocal(env.BASE_URL)) {
    dangers.push(
      'STRIPE_SECRET_KEY is a live key and BASE_URL is this machine: customers could not come back from paying.',
    );
  }
  if (!env.DATABASE_URL) dangers.push('Set DATABASE_URL: the embedded database is not for production.');
  if (!env.SESSION_SECRET) dangers.push('Set SESSION_SECRET to at least 32 random characters.');
  if (env.SESSION_SECRET && isGuessable(env.SESSION_SECRET)) {
    dangers.push('Set SESSION_SECRET to another value: this one can be guessed. Try: openssl rand -hex 32');
  }
  if (!env.SMTP_URL) dangers.push('Set SMTP_URL: without it no mail leaves this machine.');
  if (!env.STRIPE_SECRET_KEY) dangers.push('Set STRIPE_SECRET_KEY: the payment sandbox takes no real money.');
  if (env.STRIPE_SANDBOX_URL) dangers.push('Unset STRIPE_SANDBOX_URL: the payment sandbox takes no real money.');
  if (!env.BASE_URL?.startsWith('https://')) dangers.push('Set BASE_URL to the public https:// address.');
  return dangers;
};

/** What may be meant but is worth a line in the log of every start. */
export const findWarnings = (env: Environment): readonly string[] => {
  const warnings: string[] = [];
  if (env.NODE_ENV === 'production' && !isLiveKey(env)) {
    warnings.push('STRIPE_SECRET_KEY is a test key: anybody can pay with a test card, no money moves');
  }
  if (env.DATABASE_URL && !env.S3_BUCKET) {
    warnings.push('files are kept in DATA_DIR: only one process can work on this database; set S3_BUCKET for more');
  }
  if (env.NODE_ENV !== 'production' && !env.SMTP_URL && !isLocal(env.BASE_URL)) {
    warnings.push('everybody who reaches BASE_URL can read /dev/mailbox: set NODE_ENV=production for real people');
  }
  if (env.AI_BASE_URL?.startsWith('http:') && !isLocal(env.AI_BASE_URL)) {
    warnings.push('what people say goes to AI_BASE_URL unencrypted: use https:// outside a network of your own');
  }
  return warnings;
};

const isLiveKey = (env: Environment): boolean => /^[a-z]k_live_/.test(env.STRIPE_SECRET_KEY ?? '');

const isLocal = (address: string | undefined): boolean =>
  !address || /^(localhost|.*\.localhost|127\..*|\[::1\]|0\.0\.0\.0)$/.test(new URL(address).hostname);

// Words of examples, and secrets that repeat a few characters.
const isGuessable = (secret: string): boolean =>
  /change.?me|secret|password|example/i.test(secret) || new Set(secret).size < 8;
