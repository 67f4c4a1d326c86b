import pino from 'pino';
import { expect, test } from 'vitest';
import { hushOutages } from '#platform/hush-outages.ts';

const collect = () => {
  const lines: Record<string, unknown>[] = [];
  const time = { now: 0 };
  const into = { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) };
  const log = pino({ base: null, hooks: { logMethod: hushOutages(() => time.now) } }, into);
  return { lines, time, log };
};
const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

test('a database that is away for ten minutes fills ten lines of a kind, not thousands, and says how many it left out', () => {
  const { lines, time, log } = collect();
  for (; time.now < 600_000; time.now += 100) {
    log.error({ err: refused }, 'job queue');
    // The job queue's own shape of an error.
    log.error({ err: { message: 'Connection terminated unexpectedly', stack: '' } }, 'request failed');
  }
  expect(lines.filter(({ msg }) => msg === 'job queue')).toHaveLength(10);
  expect(lines.filter(({ msg }) => msg === 'request failed')).toHaveLength(10);
  expect(lines.at(-1)).toMatchObject({ alikeLeftOut: 599 });
});

test('every other fault is written each time, also while the database is away', () => {
  const { lines, log } = collect();
  for (let index = 0; index < 5; index += 1) {
    log.error({ err: refused }, 'request failed');
    log.error({ err: new Error('a bug') }, 'request failed');
    log.info({ status: 503 }, 'request');
  }
  expect(lines).toHaveLength(1 + 5 + 5);
});
