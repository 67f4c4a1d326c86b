import { flushCompileCache } from 'node:module';
import type { Logger } from 'pino';
import { findWarnings, readEnvironment, type Environment } from '#env.ts';
import { CannotStart } from '#platform/cannot-start.ts';
import { createLog } from '#platform/create-log.ts';
import { lockFolder } from '#platform/database/lock-folder.ts';
import { routeConsole } from '#platform/route-console.ts';

/** Everything but the lock is loaded after it, so that a second process is refused at once. */
const start = async (env: Environment, log: Logger): Promise<() => Promise<void>> => {
  const release = lockFolder(env.DATA_DIR);
  process.send?.('locked');
  const opening = import('#compose.ts').then(({ chooseDatabase }) =>
    chooseDatabase(env, {
      onError: (error) => log.error({ err: error }, 'database'),
      onBack: () => log.info('the database is back'),
    }),
  );
  const [database, { startServer }] = await Promise.all([opening, import('#start-server.ts')]);
  const stop = await startServer({ env, log, database });
  for (const warning of findWarnings(env)) log.warn(warning);
  process.send?.('ready');
  flushCompileCache();
  return async () => {
    await stop();
    release();
  };
};

/** Says why in one sentence where the operator can do something about it, and ends. */
const giveUp = (error: unknown, log?: Logger): never => {
  if (error instanceof CannotStart || !log)
    process.stderr.write(`${error instanceof Error ? error.message : 'failed'}\n`);
  else log.fatal({ err: error }, 'stopped by a fault');
  process.exit(1);
};

const run = async (env: Environment, log: Logger): Promise<void> => {
  let stop = async (): Promise<void> => undefined;
  let isStopping = false;
  const end = (reason: string): void => {
    if (isStopping) return;
    isStopping = true;
    log.info({ reason }, 'stopping');
    setTimeout(() => process.exit(1), env.STOP_WITHIN_SECONDS * 1000).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => giveUp(error, log),
    );
  };
  process.on('uncaughtException', (error) => giveUp(error, log));
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => end(signal));
  if (process.send) process.on('disconnect', () => end('the starting process is gone'));
  if (process.connected === false) return end('the starting process is gone');
  stop = await start(env, log);
};

const begin = async (): Promise<void> => {
  const env = readEnvironment();
  const log = createLog(env.LOG_LEVEL);
  routeConsole(log);
  await run(env, log).catch((error: unknown) => giveUp(error, log));
};

begin().catch((error: unknown) => giveUp(error));
