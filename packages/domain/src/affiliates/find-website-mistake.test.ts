import { expect, test } from 'vitest';
import { findWebsiteMistake } from '#affiliates/find-website-mistake.ts';

test.each(['https://user:pw@a.example', 'https://user@a.example/letters', 'HTTPS://a:b@c.example?x'])(
  'the website %j, which carries a sign-in, is refused',
  (website) =>
    expect(findWebsiteMistake(website)).toBe(
      'Please leave out the user name and password: everybody may see this address.',
    ),
);

test.each([
  'https://a.example/"onmouseover=x',
  "https://a.example/'x",
  'https://a.example/a b',
  'https://a.example/<b>',
])('the website %j, which could break out of an attribute, is refused', (website) =>
  expect(findWebsiteMistake(website)).toBe('Please enter the address without quotation marks and spaces.'),
);

test.each(['', 'https://a.example', 'https://a.example/@ada?x=1&y=%22#top', 'https://bücher.example/ä'])(
  'the website %j is taken',
  (website) => expect(findWebsiteMistake(website)).toBeUndefined(),
);
