import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLocalFiles } from '@evergrant/ports/files/local-files.ts';
import { createOutboxMail, type OutboxMail } from '@evergrant/ports/mail/outbox-mail.ts';
import { createPdfRenderer } from '@evergrant/rendering/pdf/render-pdf.ts';
import { createSignatureChecker } from '@evergrant/rendering/signature/create-signature-checker.ts';
import { sql } from 'drizzle-orm';
import pino from 'pino';
import type { Context } from '#platform/context.ts';
import type { Database } from '#platform/database/database.ts';
import { startJobs, type JobRunner, type Jobs } from '#platform/jobs.ts';
import { startLive } from '#platform/live.ts';
import { createMemoryPayments, type MemoryPayments } from '#platform/testing/memory-payments.ts';
import { lendEmptyDatabase } from '#platform/testing/lend-empty-database.ts';

/** A whole context on the embedded defaults, in memory and in a temporary folder. */
export interface TestContext extends Context {
  readonly mail: OutboxMail;
  readonly payments: MemoryPayments;
  /** Lets time pass on the context's clock. */
  readonly advance: (milliseconds: number) => void;
  /** Begins to work on jobs; listeners that are not given do nothing. */
  readonly work: (jobs: Partial<Jobs>) => Promise<void>;
  /** Resolves when no job waits or runs. */
  readonly jobsDone: () => Promise<void>;
  /** The events announced so far, as the listeners' names with what they are told. */
  readonly told: () => Promise<readonly { readonly listener: string; readonly data: unknown }[]>;
  readonly close: () => Promise<void>;
}

/** The moment at which every test begins. */
const beginning = new Date('2026-03-02T15:00:00.000Z');

/** Opens a context of one's own, or one on another database. */
export const openTestContext = async (given?: Database): Promise<TestContext> => {
  const database = given ?? (await lendEmptyDatabase());
  const folder = mkdtempSync(join(tmpdir(), 'evergrant-test-'));
  const log = pino({ level: 'silent' });
  const live = await startLive(database);
  const jobs = await startJobs({ database, live, log });
  const pdf = createPdfRenderer();
  const signatureChecker = createSignatureChecker();
  let now = beginning.getTime();
  const clock = (): Date => new Date(now);
  return {
    db: database.db,
    announce: jobs.announce,
    live,
    mail: createOutboxMail(join(folder, 'mail')),
    files: createLocalFiles(join(folder, 'files')),
    payments: createMemoryPayments(clock),
    pdf,
    signatureChecker,
    clock,
    log,
    settings: {
      origin: 'http://localhost:3000',
      isProduction: false,
      secret: 'a secret for tests that nobody else uses',
      minPasswordLength: 6,
      areSignupsDisabled: false,
      adminEmails: [],
      modelTokensPerDay: 200_000,
      isModelCourteous: true,
    },
    advance: (milliseconds) => void (now += milliseconds),
    ...jobControls(database, jobs),
    close: async () => {
      await jobs.stop();
      await live.stop();
      await pdf.close();
      await signatureChecker.close();
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

const jobControls = ({ db }: Database, { work }: JobRunner): Pick<TestContext, 'work' | 'jobsDone' | 'told'> => ({
  work: (jobs) => {
    const given: Readonly<Record<string, unknown>> = jobs;
    return work(new Proxy(jobs, { get: (_, name) => given[String(name)] ?? (async () => undefined) }) as Jobs);
  },
  jobsDone: async () => {
    // Two quiet looks: what a request does after its answer may announce something a moment later.
    for (let quiet = 0; quiet < 2;) {
      const waiting = await db.execute(
        sql`select 1 from pgboss.job where name = 'listeners' and state in ('created', 'retry', 'active') limit 1`,
      );
      quiet = rowsOf(waiting).length === 0 ? quiet + 1 : 0;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  },
  told: async () => {
    const jobs = await db.execute(
      sql`select data from pgboss.job where name = 'listeners' order by created_on, data->>'listener'`,
    );
    return rowsOf(jobs).map(({ data }) => data as { listener: string; data: unknown });
  },
});

const rowsOf = (result: unknown): readonly Record<string, unknown>[] =>
  (result as { readonly rows: readonly Record<string, unknown>[] }).rows;
