import type { Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { serve } from '@hono/node-server';
import { createPdfRenderer } from '@evergrant/rendering/pdf/render-pdf.ts';
import type { Logger } from 'pino';
import { createAccounts } from '#accounts/accounts.ts';
import { createApp } from '#app.ts';
import { chooseDatabase, chooseFiles, chooseMail, choosePayments, readSettings } from '#compose.ts';
import { readEnvironment, type Environment } from '#env.ts';
import { serveDevMailbox } from '#notifications/dev-mailbox.ts';
import type { Context } from '#platform/context.ts';
import { createLog } from '#platform/create-log.ts';
import { lockFolder } from '#platform/database/lock-folder.ts';
import { serveWeb } from '#platform/http/serve-web.ts';
import { startJobs } from '#platform/jobs.ts';
import { startLive } from '#platform/live.ts';
import { createJobs } from '#worker.ts';

const stopsWithinMs = 9_000;

/** Opens everything, serves, and returns what stops it again. */
const start = async (env: Environment, log: Logger): Promise<() => Promise<void>> => {
  const release = await lockFolder(env.DATA_DIR);
  process.send?.('locked');
  const database = await chooseDatabase(env, (error) => log.error({ err: error }, 'database'));
  const jobs = await startJobs(database, log);
  const live = await startLive(database);
  const pdf = createPdfRenderer();
  const { mail, outbox } = chooseMail(env);
  const settings = readSettings(env);
  const context: Context = {
    db: database.db,
    announce: jobs.announce,
    live,
    mail,
    files: chooseFiles(env),
    payments: choosePayments(env),
    pdf,
    clock: () => new Date(),
    log,
    settings,
  };
  await jobs.work(createJobs(context));

  const accounts = createAccounts(context);
  const { TRUSTED_PROXIES: trustedProxies } = env;
  const app = createApp({ context, accounts, trustedProxies, areJobsRunning: jobs.isRunning });
  if (outbox && !settings.isProduction) serveDevMailbox(app, outbox);
  serveWeb(app, env.WEB_ROOT ?? fileURLToPath(new URL('../../web/build/client', import.meta.url)));
  const server = serve({ fetch: app.fetch, port: env.PORT }, () => {
    log.info({ origin: settings.origin, database: database.kind }, 'ready');
    process.send?.('ready');
  }) as Server;

  return async () => {
    server.close();
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), 2_000).unref();
    await jobs.stop();
    await live.stop();
    await pdf.close();
    await database.close();
    release();
  };
};

const run = async (): Promise<void> => {
  const env = readEnvironment();
  const log = createLog(env.LOG_LEVEL);
  const stop = await start(env, log);
  let isStopping = false;
  const end = (reason: string): void => {
    if (isStopping) return;
    isStopping = true;
    log.info({ reason }, 'stopping');
    setTimeout(() => process.exit(1), stopsWithinMs).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'stopping failed');
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => end(signal));
  if (process.send) process.on('disconnect', () => end('the starting process is gone'));
};

run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
