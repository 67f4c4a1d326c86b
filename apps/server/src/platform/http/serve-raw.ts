import { Nothing, type Access, type Operation } from '@evergrant/contract/operation.ts';
import { Problem } from '@evergrant/contract/problem.ts';
import type { z } from 'zod';
import { readAsked, routeOf, securityOf, type Api, type Asked } from '#platform/http/serve-operation.ts';

type Described = Pick<Operation, 'id' | 'method' | 'path' | 'tag' | 'summary'>;

/** Something beside the JSON contract: a file, a page, a stream, or bytes that are sent. */
interface Raw<Params extends z.ZodType, Query extends z.ZodType, Who extends Access> extends Described {
  readonly access: Who;
  readonly params?: Params;
  readonly query?: Query;
  /** The body is the bytes of one file. */
  readonly takesBytes?: true;
  readonly answers: { readonly description: string; readonly type: string; readonly schema?: z.ZodType };
}

type RawAsked<Who extends Access, Params, Query> = Omit<Asked<Who, Params, unknown, Query>, 'body'>;

const bytes = { type: 'string', format: 'binary' } as const;

/** Serves what is no JSON: adds it to the OpenAPI document and checks who asks, with the same words as an operation. */
export const serveRaw = <
  const Who extends Access,
  Params extends z.ZodType = typeof Nothing,
  Query extends z.ZodType = typeof Nothing,
>(
  api: Api,
  raw: Raw<Params, Query, Who>,
  answer: (asked: RawAsked<Who, z.output<Params>, z.output<Query>>) => Promise<Response>,
): void => {
  const { id: operationId, method, path, tag, summary, answers } = raw;
  const params = raw.params ?? (Nothing as unknown as Params);
  const query = raw.query ?? (Nothing as unknown as Query);
  const body = { required: true, content: { 'application/octet-stream': { schema: bytes } } };
  api.openAPIRegistry.registerPath({
    method,
    path,
    operationId,
    summary,
    tags: [tag],
    security: securityOf(raw),
    request: {
      ...(raw.params && { params: raw.params as never }),
      ...(raw.query && { query: raw.query as never }),
      ...(raw.takesBytes && { body }),
    },
    responses: {
      200: { description: answers.description, content: { [answers.type]: { schema: answers.schema ?? bytes } } },
      default: { description: 'Refused', content: { 'application/problem+json': { schema: Problem } } },
    },
  });
  api.on(method.toUpperCase(), routeOf(path), async (http) =>
    answer({ ...readAsked({ ...raw, params, query }, http), origin: http.var.origin, http }),
  );
};
