import { pino, type DestinationStream, type Logger } from 'pino';

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
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[left out]' },
      serializers: { err: describeError },
    },
    into,
  );

// Query errors carry their parameters, which are what people entered: only what names the fault is kept.
const describeError = (error: unknown): object => {
  if (!(error instanceof Error)) return { message: 'not an error' };
  const cause = error.cause instanceof Error ? { cause: describeError(error.cause) } : {};
  const message = error.message.split('\nparams:')[0]?.replace(/(invalid input [^:]*: ).*/s, '$1[left out]');
  return { name: error.name, message, stack: error.stack?.split('\n    at ').slice(1, 8).join(' < '), ...cause };
};
