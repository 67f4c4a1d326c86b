import { z } from 'zod';

/** Who may call an operation. `witness` means the holder of a witness link; `anyone` includes signed-in members. */
export type Access = 'anyone' | 'member' | 'witness' | 'provider' | 'admin';

/**
 * One operation of the HTTP API: the single place that says where it lives, what it takes and what it answers. The server
 * builds its route and the OpenAPI document from it, the web app its call.
 */
export interface Operation<
  Params extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Who extends Access = Access,
> {
  readonly id: string;
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** Below `/api`, with `{name}` for parameters. */
  readonly path: string;
  readonly summary: string;
  readonly tag: string;
  readonly access: Who;
  /** What a guest reads who calls an operation for members. */
  readonly signInMessage?: string;
  readonly params: Params;
  /** What stands behind the question mark: strings, each optional. */
  readonly query: Query;
  readonly body: Body;
  readonly answer: Answer;
  /** What somebody hears who accepts `text/event-stream`: one event a part, the answer last. Absent where nothing is streamed. */
  readonly parts?: z.ZodType;
}

/** No parameters, no query, or no body. */
export const Nothing = z.object({}).meta({ id: 'Nothing' });
/** The answer of operations that only confirm. */
export const Done = z.object({ done: z.literal(true) }).meta({ id: 'Done' });

type Described = Pick<Operation, 'id' | 'method' | 'path' | 'summary' | 'tag' | 'signInMessage'>;

/** Describes an operation; parameters, query and body default to none. */
export const operation = <
  Answer extends z.ZodType,
  Params extends z.ZodType = typeof Nothing,
  Body extends z.ZodType = typeof Nothing,
  Query extends z.ZodType = typeof Nothing,
  const Who extends Access = Access,
>(
  described: Described & {
    readonly access: Who;
    readonly params?: Params;
    readonly query?: Query;
    readonly body?: Body;
    readonly answer: Answer;
    readonly parts?: z.ZodType;
  },
): Operation<Params, Body, Answer, Query, Who> => ({
  ...described,
  params: described.params ?? (Nothing as unknown as Params),
  query: described.query ?? (Nothing as unknown as Query),
  body: described.body ?? (Nothing as unknown as Body),
});
