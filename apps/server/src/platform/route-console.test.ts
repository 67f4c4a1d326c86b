import pino from 'pino';
import { afterEach, expect, test } from 'vitest';
import { routeConsole } from '#platform/route-console.ts';

const libraries = console;
const before = { ...libraries };
const heard = process.listeners('warning');
afterEach(() => {
  Object.assign(libraries, before);
  process.removeAllListeners('warning');
  for (const listener of heard) process.on('warning', listener);
});

test('a fault that a library throws at the console is one line of the log, not a stack on the terminal', () => {
  const lines: Record<string, unknown>[] = [];
  const into = { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) };
  routeConsole(pino({ base: null }, into));
  libraries.error(new Error('the stream broke'));
  libraries.info('The user aborted a request.');
  process.emit('warning', new Error('deprecated'));

  expect(lines).toMatchObject([
    { level: 50, err: { message: 'the stream broke' } },
    { level: 30, msg: 'The user aborted a request.' },
    { level: 40, err: { message: 'deprecated' } },
  ]);
});
