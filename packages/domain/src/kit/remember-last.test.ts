import { expect, test } from 'vitest';
import { rememberLast } from '#kit/remember-last.ts';

test('what was asked is found once, as long as it is among the last that were asked', () => {
  const found: string[] = [];
  const length = rememberLast(2, (text) => {
    found.push(text);
    return { length: text.length };
  });
  expect(length('a')).toBe(length('a'));
  length('bb');
  length('a');
  length('ccc');
  expect(found).toEqual(['a', 'bb', 'ccc']);
  length('a');
  expect(found).toHaveLength(3);
  length('bb');
  expect(found).toEqual(['a', 'bb', 'ccc', 'bb']);
});
