import { expect, test } from 'vitest';
import type { ConversationAnswer } from '@evergrant/contract/assistant.ts';
import { shownMessages } from '#assistant/shown-messages.ts';

const said = { id: 'm1', sender: 'user', content: 'I am Marisol', timestamp: '2026-11-20T14:14:00.000Z' } as const;
<<<<<<< HEAD
const empty = {
  messages: [],
  choices: [],
  welcome: 'Welcome. What is your full legal name?',
  language: 'en' as const,
  languages: ['en' as const],
};
=======
const empty: ConversationAnswer = {
  messages: [],
  choices: [],
  welcome: 'Welcome. What is your full legal name?',
  language: 'en',
  languages: ['en'],
} as const;
>>>>>>> main
const settled = { beingSent: undefined, sentAt: '2026-11-20T14:15:00.000Z', failure: undefined };

test('the advisor welcomes a person who has said nothing yet', () => {
  expect(shownMessages(empty, settled)).toMatchObject([{ sender: 'ai', content: empty.welcome }]);
});

test('the welcome is not repeated above a conversation', () => {
  expect(shownMessages({ ...empty, messages: [said] }, settled)).toEqual([said]);
});

test('what a person says is on screen at once, below everything else', () => {
  const beingSent = { clientMessageId: 'c1', message: 'Single' };

  expect(shownMessages({ ...empty, messages: [said] }, { ...settled, beingSent }).at(-1)).toMatchObject({
    sender: 'user',
    content: 'Single',
  });
});

test('the advisor apologizes for a failure, with its reason, and it does not look like advice', () => {
  expect(shownMessages(empty, { ...settled, failure: 'the connection was lost' }).at(-1)).toMatchObject({
    sender: 'ai',
    content: 'I apologize, but I encountered an error: the connection was lost. Please try again.',
    isFailure: true,
  });
});
