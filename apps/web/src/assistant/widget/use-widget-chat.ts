import {
  aiTrustAssistant,
  longestMessage,
  trustIdOf,
  TurnPart,
  widgetDocumentType,
} from '@evergrant/contract/assistant.ts';
import { useRef, useState } from 'react';
import type { ShownMessage } from '#assistant/shown-messages.ts';
import { useComingWords } from '#assistant/use-coming-words.ts';
import { ApiProblem } from '#platform/api-problem.ts';
import { callStreamed } from '#platform/call-streamed.ts';
import { useSay, type Say } from '#platform/language/use-say.ts';

/** How many of the last messages go along, so that a follow-up is understood. */
const remembered = 8;

const welcome: ShownMessage = {
  timestamp: undefined,
  id: 'welcome',
  sender: 'ai',
  content: 'Hello, I am your estate planning assistant. What brings you here today?',
};
const troubled =
  "I'm having a brief connection issue. Could you rephrase your question? I'm here to help with your estate planning needs.";
const signedOut = 'Authentication Required: Please sign in to use the AI assistant.';

/** What is said without asking the server, in English. */
const ownWords: ReadonlySet<string> = new Set([welcome.content, troubled, signedOut]);

/** The conversation of the floating assistant: kept while the page is open, belonging to no document. */
export const useWidgetChat = () => {
  const say = useSay();
  const [messages, setMessages] = useState<readonly ShownMessage[]>([welcome]);
  const [choices, setChoices] = useState<readonly string[]>(['How do I begin?', 'What does it cost?']);
  const [draft, setDraft] = useState('');
  const [isReplying, setReplying] = useState(false);
  const asking = useRef(false);
  const coming = useComingWords();
  const onPart = (heard: unknown) => {
    const part = TurnPart.parse(heard);
    if (part.part === 'words') coming.add(part.words);
  };

  const add = (sender: ShownMessage['sender'], content: string) =>
    setMessages((before) => [
      ...before,
      { id: crypto.randomUUID(), sender, content, timestamp: new Date().toISOString() },
    ]);

  const send = async (text: string): Promise<void> => {
    const message = text.trim();
    if (message === '' || message.length > longestMessage || asking.current) return;
    asking.current = true;
    setReplying(true);
    setDraft((typed) => (typed.trim() === message ? '' : typed));
    setChoices([]);
    add('user', message);
    try {
      coming.begin();
      const answer = await callStreamed(aiTrustAssistant, { body: bodyOf(message, messages), onPart });
      await coming.shown();
      add('ai', answer.response);
      setChoices(answer.choices);
    } catch (error) {
      add('ai', error instanceof ApiProblem && error.status === 401 ? signedOut : troubled);
      setDraft((typed) => (typed === '' ? message : typed));
    } finally {
      asking.current = false;
      setReplying(false);
    }
  };

  return {
    messages: messages.map((message) => spoken(message, say)),
    choices: choices.map(say),
    draft,
    setDraft,
    isReplying,
    coming: coming.words,
    send: (text: string) => void send(text),
  };
};

const spoken = (message: ShownMessage, say: Say): ShownMessage =>
  ownWords.has(message.content) ? { ...message, content: say(message.content) } : message;

const bodyOf = (message: string, messages: readonly ShownMessage[]) => ({
  message,
  trustId: trustIdOf({ kind: 'product' }),
  documentType: widgetDocumentType,
  agentMode: true,
  conversationHistory: messages
    .slice(-remembered)
    .map(({ sender, content }) => ({ role: sender === 'user' ? 'user' : 'assistant', content })),
});
