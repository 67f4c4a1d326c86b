import type { Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { serve } from '@hono/node-server';
import { createPdfRenderer } from '@evergrant/rendering/pdf/render-pdf.ts';
import { createSignatureChecker } from '@evergrant/rendering/signature/create-signature-checker.ts';
import type { Logger } from 'pino';
import { createAccounts } from '#accounts/accounts.ts';
import { mayOpenAdministration } from '#administration/may-open-administration.ts';
import { createApp } from '#app.ts';
import {
  chooseAutomation,
  chooseFiles,
  chooseLanguageModel,
  chooseMail,
  choosePayments,
  readSettings,
} from '#compose.ts';
import { findHost, type Environment } from '#env.ts';
import { serveDevMailbox } from '#notifications/dev-mailbox.ts';
import { CannotStart } from '#platform/cannot-start.ts';
import type { Context } from '#platform/context.ts';
import type { Database } from '#platform/database/database.ts';
import { drainServer } from '#platform/http/drain-server.ts';
import { serveWeb } from '#platform/http/serve-web.ts';
import { startJobs } from '#platform/jobs.ts';
import { startLive } from '#platform/live.ts';
import { readStorageId } from '#platform/read-storage-id.ts';
import { createJobs, createRepeatedJobs } from '#worker.ts';

interface Parts {
  readonly env: Environment;
  readonly log: Logger;
  readonly database: Database;
}

// Of the time in which all has to end, what answers under way may take.
const shareOfAnswers = 0.3;

/** Builds the context on an open database, serves, and returns what stops it again. */
export const startServer = async ({ env, log, database }: Parts): Promise<() => Promise<void>> => {
  const files = await chooseFiles(env);
  const releaseStorage = await database.claimStorage(() => readStorageId(files));
  const live = await startLive(database);
  const jobs = await startJobs({ database, live, log });
  const pdf = createPdfRenderer();
  const signatureChecker = createSignatureChecker();
  const { mail, outbox } = await chooseMail(env);
  const settings = readSettings(env);
  const context: Context = {
    db: database.db,
    announce: jobs.announce,
    live,
    mail,
    files,
    payments: choosePayments(env),
    pdf,
    signatureChecker,
    ...chooseAutomation(env),
    ...(await chooseLanguageModel(env)),
    clock: () => new Date(),
    log,
    settings,
  };
  const accounts = createAccounts(context);
  const { TRUSTED_PROXIES: trustedProxies } = env;
  const app = createApp({ context, accounts, trustedProxies, areJobsRunning: jobs.isRunning });
  if (outbox && !settings.isProduction) serveDevMailbox(app, { outbox, origin: settings.origin });
  app.all('/dev/*', (c) => c.text('Not found', 404));
  const root = env.WEB_ROOT ?? fileURLToPath(new URL('../../web/build/client', import.meta.url));
  const mayOpen = (headers: Headers) => mayOpenAdministration({ ...context, ...accounts }, headers);
  serveWeb(app, { root, ...settings, hidden: { paths: ['/admin-portal'], mayOpen } });
  const server = await listen(app.fetch, env);
  const drain = drainServer(server);
  await jobs.work(createJobs(context));
  for (const repeated of createRepeatedJobs(context)) await jobs.repeat(repeated);
  log.info({ origin: settings.origin, database: database.kind, model: env.AI_MODEL ?? 'none' }, 'ready');

  return async () => {
    // Requests first: they need everything else.
    await drain(env.STOP_WITHIN_SECONDS * 1000 * shareOfAnswers);
    await jobs.stop();
    await live.stop();
    await pdf.close();
    await signatureChecker.close();
    await releaseStorage();
    await database.close();
  };
};

const listen = (fetch: Parameters<typeof serve>[0]['fetch'], env: Environment): Promise<Server> =>
  new Promise((resolve, reject) => {
    const { PORT: port } = env;
    const hostname = findHost(env);
    const server = serve({ fetch, port, ...(hostname ? { hostname } : {}) }, () => resolve(server)) as Server;
    // Longer than a proxy keeps its connections, so that it never sends into one that has just closed.
    server.keepAliveTimeout = 65_000;
    // A video of 100 MB takes its time on a phone; who falls silent meanwhile is cut off by who reads it.
    server.requestTimeout = 30 * 60_000;
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE';
      reject(isTaken ? new CannotStart(`Port ${port} is already taken. Set PORT to another one.`) : error);
    });
  });
