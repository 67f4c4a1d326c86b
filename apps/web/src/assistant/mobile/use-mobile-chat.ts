import { findCard } from '@evergrant/domain/catalogue/cards.ts';
import { useEffect, useRef, useState } from 'react';
import { beginTalk, continueTalk } from '#assistant/mobile/continue-talk.ts';
import { guessDocumentType, mobileProgress } from '#assistant/mobile/guess-document-type.ts';
import type { ShownMessage } from '#assistant/shown-messages.ts';
import { notifyError } from '#ui/notify.ts';

const answersAfterMs = 1_500;

const beginning = await beginTalk();
const begin = () => ({ talk: beginning.talk, messages: [messageOf('ai', beginning.reply)] });

const messageOf = (sender: ShownMessage['sender'], content: string): ShownMessage => ({
  id: crypto.randomUUID(),
  sender,
  content,
  timestamp: new Date().toISOString(),
});

const saidIn = (messages: readonly ShownMessage[]): readonly string[] =>
  messages.filter(({ sender }) => sender === 'user').map(({ content }) => content);

const today = (): string => new Date().toISOString().slice(0, 10);

/** A conversation that never leaves this device: the interview engine runs in the browser. */
export const useMobileChat = () => {
  const [{ talk, messages }, setShown] = useState(begin);
  const [draft, setDraft] = useState('');
  const [isReplying, setReplying] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const answer = async (said: readonly string[]): Promise<void> => {
    try {
      const next = await continueTalk(talk, { said, today: today() });
      setShown((before) => ({ talk: next.talk, messages: [...before.messages, messageOf('ai', next.reply)] }));
    } catch {
      notifyError(
        'No answer yet',
        'The questions could not be loaded. Check your internet connection and say it again.',
      );
    } finally {
      setReplying(false);
    }
  };
  const send = (text: string) => {
    const message = text.trim();
    if (message === '' || isReplying) return;
    setDraft('');
    setReplying(true);
    setShown((before) => ({ ...before, messages: [...before.messages, messageOf('user', message)] }));
    timer.current = setTimeout(() => void answer([...saidIn(messages), message]), answersAfterMs);
  };

  const said = saidIn(messages);
  return {
    messages,
    choices: isReplying ? [] : talk.choices,
    said,
    progress: mobileProgress(said.length),
    documentType: findCard(guessDocumentType(said)?.id ?? '')?.name,
    draft,
    setDraft,
    isReplying,
    send,
  };
};
