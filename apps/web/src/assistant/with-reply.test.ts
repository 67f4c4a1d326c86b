import { expect, test } from 'vitest';
import type { ConversationAnswer } from '@evergrant/contract/assistant.ts';
import { withReply } from '#assistant/with-reply.ts';

const timestamp = '2026-11-20T14:14:00.000Z';
<<<<<<< HEAD
const fresh = {
  messages: [],
  choices: ['Skip for now'],
  welcome: 'Welcome. What is your full legal name?',
  language: 'en' as const,
  languages: ['en' as const],
};
=======
const fresh: ConversationAnswer = {
  messages: [],
  choices: ['Skip for now'],
  welcome: 'Welcome. What is your full legal name?',
  language: 'en',
  languages: ['en'],
} as const;
>>>>>>> main
const reply = {
  userMessage: { id: 'u1', sender: 'user', content: 'Marisol Reyes', timestamp },
  aiMessage: { id: 'a1', sender: 'ai', content: 'Thank you. Where do you live?', timestamp },
  choices: ['Why do you ask?'],
  language: 'en',
} as const;
const said = { ...reply, choices: [...reply.choices] };

test('the first question stays above the first answer', () => {
  expect(withReply(fresh, said).messages.map(({ content }) => content)).toEqual([
    fresh.welcome,
    'Marisol Reyes',
    'Thank you. Where do you live?',
  ]);
});

test('only the newest answers can be tapped', () => {
  expect(withReply(fresh, said).choices).toEqual(['Why do you ask?']);
});

test('a turn that is answered twice stands in the conversation once', () => {
  expect(withReply(withReply(fresh, said), said).messages).toHaveLength(3);
});
