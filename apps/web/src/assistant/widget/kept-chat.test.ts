import { expect, test } from 'vitest';
import { chatKey, noChat, parseChat } from '#assistant/widget/kept-chat.ts';

const saidAt = '2026-11-20T14:14:00.000Z';
const now = Date.parse(saidAt) + 60_000;
const messages = [{ id: '1', sender: 'user', content: 'What is probate?', timestamp: saidAt }];
const stored = (chat: object): string => JSON.stringify({ ...noChat, ...chat });

test('what was said and typed is read as it was kept', () => {
  expect(parseChat(stored({ messages, text: 'And how' }), now)).toEqual({ messages, text: 'And how' });
});

test('a question without an answer is back in an empty input, and never over what was typed since', () => {
  expect(parseChat(stored({ asked: 'Why?' }), now)).toMatchObject({ text: 'Why?', asked: 'Why?' });
  expect(parseChat(stored({ asked: 'Why?', text: 'When' }), now)).toMatchObject({ text: 'When', asked: 'Why?' });
});

test('a day later the talk begins anew, with what was typed', () => {
  const later = now + 25 * 60 * 60 * 1000;
  expect(parseChat(stored({ messages, text: 'And how', asked: 'Why?' }), later)).toEqual({
    ...noChat,
    text: 'And how',
  });
  expect(parseChat(stored({ messages, asked: 'Why?' }), later)).toEqual({ ...noChat, text: 'Why?' });
});

test('a talk is kept for one account, and what is no talk is not read', () => {
  expect(chatKey('ann')).not.toBe(chatKey('bob'));
  for (const broken of [null, '', '{', '{"text":5}']) expect(parseChat(broken, now)).toEqual(noChat);
});
