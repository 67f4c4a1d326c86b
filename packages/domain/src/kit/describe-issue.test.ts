import { expect, test } from 'vitest';
import { z } from 'zod';
import { describeIssue } from '#kit/describe-issue.ts';

const Form = z.strictObject({
  name: z.string().max(120),
  nickname: z.string().min(3),
  motto: z.string().min(1),
  isAgreed: z.boolean(),
  count: z.int().min(2).max(5),
  price: z.number(),
  kind: z.enum(['photo', 'video']),
  email: z.email(),
  site: z.url(),
  day: z.iso.date(),
  id: z.uuid(),
  files: z.array(z.string()).max(2),
  either: z.union([z.string(), z.number()]),
  own: z.string().regex(/^\d{5}$/, 'Please enter a ZIP code of five digits.'),
  state: z.string(),
});

const typed = {
  name: 'a'.repeat(121),
  nickname: 'ab',
  motto: '',
  isAgreed: 'maybe',
  count: 6,
  price: 'much',
  kind: 'song',
  email: 'marisol',
  site: 'marisol',
  day: '2026-02-30',
  id: 'one',
  files: ['a', 'b', 'c'],
  either: true,
  own: 'x',
};

test('whoever is corrected reads a sentence about the entry, never the words of a validator', () => {
  const issues = Form.safeParse({ ...typed, odd: 1 }, { error: describeIssue }).error?.issues ?? [];
  const messages = Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]));
  expect(messages).toEqual({
    name: 'Please use at most 120 characters.',
    nickname: 'Please use at least 3 characters.',
    motto: 'Please fill this in.',
    isAgreed: 'Please answer yes or no.',
    count: 'Please enter a number up to 5.',
    price: 'Please enter a number.',
    kind: 'Please choose one of the answers given.',
    email: 'Please enter a valid email address.',
    site: 'Please enter a full web address, for example https://example.org.',
    day: 'Please enter a real date.',
    id: 'Please check this entry.',
    files: 'Please give at most 2 entries.',
    either: 'Please check this entry.',
    own: 'Please enter a ZIP code of five digits.',
    state: 'Please fill this in.',
    '': 'Please check this entry.',
  });
});
