import { expect, test } from 'vitest';
import { analyzeMessage } from '#interview/language/analyze-message.ts';

test.each([
  ['vfw post 3629. all of it', 'VFW Post 3629'],
  ['all of it to the Elks Lodge No. 122', 'Elks Lodge No. 122'],
  ['Teamsters Local 190, everything', 'Teamsters Local 190'],
  ['the church of jesus christ of latter-day saints', 'Church of Jesus Christ of Latter-Day Saints'],
  ['$50 to Ravalli County Search and Rescue', 'Ravalli County Search and Rescue'],
  ['bitterroot search and rescue, all', 'Bitterroot Search and Rescue'],
  ['Boys and Girls Club of Dover', 'Boys and Girls Club of Dover'],
  ['Montana Fish and Wildlife Foundation gets it', 'Montana Fish and Wildlife Foundation'],
  ['Hadley and Elks Lodge', 'Elks Lodge'],
  ['First Church of Christ, all of it', 'First Church of Christ'],
])('the whole name of an organization is heard: %s', (text, name) => {
  expect(analyzeMessage(text).organizations.map((one) => one.name)).toEqual([name]);
});

test.each(['chapter 7', 'my post 12'])('a number behind a word alone names nobody: %s', (text) => {
  expect(analyzeMessage(text).organizations).toEqual([]);
});
