import { expect, test } from 'vitest';
import { reconnectDelayInSeconds } from '#signing/reconnect-delay.ts';

test('a lost live connection is tried again after 1, 2, 5 and 10 seconds, then every 10', () => {
  expect([1, 2, 3, 4, 5, 40].map(reconnectDelayInSeconds)).toEqual([1, 2, 5, 10, 10, 10]);
});
