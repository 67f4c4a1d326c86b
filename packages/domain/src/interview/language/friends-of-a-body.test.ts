import { expect, test } from 'vitest';
import { analyzeMessage } from '#interview/language/analyze-message.ts';

const bodies = (text: string): readonly string[] => analyzeMessage(text).organizations.map(({ name }) => name);

test.each([
  ['$5,000 to the Friends of the Kirksville Library', 'Friends of the Kirksville Library'],
  ['$200 to Friends of the Ames Public Library and my cello to Ann Pell', 'Friends of the Ames Public Library'],
  ['Friends of Wyalusing State Park should get it', 'Friends of Wyalusing State Park'],
  ['The Friends of the Dayton Zoo get $300', 'Friends of the Dayton Zoo'],
  ['a thousand to friends of the library', 'Friends of the Library'],
])('the friends of a library or a park are a body of their own: “%s”', (said, name) => {
  expect(bodies(said)).toEqual([name]);
});

test.each(['Friends of Ann Miller get nothing', 'friends of mine', 'My friends of many years'])(
  'friends of somebody are no body: “%s”',
  (said) => {
    expect(bodies(said)).toEqual([]);
  },
);
