import { startingType } from '@evergrant/domain/catalogue/document-types.ts';
import { noLaw } from '@evergrant/domain/law/law-source.ts';
import { useEffect, useRef, useState } from 'react';
import { guessDocumentType, mobileProgress } from '#assistant/mobile/guess-document-type.ts';
import type { ShownMessage } from '#assistant/shown-messages.ts';

const answersAfterMs = 1_500;

// What depends on the law of a state is said by the server, once the talk is saved there.
const { interview: engine } = (await startingType.load())(noLaw);

const begin = () => {
  const interview = engine.open();
  const { reply, choices } = engine.welcome(interview);
  return { interview, choices, messages: [messageOf('ai', reply)] };
};

const messageOf = (sender: ShownMessage['sender'], content: string): ShownMessage => ({
  id: crypto.randomUUID(),
  sender,
  content,
  timestamp: new Date().toISOString(),
});

const today = (): string => new Date().toISOString().slice(0, 10);

/** A conversation that never leaves this device: the interview engine runs in the browser. */
export const useMobileChat = () => {
  const [talk, setTalk] = useState(begin);
  const [draft, setDraft] = useState('');
  const [isReplying, setReplying] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const send = (text: string) => {
    const message = text.trim();
    if (message === '' || isReplying) return;
    setDraft('');
    setReplying(true);
    setTalk((before) => ({ ...before, choices: [], messages: [...before.messages, messageOf('user', message)] }));
    timer.current = setTimeout(() => {
      setTalk((before) => {
        const { interview, reply, choices } = engine.replyTo(before.interview, message, today());
        return { interview, choices, messages: [...before.messages, messageOf('ai', reply)] };
      });
      setReplying(false);
    }, answersAfterMs);
  };

  const said = talk.messages.filter(({ sender }) => sender === 'user').map(({ content }) => content);
  return {
    messages: talk.messages,
    choices: isReplying ? [] : talk.choices,
    said,
    progress: mobileProgress(said.length),
    documentType: guessDocumentType(said),
    draft,
    setDraft,
    isReplying,
    send,
  };
};
