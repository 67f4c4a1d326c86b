import { OpenAPIHono } from '@hono/zod-openapi';
import type { Actor } from '#platform/actor.ts';
import type { Context } from '#platform/context.ts';
import type { HttpEnv } from '#platform/http/http-env.ts';
import { respondWithProblem } from '#platform/http/problem.ts';
import type { Api } from '#platform/http/serve-operation.ts';
import { testOrigin } from '#platform/testing/create-test-member.ts';

export interface TestRequest {
  readonly method?: string;
  readonly body?: unknown;
  readonly accept?: string;
  readonly signal?: AbortSignal;
}

export interface TestApi {
  /** Asks as this person; sessions are not needed. */
  readonly ask: (actor: Actor, path: string, request?: TestRequest) => Promise<Response>;
}

/** The HTTP side of some capabilities, without a port and without sign-in. */
export const serveTestApi = (context: Context, serve: (api: Api) => void): TestApi => {
  let asking: Actor = { kind: 'guest' };
  const api = new OpenAPIHono<HttpEnv>();
  api.onError((error, c) => respondWithProblem(c, { error, log: context.log }));
  api.use('*', async (c, next) => {
    c.set('requestId', 'test');
    c.set('origin', testOrigin);
    c.set('actor', asking);
    await next();
  });
  serve(api);
  return {
    ask: async (actor, path, { method = 'GET', body, accept = 'application/json', signal } = {}) => {
      // Set and read before the first pause, so that requests at the same time keep their own actor.
      asking = actor;
      const json = body === undefined ? {} : { body: JSON.stringify(body) };
      const headers = { 'Content-Type': 'application/json', Accept: accept };
      return api.request(path, { method, headers, ...json, ...(signal && { signal }) });
    },
  };
};
