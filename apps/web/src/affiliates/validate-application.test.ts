import { expect, test } from 'vitest';
import { tidyApplication, validateApplication } from '#affiliates/validate-application.ts';

const complete = {
  firstName: ' Ines ',
  lastName: 'Aguirre',
  email: 'ines@example.com ',
  website: 'ines.example.com/blog',
  socialMedia: '',
  experience: 'A newsletter with 2,000 readers.',
  motivation: 'My readers ask me about trusts.',
  payoutMethod: 'paypal',
  payoutDetails: 'ines@example.com',
} as const;

const refusalsOf = (changes: Partial<Record<keyof typeof complete, string>>) =>
  validateApplication(tidyApplication({ ...complete, ...changes, payoutMethod: 'paypal' }));

test('a complete application is sent without spaces around it and with a whole web address', () => {
  expect(refusalsOf({})).toEqual({});
  expect(tidyApplication(complete)).toMatchObject({ firstName: 'Ines', website: 'https://ines.example.com/blog' });
});

test('a website with a password or a quotation mark in it is refused at its field', () => {
  expect(refusalsOf({ website: 'user:pw@ines.example.com' }).website).toMatch(/^Please leave out the user name/);
  expect(refusalsOf({ website: 'ines.example.com/"onmouseover=x' }).website).toMatch(/without quotation marks/);
});

test('website and social media may be left out, everything else may not', () => {
  const nothing = { firstName: ' ', lastName: '', email: '', website: '', experience: '', motivation: '' };
  expect(Object.keys(refusalsOf({ ...nothing, payoutDetails: '' }))).toEqual([
    'firstName',
    'lastName',
    'email',
    'experience',
    'motivation',
    'payoutDetails',
  ]);
});

test.each(['ines', 'ines@example', 'ines aguirre@example.com'])('an email address is asked for: %s', (email) => {
  expect(refusalsOf({ email })).toEqual({ email: 'Please enter a valid email address.' });
});

test.each(['my blog', 'blog', 'ftp://example.com', 'javascript://example.com/%0Aalert(1)'])(
  'a website is a web address: %s',
  (website) => {
    expect(Object.keys(refusalsOf({ website }))).toEqual(['website']);
  },
);
