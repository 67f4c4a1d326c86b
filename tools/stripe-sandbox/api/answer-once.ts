import { createHash } from 'node:crypto';
import { ApiRefusal, describeRefusal } from '#stripe-sandbox/api/api-refusal.ts';
import { parseForm } from '#stripe-sandbox/api/parse-form.ts';
import type { Books } from '#stripe-sandbox/books.ts';
import type { Operation } from '#stripe-sandbox/operations/operation.ts';

export interface Answer {
  readonly status: 200 | ApiRefusal['status'];
  readonly body: Readonly<Record<string, unknown>>;
  readonly isReplay: boolean;
}

export interface Request {
  readonly books: Books;
  readonly operation: Operation;
  readonly publicUrl: string;
  readonly isConnectEnabled: boolean;
  readonly areRefundsFailing: boolean;
  readonly id: string;
  readonly path: string;
  readonly form: string;
  readonly idempotencyKey: string | undefined;
}

interface Kept extends Omit<Answer, 'isReplay'> {
  readonly fingerprint: string;
  readonly keptAt: number;
}

const lifetimeInMs = 24 * 60 * 60 * 1000;

/**
 * Runs an operation; the same idempotency key gets the first answer again.
 * The answer is written together with what it changed, so no crash can part them.
 */
export const answerOnce = (request: Request): Answer => {
  const { books, idempotencyKey } = request;
  const kept = idempotencyKey === undefined ? undefined : findKept(request, idempotencyKey);
  if (kept) return { status: kept.status, body: kept.body, isReplay: true };

  try {
    const { body, change = {} } = request.operation({ ...request, params: parseForm(request.form) });
    books.write({ ...change, entries: [...(change.entries ?? []), ...keep(request, { status: 200, body })] });
    return { status: 200, body, isReplay: false };
  } catch (error) {
    if (error instanceof ApiRefusal && error.isExecuted) {
      books.write({ entries: keep(request, { status: error.status, body: describeRefusal(error) }) });
    }
    throw error;
  }
};

const findKept = (request: Request, key: string): Kept | undefined => {
  if (!key || key.length > 255) throw new ApiRefusal('Idempotency keys must be 1–255 characters');
  const kept = request.books.findEntry('answer', key) as Kept | undefined;
  if (!kept || kept.keptAt + lifetimeInMs < Date.now()) return undefined;
  if (kept.fingerprint === fingerprint(request)) return kept;
  throw new ApiRefusal(
    `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    { type: 'idempotency_error' },
  );
};

const keep = (request: Request, { status, body }: Omit<Answer, 'isReplay'>) => {
  if (request.idempotencyKey === undefined) return [];
  const value: Kept = { status, body, fingerprint: fingerprint(request), keptAt: Date.now() };
  return [{ table: 'answer', key: request.idempotencyKey, value }];
};

const fingerprint = ({ path, form }: Request): string => createHash('sha256').update(`${path}\n${form}`).digest('hex');
