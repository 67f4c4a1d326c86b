import { longestMessage } from '@evergrant/contract/assistant.ts';
import { findCard } from '@evergrant/domain/catalogue/cards.ts';
import { useEffect, useRef, useState } from 'react';
import { beginTalk, continueTalk, readInTalk, takeInTalk, type Talk } from '#assistant/mobile/continue-talk.ts';
import { guessDocumentType, mobileProgress } from '#assistant/mobile/guess-document-type.ts';
import { noTalk, type KeptTaking, type KeptTalk } from '#assistant/mobile/kept-talk.ts';
import { useKeptTalk } from '#assistant/mobile/use-kept-talk.ts';
import type { PaperDesk } from '#assistant/papers/use-bring-paper.ts';
import type { ShownMessage } from '#assistant/shown-messages.ts';
import { notifyError } from '#ui/notify.ts';

const answersAfterMs = 1_500;

interface Shown {
  readonly talk: Talk;
  readonly messages: readonly ShownMessage[];
}

const beginning = await beginTalk();
const begin = (): Shown => ({ talk: beginning.talk, messages: [messageOf('ai', beginning.reply)] });

const messageOf = (
  sender: ShownMessage['sender'],
  content: string,
  cards: NonNullable<ShownMessage['cards']> = [],
): ShownMessage => ({
  id: crypto.randomUUID(),
  sender,
  content,
  timestamp: new Date().toISOString(),
  ...(cards.length > 0 && { cards }),
});

const saidIn = (messages: readonly ShownMessage[]): readonly string[] =>
  messages.filter(({ sender }) => sender === 'user').map(({ content }) => content);

const unloaded = 'The questions could not be loaded. Check your internet connection and say it again.';

const hasBegun = ({ said, takings = [] }: KeptTalk): boolean => said.length + takings.length > 0;

const today = (): string => new Date().toISOString().slice(0, 10);

const withSaid = ({ talk, messages }: Shown, message: string): Shown => ({
  talk,
  messages: [...messages, messageOf('user', message)],
});

/** The talk once the last message is answered. */
const answered = async (shown: Shown, takings: readonly KeptTaking[]): Promise<Shown> => {
  const said = saidIn(shown.messages);
  const { talk, reply, cards } = await continueTalk(shown.talk, { said, takings, today: today() });
  return { talk, messages: [...shown.messages, messageOf('ai', reply, cards)] };
};

/** The talk once something was taken of a paper. */
const withTaken = async (shown: Shown, taken: KeptTaking['taken']): Promise<Shown> => {
  const last = shown.messages.at(-1)?.content ?? '';
  const { talk, reply, cards } = await takeInTalk(shown.talk, last, { taken, today: today() });
  return { talk, messages: [...shown.messages, messageOf('ai', reply ?? 'Taken from your paper.', cards)] };
};

/** The talk that was left, said once more: the engine answers the same words in the same way. */
const replay = async ({ said, takings = [] }: KeptTalk): Promise<Shown> => {
  let shown = begin();
  for (const at of [0, ...said.map((_, index) => index + 1)]) {
    const message = said[at - 1];
    if (message !== undefined) shown = await answered(withSaid(shown, message), takings);
    for (const { taken } of takings.filter(({ after }) => after === at))
      shown = await withTaken(shown, taken).catch(() => shown);
  }
  return shown;
};

/** A conversation that never leaves this device: the interview engine runs in the browser, and what was said is kept in it. */
export const useMobileChat = () => {
  const { talk: kept, keep } = useKeptTalk();
  const [shown, setShown] = useState(begin);
  const { said, takings = [] } = kept;
  const [isReplying, setReplying] = useState(hasBegun(kept));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const show = async (next: Promise<Shown>): Promise<void> => {
    try {
      setShown(await next);
    } catch {
      notifyError('No answer yet', unloaded);
    } finally {
      setReplying(false);
    }
  };
  useReplay(kept, show);

  const send = (typed: string) => {
    const message = typed.trim();
    if (message === '' || message.length > longestMessage || isReplying) return;
    const asked = withSaid(shown, message);
    keep({ ...kept, said: [...said, message], text: kept.text.trim() === message ? '' : kept.text });
    setReplying(true);
    setShown(asked);
    timer.current = setTimeout(() => void show(answered(asked, takings)), answersAfterMs);
  };
  const stop = () => {
    clearTimeout(timer.current);
    setReplying(false);
    setShown({ ...shown, messages: shown.messages.slice(0, -1) });
    keep({ ...kept, said: said.slice(0, -1), text: kept.text === '' ? (said.at(-1) ?? '') : kept.text });
  };
  return {
    desk: deskOf(shown, { kept, keep, setShown }),
    takings,
    messages: shown.messages,
    choices: isReplying ? [] : shown.talk.choices,
    said,
    progress: mobileProgress(said.length),
    documentType: findCard(guessDocumentType(said)?.id ?? '')?.name,
    draft: kept.text,
    setDraft: (text: string) => keep({ ...kept, text }),
    isReplying,
    send,
    stop,
    /** The talk is saved elsewhere, and nothing of it stays on this device. */
    forget: () => keep(noTalk),
  };
};

interface Keeping {
  readonly kept: KeptTalk;
  readonly keep: (next: KeptTalk) => void;
  readonly setShown: (next: Shown) => void;
}

// A paper is compared with the talk, and what is taken of it becomes part of the talk.
const deskOf = (shown: Shown, { kept, keep, setShown }: Keeping): PaperDesk => ({
  find: async (text) => readInTalk(shown.talk, text, today()),
  take: async (taken) => {
    setShown(await withTaken(shown, [...taken]));
    keep({ ...kept, takings: [...(kept.takings ?? []), { after: kept.said.length, taken: [...taken] }] });
  },
});

// Once, when the talk is opened: what was said before is said again.
const useReplay = (kept: KeptTalk, show: (next: Promise<Shown>) => Promise<void>): void => {
  const isDone = useRef(!hasBegun(kept));
  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    void show(replay(kept));
  });
};
