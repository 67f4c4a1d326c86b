import type { LoggerOptions } from 'pino';
import { isDatabaseAway } from '#platform/database/is-database-away.ts';

type LogMethod = NonNullable<NonNullable<LoggerOptions['hooks']>['logMethod']>;

const againAfterMs = 60_000;

/**
 * While the database is away everything that asks it fails, many times a second. Each kind of such a line is written at once
 * and then once a minute, with how many were left out; everything else is written as it comes.
 */
export const hushOutages = (now: () => number = Date.now): LogMethod => {
  const toldByKind = new Map<string, { at: number; leftOut: number }>();
  return function hush(written, method) {
    const [fields, kind] = written as unknown[];
    const error = typeof fields === 'object' && fields !== null && 'err' in fields ? fields.err : undefined;
    if (!isDatabaseAway(error)) return method.apply(this, written);
    const told = toldByKind.get(String(kind));
    if (told && now() - told.at < againAfterMs) return void (told.leftOut += 1);
    toldByKind.set(String(kind), { at: now(), leftOut: 0 });
    const line = told && told.leftOut > 0 ? { ...(fields as object), alikeLeftOut: told.leftOut } : fields;
    return method.apply(this, [line, kind] as unknown as Parameters<typeof method>);
  };
};
