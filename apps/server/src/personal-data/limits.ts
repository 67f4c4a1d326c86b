import type { Limit } from '#platform/rate-limit.ts';

/** An export sets every document anew, which is much work. */
export const exportsOfAccount: Limit = { name: 'export-account', attempts: 10, seconds: 60 * 60 };
