import { MailRefused } from '@evergrant/ports/mail/mail.ts';
import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss, type Job } from 'pg-boss';
import type { Logger } from 'pino';
import type { Database, Tx } from '#platform/database/database.ts';
import { listenersByEvent, type EventName, type ListenerName, type ProductEvents } from '#platform/events.ts';
import { tellLive, type LiveUpdates } from '#platform/live.ts';

const queue = 'listeners';
const lookSeconds = 10;
const workers = 3;
const topic = 'jobs';

interface ListenerJob {
  readonly listener: ListenerName;
  readonly data: unknown;
}

/** Tells an event in the transaction that made it true: rolled back together, told at least once otherwise. */
export type Announce = <Name extends EventName>(tx: Tx, name: Name, data: ProductEvents[Name]) => Promise<void>;

/** What runs later. A job that throws is tried again, ten times with growing pauses; it must bear being repeated. */
export type Jobs = { readonly [Name in ListenerName]: (data: never) => Promise<void> };

/** Work that comes round by the clock, and once at every start. One process of many does it each time. */
export interface RepeatedJob {
  readonly name: string;
  /** When, as a cron expression in UTC. */
  readonly cron: string;
  readonly run: () => Promise<void>;
}

export interface JobRunner {
  readonly announce: Announce;
  /** Begins to work; before it only `announce` works. */
  readonly work: (jobs: Jobs) => Promise<void>;
  readonly repeat: (job: RepeatedJob) => Promise<void>;
  readonly isRunning: () => boolean;
  readonly stop: () => Promise<void>;
}

interface Parts {
  readonly database: Database;
  readonly live: LiveUpdates;
  readonly log: Logger;
}

/**
 * Starts the job queue on the product's own database. What is announced is begun as soon as it is committed, in whatever
 * process; looking twice a second finds what comes due later, and what was not heard.
 */
export const startJobs = async ({ database, live, log }: Parts): Promise<JobRunner> => {
  const boss = await openQueue(database, log);
  let isRunning = true;
  return {
    announce: async (tx, name, data) => {
      for (const listener of listenersByEvent[name]) {
        await boss.send(queue, { listener, data }, { db: fromDrizzle(tx as Parameters<typeof fromDrizzle>[0], sql) });
      }
      await tellLive(tx, { topic, data: {} });
    },
    work: async (jobs) => {
      const ids: string[] = [];
      const lookNow = (): void => ids.forEach((id) => boss.notifyWorker(id));
      const run = async ([job]: readonly Job<ListenerJob>[]): Promise<void> => {
        if (!job) return;
        // Where one job was there may be more.
        await runListener(jobs, job, log).finally(lookNow);
      };
      for (let worker = 0; worker < workers; worker += 1) {
        ids.push(await boss.work<ListenerJob>(queue, { pollingIntervalSeconds: 0.5, batchSize: 1 }, run));
      }
      live.subscribe(topic, lookNow);
    },
    repeat: async ({ name, cron, run }) => {
      // At most one waits, however many processes ask for it.
      await boss.createQueue(name, { policy: 'short', retryLimit: 3, retryDelay: 60 });
      await boss.schedule(name, cron);
      await boss.send(name);
      await boss.work(name, { pollingIntervalSeconds: 5, batchSize: 1 }, async () => {
        await run().catch((error: unknown) => {
          log.error({ err: error, name }, 'repeated job failed');
          throw error;
        });
      });
    },
    isRunning: () => isRunning,
    stop: async () => {
      isRunning = false;
      await boss.stop({ graceful: true, timeout: 5000 });
    },
  };
};

const openQueue = async (database: Database, log: Logger): Promise<PgBoss> => {
  const boss = new PgBoss({
    ...database.bossOptions,
    monitorIntervalSeconds: lookSeconds,
    superviseIntervalSeconds: lookSeconds,
  });
  boss.on('error', (error) => log.error({ err: error }, 'job queue'));
  await boss.start();
  // A job whose process was killed shows no sign of life and is tried again after half a minute, not after 15.
  const options = { retryLimit: 10, retryDelay: 1, retryBackoff: true, retryDelayMax: 600, heartbeatSeconds: 20 };
  await boss.createQueue(queue, options);
  await boss.updateQueue(queue, options);
  // pg-boss looks a queue up on its first use. Inside a transaction on the embedded database that would wait for ever.
  await boss.findJobs(queue, { key: 'nothing' });
  return boss;
};

const runListener = async (
  jobs: Jobs,
  { id, data: { listener, data } }: Job<ListenerJob>,
  log: Logger,
): Promise<void> => {
  const run = jobs[listener] as ((data: unknown) => Promise<void>) | undefined;
  if (!run) throw new Error(`nobody listens as ${listener}`);
  await run(data).catch((error: unknown) => {
    // A recipient that the mail server refuses is refused the next time too.
    if (error instanceof MailRefused) return log.error({ err: error, listener }, 'mail refused');
    log.error({ err: error, listener, jobId: id }, 'job failed');
    throw error;
  });
};
