import { expect, test } from 'vitest';
import { organizationsInFull } from '#interview/language/organizations-in-full.ts';

test.each([
  [
    'The Galesburg Public Library gets 10, so 45 for Ann, 45 for Bea and 10 for the library.',
    'The Galesburg Public Library gets 10, so 45 for Ann, 45 for Bea and 10 for Galesburg Public Library.',
  ],
  ['The church gets 5. That is Zion Lutheran Church.', 'Zion Lutheran Church gets 5. That is Zion Lutheran Church.'],
  ['Half to the library and half to Zion Lutheran Church.', 'Half to the library and half to Zion Lutheran Church.'],
  ['Zion Lutheran Church, the church on Elm Street', 'Zion Lutheran Church, the church on Elm Street'],
  ['The library', 'The library'],
])('an organization called by its kind is the one that is named: %s', (said, full) => {
  expect(organizationsInFull(said)).toBe(full);
});
