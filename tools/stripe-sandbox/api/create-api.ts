import { createHash, timingSafeEqual } from 'node:crypto';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { ApiRefusal, describeRefusal } from '#stripe-sandbox/api/api-refusal.ts';
import { answerOnce } from '#stripe-sandbox/api/answer-once.ts';
import type { Answer } from '#stripe-sandbox/api/answer-once.ts';
import type { Books } from '#stripe-sandbox/books.ts';
import { takeFault } from '#stripe-sandbox/knobs.ts';
import type { Fault, Knobs } from '#stripe-sandbox/knobs.ts';
import { operations } from '#stripe-sandbox/operations/operations.ts';
import type { Operation } from '#stripe-sandbox/operations/operation.ts';
import { newId } from '#stripe-sandbox/shapes/new-id.ts';
import { apiVersion } from '#stripe-sandbox/shapes/wire.ts';

export interface ApiSettings {
  readonly books: Books;
  readonly secretKey: string;
  readonly knobs: Knobs;
  readonly publicUrl: string;
}

type Env = { Bindings: HttpBindings };

/** The machine side under `/v1`. */
export const createApi = (settings: ApiSettings): Hono<Env> => {
  const api = new Hono<Env>();
  api.use(bodyLimit({ maxSize: 1024 * 1024 }));
  for (const [name, operation] of Object.entries(operations)) {
    const [method = '', path = ''] = name.split(' ');
    api.on(method, path, (c) => respond(c, { ...settings, name, operation }));
  }
  api.all('/v1/*', (c) =>
    send(c, refuse(new ApiRefusal(`Unrecognized request URL (${c.req.method}: ${c.req.path}).`, { status: 404 }))),
  );
  return api;
};

interface Job extends ApiSettings {
  readonly name: string;
  readonly operation: Operation;
}

const respond = async (c: Context<Env>, job: Job): Promise<Response> => {
  const body = await c.req.text();
  const fault = takeFault(job.knobs, job.name);
  const before = fault && failBefore(c, fault);
  if (before) return before;

  const answer = answerOrRefuse(c, job, body);
  return (fault && failAfter(c, fault)) ?? send(c, answer);
};

const answerOrRefuse = (c: Context<Env>, job: Job, body: string): Answer => {
  try {
    requireKey(c, job.secretKey);
    return answerOnce({
      ...job,
      isConnectEnabled: job.knobs.isConnectEnabled,
      areRefundsFailing: job.knobs.areRefundsFailing,
      id: c.req.param('id') ?? '',
      path: c.req.path,
      form: c.req.method === 'POST' ? body : new URL(c.req.url).search.slice(1),
      idempotencyKey: c.req.method === 'POST' ? c.req.header('idempotency-key') : undefined,
    });
  } catch (error) {
    if (error instanceof ApiRefusal) return refuse(error);
    throw error;
  }
};

const refuse = (refusal: ApiRefusal): Answer => ({
  status: refusal.status,
  body: describeRefusal(refusal),
  isReplay: false,
});

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

const requireKey = (c: Context<Env>, secretKey: string): void => {
  const given = /^Bearer (\S+)$/.exec(c.req.header('authorization') ?? '')?.[1];
  if (!given) {
    throw new ApiRefusal('You did not provide an API key. Use Bearer auth in the Authorization header.', {
      status: 401,
    });
  }
  if (timingSafeEqual(digest(given), digest(secretKey))) return;
  throw new ApiRefusal(`Invalid API Key provided: ${given.slice(0, 8)}****`, { status: 401 });
};

const send = (c: Context<Env>, { status, body, isReplay }: Answer): Response => {
  const idempotencyKey = c.req.header('idempotency-key');
  return c.json(body, status, {
    'request-id': newId('req'),
    'stripe-version': apiVersion,
    ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
    ...(isReplay ? { 'idempotent-replayed': 'true' } : {}),
  });
};

const drop = (c: Context<Env>): Response => {
  c.env.incoming.socket.destroy();
  return RESPONSE_ALREADY_SENT;
};

const serverError = new ApiRefusal('An unknown error occurred', { status: 500, type: 'api_error' });
const tooMany = new ApiRefusal('Too many requests hit the API too quickly.', {
  status: 429,
  type: 'rate_limit_error',
  code: 'rate_limit',
});

const failBefore = (c: Context<Env>, { kind }: Fault): Response | undefined => {
  if (kind === 'drop-before') return drop(c);
  if (kind === 'error-500') return send(c, refuse(serverError));
  if (kind === 'rate-429') return send(c, refuse(tooMany));
  return undefined;
};

const failAfter = (c: Context<Env>, { kind }: Fault): Response | undefined => {
  if (kind === 'drop-after') return drop(c);
  if (kind === 'error-500-after') return send(c, refuse(serverError));
  if (kind === 'garbage') return c.json({ status: 'complete', payment_status: 'paid' });
  return undefined;
};
