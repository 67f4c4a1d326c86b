import { readSession } from '@evergrant/contract/accounts.ts';
import { expect, test } from 'vitest';
import { urlOf } from '#platform/call.ts';
import { sessionPath } from '#platform/load-session.ts';

test('public pages ask for the session where the contract serves it', () => {
  expect(sessionPath).toBe(urlOf(readSession.path));
});
