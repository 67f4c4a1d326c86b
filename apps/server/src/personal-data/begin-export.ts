import { exportMyData } from '#personal-data/export-my-data.ts';
import { exportsOfAccount, runningExportOfAccount } from '#personal-data/limits.ts';
import type { Member } from '#platform/actor.ts';
import { rateLimitOf } from '#platform/rate-limit.ts';
import { Refused } from '#platform/refused.ts';

type Needs = Parameters<typeof exportMyData>[0];
type Files = ReturnType<typeof exportMyData>;

const running = 'Your data is being put together already. Please wait until that download has ended, then ask again.';
const tooMany = (wait: string): string =>
  `You have downloaded your data several times within the hour. Please wait ${wait} before the next time.`;

/**
 * The files of an export that nobody else's work has to wait for: one export of a member at a time, and few an hour.
 * @throws Refused while another one runs, or after too many.
 */
export const beginExport = async (context: Needs, member: Member): Promise<Files> => {
  const rateLimit = rateLimitOf(context.db);
  const end = () => rateLimit.forget(runningExportOfAccount, member.userId);
  await rateLimit.count(runningExportOfAccount, member.userId, running).catch(tellSoon);
  try {
    await rateLimit.count(exportsOfAccount, member.userId, tooMany);
  } catch (error) {
    await end();
    throw error;
  }
  return untilRead(exportMyData(context, member), end);
};

/** How long the other one takes nobody knows; it is worth asking again long before it must have been missed. */
const tellSoon = (error: unknown): never => {
  if (!(error instanceof Refused)) throw error;
  throw new Refused('limited', { ...error.refusal, retryAfterSeconds: 30 });
};

/** Ends with the last file, with a fault, and when the reader goes away. */
async function* untilRead(files: Files, end: () => Promise<void>): Files {
  try {
    yield* files;
  } finally {
    await end();
  }
}
