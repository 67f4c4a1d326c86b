import type { OpenAPIHono } from '@hono/zod-openapi';
import { Problem } from '@evergrant/contract/problem.ts';
import { describeIssue } from '@evergrant/domain/kit/describe-issue.ts';
import { Nothing, type Access, type Operation } from '@evergrant/contract/operation.ts';
import type { Context as HttpContext } from 'hono';
import type { z } from 'zod';
import { requireAdmin, requireMember, type Actor, type Admitted, type Origin } from '#platform/actor.ts';
import type { HttpEnv } from '#platform/http/http-env.ts';
import { readJson } from '#platform/http/read-json.ts';
import { Refused } from '#platform/refused.ts';

export type Api = OpenAPIHono<HttpEnv>;

/** A request whose sender, parameters, query and body have been checked. */
export interface Asked<Who extends Access, Params = unknown, Body = unknown, Query = unknown> {
  readonly actor: Admitted<Who>;
  readonly origin: Origin;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly http: HttpContext<HttpEnv>;
}

/**
 * Serves one operation of the contract: registers it in the OpenAPI document, checks who asks and what they send, and
 * lets nothing out that the contract does not name.
 */
export const serveOperation = <
  Params extends z.ZodType,
  Body extends z.ZodType,
  Answer extends z.ZodType,
  Query extends z.ZodType,
  Who extends Access,
>(
  api: Api,
  operation: Operation<Params, Body, Answer, Query, Who>,
  answer: (asked: Asked<Who, z.output<Params>, z.output<Body>, z.output<Query>>) => Promise<z.input<Answer>>,
): void => {
  describeOperation(api, operation);
  api.on(operation.method.toUpperCase(), routeOf(operation.path), async (http) => {
    const answered = await answer(await readWhole(operation, http));
    return http.json(operation.answer.parse(answered) as object);
  });
};

/** All of a request that was checked: who asks, the parameters, query and body. */
export const readWhole = async <
  Params extends z.ZodType,
  Body extends z.ZodType,
  Query extends z.ZodType,
  Who extends Access,
>(
  operation: Operation<Params, Body, z.ZodType, Query, Who>,
  http: HttpContext<HttpEnv>,
): Promise<Asked<Who, z.output<Params>, z.output<Body>, z.output<Query>>> => {
  const asked = readAsked(operation, http);
  const body = takesBody(operation) ? parse(operation.body, await readBody(http), 'invalid') : {};
  return { ...asked, origin: http.var.origin, body: body as z.output<Body>, http };
};

type Admitting<Who extends Access, Params extends z.ZodType, Query extends z.ZodType> = Pick<
  Operation<Params, z.ZodType, z.ZodType, Query, Who>,
  'access' | 'signInMessage' | 'params' | 'query'
>;

/** Who asks, and the parameters and query of a request; refused where they may not or sent something else. */
export const readAsked = <Who extends Access, Params extends z.ZodType, Query extends z.ZodType>(
  { access, signInMessage, ...shapes }: Admitting<Who, Params, Query>,
  http: HttpContext<HttpEnv>,
): Pick<Asked<Who, z.output<Params>, unknown, z.output<Query>>, 'actor' | 'params' | 'query'> => ({
  actor: admit[access](http.var.actor, signInMessage),
  params: parse(shapes.params, http.req.param(), 'absent'),
  query: parse(shapes.query, http.req.query(), 'invalid'),
});

/** A path of the contract in the words of the router. */
export const routeOf = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1');

/** What the OpenAPI document says of who may call. */
export const securityOf = ({ access }: Pick<Operation, 'access'>): Record<string, string[]>[] =>
  access === 'member' || access === 'admin' ? [{ session: [] }, { bearer: [] }] : [];

/** Adds an operation to the OpenAPI document without serving it here. */
export const describeOperation = (api: Api, operation: Operation): void => {
  const body = takesBody(operation)
    ? { body: { required: true, content: { 'application/json': { schema: operation.body } } } }
    : {};
  const params = operation.params === Nothing ? {} : { params: operation.params as never };
  const query = operation.query === Nothing ? {} : { query: operation.query as never };
  api.openAPIRegistry.registerPath({
    method: operation.method,
    path: operation.path,
    operationId: operation.id,
    summary: operation.summary,
    tags: [operation.tag],
    security: securityOf(operation),
    request: { ...params, ...query, ...body },
    responses: {
      200: {
        description: 'Done',
        content: { 'application/json': { schema: operation.answer }, ...streamOf(operation) },
      },
      default: { description: 'Refused', content: { 'application/problem+json': { schema: Problem } } },
    },
  });
};

const streamOf = ({ parts }: Operation) => (parts ? { 'text/event-stream': { schema: parts } } : {});

type Admit = { readonly [Who in Access]: (actor: Actor, signInMessage?: string) => Admitted<Who> };

/** A link's secret and a provider's signature are checked by the verbs that read them. */
const admit: Admit = {
  anyone: (actor) => actor,
  witness: (actor) => actor,
  provider: (actor) => actor,
  member: requireMember,
  admin: requireAdmin,
};

const takesBody = (operation: Operation): boolean => operation.body !== Nothing;

const readBody = async (http: HttpContext<HttpEnv>): Promise<unknown> => {
  const type = http.req.header('Content-Type') ?? '';
  if (!/^application\/json\b/i.test(type)) {
    throw new Refused('invalid', { code: 'not-json', message: 'The request must be sent as JSON.' });
  }
  return readJson(await http.req.text());
};

const parse = <Shape extends z.ZodType>(shape: Shape, value: unknown, kind: 'absent' | 'invalid'): z.output<Shape> => {
  const parsed = shape.safeParse(value, { error: describeIssue });
  if (parsed.success) return parsed.data;
  if (kind === 'absent')
    throw new Refused('absent', { code: 'not-found', message: 'There is nothing at this address.' });
  const errors = parsed.error.issues.map((issue) => ({ field: issue.path.join('.'), message: issue.message }));
  throw new Refused('invalid', { code: 'invalid-input', message: 'Please check what you entered.', errors });
};
