import { aiTrustAssistant, trustIdOf, widgetDocumentType, type Sender } from '@evergrant/contract/assistant.ts';
import { useRef, useState } from 'react';
import { ApiProblem } from '#platform/api-problem.ts';
import { call } from '#platform/call.ts';

export interface Line {
  readonly id: string;
  readonly sender: Sender;
  readonly content: string;
}

/** How many of the last messages go along, so that a follow-up is understood. */
const remembered = 8;

const welcome: Line = {
  id: 'welcome',
  sender: 'ai',
  content: 'Hello, I am your estate planning assistant. What brings you here today?',
};
const troubled =
  "I'm having a brief connection issue. Could you rephrase your question? I'm here to help with your estate planning needs.";
const signedOut = 'Authentication Required: Please sign in to use the AI assistant.';

/** The conversation of the floating assistant: kept while the page is open, belonging to no document. */
export const useWidgetChat = () => {
  const [lines, setLines] = useState<readonly Line[]>([welcome]);
  const [choices, setChoices] = useState<readonly string[]>(['How do I begin?', 'What does it cost?']);
  const [draft, setDraft] = useState('');
  const [isReplying, setReplying] = useState(false);
  const asking = useRef(false);

  const add = (sender: Line['sender'], content: string) =>
    setLines((before) => [...before, { id: crypto.randomUUID(), sender, content }]);

  const send = async (text: string): Promise<void> => {
    const message = text.trim();
    if (message === '' || asking.current) return;
    asking.current = true;
    setReplying(true);
    setDraft('');
    setChoices([]);
    add('user', message);
    try {
      const answer = await call(aiTrustAssistant, { body: bodyOf(message, lines) });
      add('ai', answer.response);
      setChoices(answer.choices);
    } catch (error) {
      add('ai', error instanceof ApiProblem && error.status === 401 ? signedOut : troubled);
      setDraft(message);
    } finally {
      asking.current = false;
      setReplying(false);
    }
  };

  return { lines, choices, draft, setDraft, isReplying, send: (text: string) => void send(text) };
};

const bodyOf = (message: string, lines: readonly Line[]) => ({
  message,
  trustId: trustIdOf({ kind: 'product' }),
  documentType: widgetDocumentType,
  agentMode: true,
  conversationHistory: lines
    .slice(-remembered)
    .map(({ sender, content }) => ({ role: sender === 'user' ? 'user' : 'assistant', content })),
});
