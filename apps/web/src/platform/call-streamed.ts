import type { Operation } from '@evergrant/contract/operation.ts';
import { Problem } from '@evergrant/contract/problem.ts';
import { z } from 'zod';
import { ApiProblem, Unreachable } from '#platform/api-problem.ts';
import { problemOf, request, type Given } from '#platform/call.ts';
import { readEvents } from '#platform/read-events.ts';

type Streamed = Pick<Given, 'body' | 'signal'> & {
  /** Hears every part before the answer. */
  readonly onPart: (part: unknown) => void;
};

/**
 * Calls an operation and hears its answer while it is made. Throws as `call` does; a stream that ends without an answer is
 * `Unreachable`, whether or not the operation was done.
 */
export const callStreamed = async <Answer extends z.ZodType>(
  operation: Operation<z.ZodType, z.ZodType, Answer>,
  { onPart, ...given }: Streamed,
): Promise<z.output<Answer>> => {
  const response = await request(operation, given, 'text/event-stream, application/json;q=0.9');
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') === true;
  if (!response.ok || !response.body || !isStream) {
    const answer: unknown = await response.json().catch(() => undefined);
    if (!response.ok) throw new ApiProblem(problemOf(response, answer));
    return operation.answer.parse(answer);
  }
  for await (const event of unbroken(readEvents(response.body), given.signal)) {
    const end = Ending.safeParse(event);
    if (!end.success) onPart(event);
    else if (end.data.part === 'failed') throw new ApiProblem(end.data.problem);
    else return operation.answer.parse(end.data.answer);
  }
  throw new Unreachable();
};

const Ending = z.discriminatedUnion('part', [
  z.object({ part: z.literal('answer'), answer: z.unknown() }),
  z.object({ part: z.literal('failed'), problem: Problem }),
]);

// A line that breaks in the middle is no fault of ours; a stop is what was wanted.
async function* unbroken(events: AsyncIterable<unknown>, signal: AbortSignal | undefined): AsyncGenerator<unknown> {
  try {
    yield* events;
  } catch (error) {
    signal?.throwIfAborted();
    throw error instanceof SyntaxError || error instanceof TypeError ? new Unreachable() : error;
  }
}
