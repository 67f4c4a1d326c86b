/** Codes of PostgreSQL and of the network for a database that cannot be asked at this moment. */
const awayCodes: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  // too_many_connections, admin_shutdown, crash_shutdown, cannot_connect_now
  '53300',
  '57P01',
  '57P02',
  '57P03',
]);

// What the pool says, without a code, when all connections stay in use or one breaks off.
const awayMessages = /timeout exceeded when trying to connect|Connection terminated|timeout expired/;

/** Whether something failed only because the database is busy, starting or out of reach: the same may work in a moment. */
export const isDatabaseAway = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const { code } = error as NodeJS.ErrnoException;
  if (code && awayCodes.has(code)) return true;
  return awayMessages.test(error.message) || isDatabaseAway(error.cause);
};
