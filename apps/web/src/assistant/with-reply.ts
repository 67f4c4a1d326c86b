import type { AssistantAnswer, ConversationAnswer, Message } from '@evergrant/contract/assistant.ts';

type Reply = Pick<AssistantAnswer, 'userMessage' | 'aiMessage' | 'choices' | 'form' | 'language'>;

/** A conversation after one more turn. The welcome becomes its first message, as the server keeps it; a repeated turn changes nothing. */
export const withReply = (before: ConversationAnswer, reply: Reply): ConversationAnswer => {
  const { userMessage, aiMessage, choices, form, language } = reply;
  const earlier = before.messages.length > 0 ? before.messages : [welcomeOf(before, userMessage)];
  const others = earlier.filter(({ id }) => id !== userMessage.id && id !== aiMessage.id);
  const { form: _answered, ...conversation } = before;
  return { ...conversation, ...(form && { form }), choices, language, messages: [...others, userMessage, aiMessage] };
};

const welcomeOf = ({ welcome }: ConversationAnswer, { timestamp }: Message): Message => ({
  id: 'welcome',
  sender: 'ai',
  content: welcome,
  timestamp,
});
