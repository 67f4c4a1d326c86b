import type { Access, Operation } from '@evergrant/contract/operation.ts';
import type { Context as HttpContext } from 'hono';
import type { Logger } from 'pino';
import type { z } from 'zod';
import type { HttpEnv } from '#platform/http/http-env.ts';
import { respondWithProblem } from '#platform/http/problem.ts';
import { describeOperation, readWhole, routeOf, type Api, type Asked } from '#platform/http/serve-operation.ts';

/** How a verb is heard while it works, by whoever wants to; without a stream nobody listens. */
export interface Listener {
  /** Takes one part as the operation describes it. */
  readonly tell: (part: unknown) => void;
  /** Aborts when whoever asked is gone. */
  readonly signal: AbortSignal;
}

/**
 * Serves an operation whose answer can be heard while it is made. Who accepts `text/event-stream` gets one event a part, then
 * `answer` or `failed`; everybody else gets the plain answer. What is refused before the first part is answered like any refusal.
 */
export const serveStreamed = <
  Params extends z.ZodType,
  Body extends z.ZodType,
  Answer extends z.ZodType,
  Query extends z.ZodType,
  Who extends Access,
>(
  { api, log }: { readonly api: Api; readonly log: Logger },
  operation: Operation<Params, Body, Answer, Query, Who>,
  answer: (asked: Asked<Who, z.output<Params>, z.output<Body>, z.output<Query>> & Listener) => Promise<z.input<Answer>>,
): void => {
  describeOperation(api, operation);
  api.on(operation.method.toUpperCase(), routeOf(operation.path), async (http) => {
    const asked = await readWhole(operation, http);
    const { signal } = http.req.raw;
    if (!operation.parts || !wantsStream(http)) {
      const answered = await answer({ ...asked, signal, tell: () => undefined });
      return http.json(operation.answer.parse(answered) as object);
    }
    return streamed({
      signal,
      parts: operation.parts,
      make: async (listener) => answer({ ...asked, ...listener }),
      explain: async (error) => respondWithProblem(http, { error, log }).json(),
    });
  });
};

const wantsStream = (http: HttpContext<HttpEnv>): boolean =>
  (http.req.header('Accept') ?? '').includes('text/event-stream');

interface Stream {
  readonly signal: AbortSignal;
  /** What may be sent: nothing goes out that the contract does not name. */
  readonly parts: z.ZodType;
  readonly make: (listener: Listener) => Promise<unknown>;
  /** The problem that an error is, as whoever listens gets it. */
  readonly explain: (error: unknown) => Promise<unknown>;
}

const streamed = async ({ signal, parts, make, explain }: Stream): Promise<Response> => {
  const left = new AbortController();
  const begun = Promise.withResolvers<void>();
  let events: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      events = controller;
    },
    cancel: () => left.abort(),
  });
  const tell = (part: unknown): void => {
    begun.resolve();
    if (!left.signal.aborted)
      events?.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(parts.parse(part))}\n\n`));
  };
  const end = (part: unknown): void => {
    tell(part);
    if (!left.signal.aborted) events?.close();
  };

  const made = make({ tell, signal: AbortSignal.any([signal, left.signal]) });
  // What is refused before anything was said has a status of its own.
  await Promise.race([begun.promise, made]);
  made.then(
    (answer) => end({ part: 'answer', answer }),
    async (error: unknown) => end({ part: 'failed', problem: await explain(error) }),
  );
  return new Response(body, { headers });
};

const headers = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store',
  // A proxy that collects what it passes on would take the stream for a page.
  'X-Accel-Buffering': 'no',
};
