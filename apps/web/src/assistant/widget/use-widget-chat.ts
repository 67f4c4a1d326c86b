import {
  type AssistantAnswer,
  aiTrustAssistant,
  longestMessage,
  trustIdOf,
  TurnPart,
  widgetDocumentType,
} from '@evergrant/contract/assistant.ts';
import { useRef, useState } from 'react';
import type { Failure } from '#assistant/failure-of.ts';
import type { ShownMessage } from '#assistant/shown-messages.ts';
import { useComingWords } from '#assistant/use-coming-words.ts';
import type { KeptMessage } from '#assistant/widget/kept-chat.ts';
import { useKeptChat } from '#assistant/widget/use-kept-chat.ts';
import { failureOfQuestion, leftUnanswered, signedOut, troubled } from '#assistant/widget/widget-failure.ts';
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
const firstChoices = ['How do I begin?', 'What does it cost?'];

/** What is said without asking the server, in English. */
const ownWords: ReadonlySet<string> = new Set([welcome.content, troubled, signedOut]);

/** The conversation of the floating assistant, belonging to no document. A question stays in the input until it is answered. */
export const useWidgetChat = () => {
  const say = useSay();
  const { chat, change } = useKeptChat();
  const asking = useAsking();
  const { sent } = asking;

  const ask = (message: string): void => {
    if (asking.isBusy()) return;
    change(({ text, ...before }) => ({ ...before, text: text.trim() === message ? '' : text, asked: message }));
    const question = newMessage('user', message);
    void asking.ask(question, {
      before: [welcome, ...chat.messages],
      onAnswer: ({ response, choices }) =>
        change(({ asked: _asked, messages, text }) => ({
          text,
          messages: [...messages, question, newMessage('ai', response)],
          choices,
        })),
      onFailure: () => change((before) => ({ ...before, text: before.text === '' ? message : before.text })),
    });
  };
  const { asked } = chat;
  const isLeft = sent === undefined && asked !== undefined;
  const failure = asking.failure ?? (isLeft ? leftUnanswered : undefined);
  return {
    messages: [welcome, ...chat.messages, ...(sent ? [sent] : []), ...apologyFor(asking.failure)].map((message) =>
      spoken(message, say),
    ),
    choices: sent ? [] : (chat.choices ?? firstChoices).map(say),
    draft: chat.text,
    setDraft: (text: string) => change((before) => ({ ...before, text })),
    hasBegun: chat.messages.length > 0 || chat.text !== '',
    isReplying: sent !== undefined,
    coming: asking.coming,
    failure,
    /** Asks once more what has no answer; undefined where that would help nobody. */
    retry: isLeft && failure?.kind === 'failed' ? () => ask(asked) : undefined,
    send: (text: string) => {
      const message = text.trim();
      if (message !== '' && message.length <= longestMessage && sent === undefined) ask(message);
    },
  };
};

// One question on its way; `failure` says why the last one has no answer.
const useAsking = () => {
  const [sent, setSent] = useState<KeptMessage>();
  const [failure, setFailure] = useState<Failure>();
  const isAsking = useRef(false);
  const coming = useComingWords();
  const onPart = (heard: unknown) => {
    const part = TurnPart.parse(heard);
    if (part.part === 'words') coming.add(part.words);
  };
  const ask = async (question: KeptMessage, { before, onAnswer, onFailure }: Asking): Promise<void> => {
    isAsking.current = true;
    setSent(question);
    setFailure(undefined);
    try {
      coming.begin();
      const answer = await callStreamed(aiTrustAssistant, { body: bodyOf(question.content, before), onPart });
      await coming.shown();
      onAnswer(answer);
    } catch (error) {
      setFailure(failureOfQuestion(error));
      onFailure();
    } finally {
      isAsking.current = false;
      setSent(undefined);
    }
  };
  return { ask, isBusy: () => isAsking.current, sent, failure, coming: coming.words };
};

interface Asking {
  readonly before: readonly ShownMessage[];
  readonly onAnswer: (answer: AssistantAnswer) => void;
  readonly onFailure: () => void;
}

const newMessage = (sender: KeptMessage['sender'], content: string): KeptMessage => ({
  id: crypto.randomUUID(),
  sender,
  content,
  timestamp: new Date().toISOString(),
});

const apologyFor = (failure: Failure | undefined): readonly ShownMessage[] =>
  failure === undefined
    ? []
    : [
        {
          id: 'apology',
          sender: 'ai',
          content: failure.kind === 'signed-out' ? signedOut : troubled,
          timestamp: undefined,
          isFailure: true,
        },
      ];

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
