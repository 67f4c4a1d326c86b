import type { Problem } from '@evergrant/contract/problem.ts';
import { FilesUnavailable } from '@evergrant/ports/files/files.ts';
import type { Context as HttpContext } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { Logger } from 'pino';
import { isDatabaseAway } from '#platform/database/is-database-away.ts';
import type { HttpEnv } from '#platform/http/http-env.ts';
import { isDiskFull } from '#platform/is-disk-full.ts';
import { Refused, type RefusalKind } from '#platform/refused.ts';

const statusByKind = {
  invalid: 422,
  unauthenticated: 401,
  forbidden: 403,
  absent: 404,
  conflict: 409,
  limited: 429,
  outside: 503,
} as const satisfies Record<RefusalKind, number>;

/** What stands outside rarely comes back within moments; who knows better says so. */
const outsideRetryAfterSeconds = 30;

const titleByStatus: Readonly<Record<number, string>> = {
  400: 'The request could not be read',
  401: 'Please sign in',
  403: 'Not allowed',
  404: 'Not found',
  408: 'The request took too long',
  409: 'Not possible right now',
  413: 'Too large',
  422: 'Please check what you entered',
  429: 'Too many attempts',
  503: 'Please try again in a moment',
  507: 'No room left',
};

interface Failure {
  readonly error: unknown;
  readonly log: Logger;
}

/** Turns whatever was thrown into RFC 9457 problem details; only what is no refusal is logged as a fault. */
export const respondWithProblem = (c: HttpContext<HttpEnv>, { error, log }: Failure): Response => {
  const problem = describe(error);
  if (problem.status >= 500) log.error({ err: error, requestId: c.var.requestId }, 'request failed');
  const headers = new Headers({ 'Content-Type': 'application/problem+json', 'Cache-Control': 'no-store' });
  if (problem.retryAfterSeconds) headers.set('Retry-After', String(problem.retryAfterSeconds));
  const body = { ...problem, requestId: c.var.requestId } satisfies Problem;
  return new Response(JSON.stringify(body), { status: problem.status, headers });
};

const describe = (error: unknown): Problem => {
  if (error instanceof Refused) {
    const { code, message, title, errors, retryAfterSeconds } = error.refusal;
    const status = statusByKind[error.kind];
    const retryAfter = retryAfterSeconds ?? (error.kind === 'outside' ? outsideRetryAfterSeconds : undefined);
    return {
      ...problemOf(status, code, message),
      ...(title ? { title } : {}),
      ...(errors ? { errors: [...errors] } : {}),
      ...(retryAfter ? { retryAfterSeconds: retryAfter } : {}),
    };
  }
  if (error instanceof HTTPException) {
    return problemOf(error.status, `http-${error.status}`, error.message || (titleByStatus[error.status] ?? 'Refused'));
  }
  if (isDiskFull(error)) {
    const message =
      'There is no room left on this server’s disk, so this could not be saved. Please keep this page open and try again in a while.';
    return { ...problemOf(507, 'disk-full', message), retryAfterSeconds: 60 };
  }
  if (error instanceof FilesUnavailable) {
    const message = 'We cannot reach the place where files are kept right now. Please try again in a moment.';
    return { ...problemOf(503, 'files-unavailable', message), retryAfterSeconds: 5 };
  }
  if (isDatabaseAway(error)) {
    const message = 'We are busier than usual. Nothing you entered is lost; please try again in a moment.';
    return { ...problemOf(503, 'busy', message), retryAfterSeconds: 5 };
  }
  return problemOf(
    500,
    'unexpected',
    'Something went wrong on our side. Nothing you entered is lost; please try again.',
  );
};

const problemOf = (status: number, code: string, detail: string): Problem => ({
  type: 'about:blank',
  title: titleByStatus[status] ?? 'Something went wrong',
  status,
  code,
  detail,
});
