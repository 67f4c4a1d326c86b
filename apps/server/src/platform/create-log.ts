import { pino, type DestinationStream, type Logger } from 'pino';
import { hushOutages } from '#platform/hush-outages.ts';

// Names of fields that may carry a secret or the words of a document, wherever they stand in what is logged.
const secretNames = [
  'password',
  'token',
  'sealedToken',
  'apiKey',
  'secret',
  'cookie',
  'authorization',
  'signatureData',
  'html',
  'content',
  'text',
];

/** Structured logs, one JSON line each, on standard output unless `into` says otherwise. */
export const createLog = (level: string, into: DestinationStream = pino.destination(1)): Logger =>
  pino(
    {
      level,
      hooks: { logMethod: hushOutages() },
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[left out]' },
      serializers: { err: describeError },
    },
    into,
  );

// Query errors carry their parameters, which are what people entered: only what names the fault is kept.
const describeError = (error: unknown): object => {
  if (!isLikeError(error)) return { message: 'not an error' };
  const cause = isLikeError(error.cause) ? { cause: describeError(error.cause) } : {};
  const message = error.message.split('\nparams:')[0]?.replace(/(invalid input [^:]*: ).*/s, '$1[left out]');
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  return {
    name: error.name,
    message,
    ...code,
    stack: error.stack?.split('\n    at ').slice(1, 8).join(' < '),
    ...cause,
  };
};

const isLikeError = (value: unknown): value is Error =>
  typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string';
