import type { User } from '@evergrant/contract/accounts.ts';
import { afterEach, expect, test } from 'vitest';
import { beginLeaving, endLeaving, knownSession, rememberSession } from '#platform/session.ts';

const user: User = {
  id: 'u1',
  name: 'Ines Aguirre',
  email: 'ines@example.org',
  emailConfirmedAt: null,
  role: 'member',
  language: 'en',
  documentCount: 0,
  needsSecondFactor: false,
};
afterEach(() => endLeaving(true));

test('what the server answers to a page that is being left does not lead a member to the login page', () => {
  rememberSession(user);
  beginLeaving();
  rememberSession(null);
  expect(knownSession().state).toBe('signed-in');

  endLeaving(true);
  expect(knownSession().state).toBe('signed-out');
});

test('a member whose logout failed is still there, and is told when the session ends later', () => {
  rememberSession(user);
  beginLeaving();
  endLeaving(false);
  expect(knownSession().state).toBe('signed-in');
  rememberSession(null);
  expect(knownSession().state).toBe('signed-out');
});
