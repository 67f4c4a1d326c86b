import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { createLog } from '#platform/create-log.ts';

const collect = () => {
  const lines: string[] = [];
  const into = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(chunk.toString());
      done();
    },
  });
  return { lines, log: createLog('info', into) };
};

test('secrets and the words of documents are left out, wherever they stand', () => {
  const { lines, log } = collect();
  log.info({
    password: 'hunter22',
    body: {
      password: 'hunter22',
      token: 'tok-1',
      signatureData: 'data:image/png;base64,xyz',
      html: '<p>I leave it</p>',
    },
    request: { headers: { authorization: 'Bearer tok-1', cookie: 'session=tok-1' } },
    message: { content: 'my daughter', text: 'my daughter' },
    sealedToken: 'tok-1',
    apiKey: 'tok-1',
    email: { token: 'tok-1' },
  });
  const line = lines.join('');
  for (const secret of ['hunter22', 'tok-1', 'xyz', 'I leave it', 'my daughter']) expect(line).not.toContain(secret);
  expect(line).toContain('[left out]');
});

test('a database error is logged without what people entered', () => {
  const { lines, log } = collect();
  const cause = new Error('duplicate key value violates unique constraint "users_email_unique"');
  const error = new Error('Failed query: insert into users\nparams: Marisol,marisol@example.com', { cause });
  log.error({ err: error }, 'request failed');

  const line = lines.join('');
  expect(line).toContain('insert into users');
  expect(line).toContain('users_email_unique');
  expect(line).not.toContain('marisol@example.com');
});

test('a value that the database could not read is not repeated in the log', () => {
  const { lines, log } = collect();
  const error = new Error('invalid input syntax for type uuid: "my private words"');
  log.error({ err: error }, 'request failed');
  expect(lines.join('')).not.toContain('my private words');
});

test('nothing that is logged can begin a line of its own', () => {
  const { lines, log } = collect();
  log.info({ userAgent: 'x\r\n{"level":60,"msg":"forged"}\u001B[31m' }, 'request\n{"forged":true}');
  expect(lines).toHaveLength(1);
  expect(lines[0]?.trimEnd().split('\n')).toHaveLength(1);
  expect(lines[0]).not.toContain('\u001B');
});
