import type { Limit } from '#platform/rate-limit.ts';

/** An export sets every document anew, which is much work. */
export const exportsOfAccount: Limit = { name: 'export-account', attempts: 10, seconds: 60 * 60 };
/** One at a time; the next may begin when it has ended, or when a process that died with it must have been missed. */
export const runningExportOfAccount: Limit = { name: 'export-running', attempts: 1, seconds: 10 * 60 };
