import { expect, test } from 'vitest';
import { matchAddress } from '#platform/http/match-address.ts';

const isKnown = matchAddress(['/', '/pricing', '/trust/:documentId?', '/library/:entry']);

test.each(['/', '/pricing', '/Pricing', '/trust', '/trust/17', '/library/deeds'])(
  '%s is an address of the app',
  (path) => {
    expect(isKnown(path)).toBe(true);
  },
);

test.each(['/prices', '/pricing/old', '/trust/17/18', '/library', '/trust-types', '/index.html'])(
  '%s leads nowhere',
  (path) => {
    expect(isKnown(path)).toBe(false);
  },
);
