/** Of the operating system, of a quota, and of PostgreSQL (disk_full). */
const fullCodes: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** Whether something failed only because there is no room left on a disk: the same works once there is. */
export const isDiskFull = (error: unknown): boolean => {
  if (typeof error !== 'object' || error === null) return false;
  const { code, message, cause } = error as Partial<NodeJS.ErrnoException>;
  if (code && fullCodes.has(code)) return true;
  return /no space left on device/i.test(message ?? '') || isDiskFull(cause);
};
