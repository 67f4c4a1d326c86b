import { expect, test } from 'vitest';
import { loginPath, safeReturnTo } from '#platform/return-to.ts';

test('a person returns to the page they asked for, with its query and anchor', () => {
  expect(safeReturnTo('/trust/1b4e28ba?tab=facts#shares')).toBe('/trust/1b4e28ba?tab=facts#shares');
});

test('a person without a remembered page goes to the dashboard', () => {
  expect(safeReturnTo(null)).toBe('/dashboard');
  expect(safeReturnTo('')).toBe('/dashboard');
});

test.each([
  'https://evil.example/',
  '//evil.example/login',
  '/\\evil.example',
  '/\t/evil.example',
  '\\\\evil.example',
  'javascript:alert(1)',
  '/.//evil.example',
  'dashboard',
])('logging in never leads off the site: %j', (remembered) => {
  const path = safeReturnTo(remembered);
  expect(new URL(path, 'https://evergrant.example').origin).toBe('https://evergrant.example');
  expect(path).toBe('/dashboard');
});

test('logging in does not lead back to the login page', () => {
  expect(safeReturnTo('/login?returnTo=/login')).toBe('/dashboard');
});

test('the login page remembers where a person wanted to go', () => {
  expect(loginPath('/checkout?plan=one_time')).toBe('/login?returnTo=%2Fcheckout%3Fplan%3Done_time');
  expect(loginPath('/dashboard')).toBe('/login');
});
