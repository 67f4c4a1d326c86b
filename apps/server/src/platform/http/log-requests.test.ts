import { expect, test } from 'vitest';
import { withoutSecrets } from '#platform/http/log-requests.ts';

test.each([
  ['/api/witness/abc-DEF_123/signature', '/api/witness/[token]/signature'],
  ['/api/witness/abc', '/api/witness/[token]'],
  ['/witness/abc', '/witness/[token]'],
  ['/api/trusts/1/witnesses', '/api/trusts/1/witnesses'],
])('the path %s is logged as %s', (path, logged) => {
  expect(withoutSecrets(path)).toBe(logged);
});

test('a path of any length makes a line of bounded length', () => {
  expect(withoutSecrets(`/${'x'.repeat(10_000)}`).length).toBeLessThanOrEqual(300);
});
