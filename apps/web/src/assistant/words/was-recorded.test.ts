import { expect, test } from 'vitest';
import { parseWords, wordsKey } from '#assistant/words/kept-words.ts';
import { wasRecorded, wordsToOpenWith } from '#assistant/words/was-recorded.ts';

const at = '2026-11-20T14:14:00.000Z';
const said = (...messages: readonly (readonly [string, 'user' | 'ai', string])[]) => ({
  messages: messages.map(([id, sender, content]) => ({ id, sender, content, timestamp: at })),
});
const attempt = { message: 'Yes', clientMessageId: 'c', seen: '2' };
const before = said(['1', 'user', 'Yes'], ['2', 'ai', 'And this?']);
const after = said(['1', 'user', 'Yes'], ['2', 'ai', 'And this?'], ['3', 'user', 'Yes'], ['4', 'ai', 'Good.']);

test('what was sent and not acknowledged is found in the conversation, an equal answer from before is not', () => {
  expect(wasRecorded(before, attempt)).toBe(false);
  expect(wasRecorded(after, attempt)).toBe(true);
});

test('a message that never arrived is back in the input, one that arrived is not', () => {
  expect(wordsToOpenWith({ text: '', attempt }, before)).toEqual({ text: 'Yes', attempt });
  expect(wordsToOpenWith({ text: '', attempt }, after)).toEqual({ text: '' });
  expect(wordsToOpenWith({ text: 'Yes', attempt }, after)).toEqual({ text: '' });
});

test('what was typed since is never replaced', () => {
  expect(wordsToOpenWith({ text: 'Something else', attempt }, before).text).toBe('Something else');
  expect(wordsToOpenWith({ text: 'Something else', attempt }, after)).toEqual({ text: 'Something else' });
});

test('words are kept for one account and one document, and what is no words is not read', () => {
  expect(wordsKey('ann', 'd1')).not.toBe(wordsKey('bob', 'd1'));
  expect(parseWords('{"text":"Ann"}')).toEqual({ text: 'Ann' });
  for (const broken of [null, '', '{', '{"text":5}']) expect(parseWords(broken)).toEqual({ text: '' });
});
