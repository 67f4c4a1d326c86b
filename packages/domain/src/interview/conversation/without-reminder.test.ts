import { expect, test } from 'vitest';
import { withoutReminder } from '#interview/conversation/without-reminder.ts';
import type { Interview } from '#interview/interview.ts';

const asking = { asked: { kind: 'fact', field: 'grantorCounty' }, facts: {}, doubt: null } as unknown as Interview;

test.each([
  ['i said collin', 'collin'],
  ['like i told you, collin', 'collin'],
  ['As I said before: Maricopa', 'Maricopa'],
  ["I've already told you it's Travis County", 'Travis County'],
  ['well, i already told you tyler 17 mason 9 lily 6', 'tyler 17 mason 9 lily 6'],
  ['I just said that. Cook', 'Cook'],
])('“%s” says “%s”', (message, said) => {
  expect(withoutReminder(asking, message)).toBe(said);
});

test.each([
  'I said Ann, not Anna',
  'I told you about my sister',
  'i said so already',
  'I told you I have two kids',
  'Collin',
  'I said',
])('“%s” stays as it is', (message) => {
  expect(withoutReminder(asking, message)).toBe(message);
});

test('a reminder of what is recorded stays as it is', () => {
  const interview = { ...asking, facts: { grantorCounty: 'Cook' } } as unknown as Interview;
  expect(withoutReminder(interview, 'I said Collin')).toBe('I said Collin');
});
