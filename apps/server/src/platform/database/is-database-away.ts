/** Codes of PostgreSQL and of the network for a database that cannot be asked at this moment. */
const awayCodes: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  // too_many_connections, admin_shutdown, crash_shutdown, cannot_connect_now
  '53300',
  '57P01',
  '57P02',
  '57P03',
]);

// What the pool says, without a code, when all connections stay in use or one breaks off.
const awayMessages =
  /timeout exceeded when trying to connect|Connection terminated|timeout expired|Query read timeout|not queryable/;

/** Whether something failed only because the database is busy, starting or out of reach: the same may work in a moment. */
export const isDatabaseAway = (error: unknown): boolean => {
  // The job queue tells its errors as plain objects.
  if (typeof error !== 'object' || error === null) return false;
  const { code, message, cause } = error as Partial<NodeJS.ErrnoException>;
  if (code && awayCodes.has(code)) return true;
  return (typeof message === 'string' && awayMessages.test(message)) || isDatabaseAway(cause);
};
