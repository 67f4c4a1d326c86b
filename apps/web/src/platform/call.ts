import type { Operation } from '@evergrant/contract/operation.ts';
import { Problem } from '@evergrant/contract/problem.ts';
import type { z } from 'zod';
import { ApiProblem, Unreachable } from '#platform/api-problem.ts';

type Part<Name extends string, Schema extends z.ZodType> =
  Record<never, never> extends z.input<Schema>
    ? { readonly [Key in Name]?: z.input<Schema> }
    : { readonly [Key in Name]: z.input<Schema> };

type CallInput<Params extends z.ZodType, Body extends z.ZodType, Query extends z.ZodType> = Part<'params', Params> &
  Part<'query', Query> &
  Part<'body', Body> & { readonly signal?: AbortSignal };

export interface Given {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly signal?: AbortSignal;
}

/** Calls an operation of our API, same origin. Throws `ApiProblem` for a refusal, `Unreachable` without a connection. */
export const call = async <
  Params extends z.ZodType,
  Body extends z.ZodType,
  Answer extends z.ZodType,
  Query extends z.ZodType,
>(
  operation: Operation<Params, Body, Answer, Query>,
  input: CallInput<Params, Body, Query>,
): Promise<z.output<Answer>> => {
  const response = await request(operation, input as Given, 'application/json');
  const answer: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw new ApiProblem(problemOf(response, answer));
  return operation.answer.parse(answer);
};

/** Sends what an operation takes and gives back its response, whatever it is. */
export const request = async (
  { path, method }: Pick<Operation, 'path' | 'method'>,
  { params, query, body, signal }: Given,
  accept: string,
): Promise<Response> =>
  send(`${urlOf(path, params)}${queryOf(query)}`, {
    method: method.toUpperCase(),
    credentials: 'same-origin',
    headers: { accept, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    body: body === undefined ? undefined : JSON.stringify(body),
    signal,
  });

/** The address of an operation: `/api` and its path with the parameters filled in. */
export const urlOf = (path: string, params: Readonly<Record<string, unknown>> = {}): string =>
  `/api${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))}`;

const queryOf = (query: Given['query'] = {}): string => {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  return given.length === 0 ? '' : `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
};

const send = async (url: string, how: RequestInit): Promise<Response> => {
  try {
    return await fetch(url, how);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new Unreachable();
  }
};

/** The problem that a refused response speaks of. */
export const problemOf = (response: Response, answer: unknown): Problem => {
  const parsed = Problem.safeParse(answer);
  if (parsed.success) return parsed.data;
  return { type: 'about:blank', title: 'Something went wrong', status: response.status, code: 'unexpected' };
};
