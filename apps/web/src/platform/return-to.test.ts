import { expect, test } from 'vitest';
import { loginPath, safeReturnTo } from '#platform/return-to.ts';

test('a person returns to the page they asked for, with its query and anchor', () => {
  expect(safeReturnTo('/trust/1b4e28ba?tab=facts#shares')).toBe('/trust/1b4e28ba?tab=facts#shares');
});

test('a person without a remembered page goes to the dashboard', () => {
  expect(safeReturnTo(null)).toBe('/dashboard');
  expect(safeReturnTo('')).toBe('/dashboard');
});

const hosts = [
  'evil.example',
  'evil.example/dashboard',
  'evergrant.example@evil.example',
  'evergrant.example.evil.example',
];
const beginnings = [
  ...[
    'https://',
    'http://',
    'HTTPS://',
    'https:/',
    'https:',
    'http:\\\\',
    'ftp://',
    'wss://',
    '//',
    '///',
    '////',
    '//\\',
  ],
  ...[
    '/\\',
    '\\\\',
    '\\/',
    '/\t/',
    '/\n/',
    '/\r\n/',
    '\t//',
    ' //',
    '/.//',
    '/..//',
    '/%2e//',
    '/x/..//',
    '//%09/',
    '@',
  ],
];
const alone = [
  ...['javascript:alert(1)', 'JavaScript:alert(1)', 'java\tscript:alert(1)', '\u0001javascript:alert(1)', 'vbscript:x'],
  ...['data:text/html,<script>alert(1)</script>', 'blob:https://evil.example/x', 'file:///etc/passwd', 'mailto:a@b.co'],
  ...[
    'dashboard',
    'evil.example',
    '.',
    '..',
    '?next=https://evil.example',
    '#https://evil.example',
    '%2F%2Fevil.example',
  ],
  ...['https%3A%2F%2Fevil.example', '\u2028//evil.example', '\uFF0F\uFF0Fevil.example', '//[::1]/', '//2130706433/'],
];
const variants = [...beginnings.flatMap((beginning) => hosts.map((host) => `${beginning}${host}`)), ...alone];

test('there are a hundred ways to try to lead somebody off the site', () => {
  expect(new Set(variants).size).toBeGreaterThanOrEqual(100);
});

test.each(variants)('logging in never leads off the site: %j', (remembered) => {
  const path = safeReturnTo(remembered);
  expect(path).toMatch(/^\/(?![/\\])/);
  expect(new URL(path, 'https://evergrant.example').origin).toBe('https://evergrant.example');
  expect(path).toBe('/dashboard');
});

test.each(['/%2F%2Fevil.example', '/%5Cevil.example', '/https://evil.example', '/@evil.example', '/;//evil.example'])(
  'what only looks like another site stays a page of this one: %j',
  (remembered) => {
    const path = safeReturnTo(remembered);
    expect(path).toMatch(/^\/(?![/\\])/);
    expect(new URL(path, 'https://evergrant.example').host).toBe('evergrant.example');
  },
);

test('logging in does not lead back to the login page', () => {
  expect(safeReturnTo('/login?returnTo=/login')).toBe('/dashboard');
});

test('the login page remembers where a person wanted to go', () => {
  expect(loginPath('/checkout?plan=one_time')).toBe('/login?returnTo=%2Fcheckout%3Fplan%3Done_time');
  expect(loginPath('/dashboard')).toBe('/login');
});
