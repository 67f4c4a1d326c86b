import { longestMessage } from '@evergrant/contract/assistant.ts';
import { useEffect, useRef, useState, type Dispatch, type SetStateAction } from 'react';
import type { Failure } from '#assistant/failure-of.ts';
import { withMessage, withoutLast, type KeptTalk } from '#assistant/mobile/kept-talk.ts';
import { answered, withSaid, type Shown } from '#assistant/mobile/shown-talk.ts';

interface Saying {
  readonly kept: KeptTalk;
  readonly keep: (next: (before: KeptTalk) => KeptTalk) => void;
  readonly shown: Shown;
  readonly setShown: Dispatch<SetStateAction<Shown>>;
  readonly isReplying: boolean;
  readonly setReplying: (isReplying: boolean) => void;
  readonly show: (
    next: Promise<Shown>,
    how: { readonly inParts: true; readonly onFailed: () => void },
  ) => Promise<void>;
}

const answersAfterMs = 1_500;

const unanswered: Failure = {
  kind: 'failed',
  reason: '',
  words: 'Your answer has no reply yet. It is still below: check your connection, then press Retry.',
};

/** Says something in a talk on this device. What gets no answer, or is stopped, is back in the input. */
export const useSaying = ({ kept, keep, shown, setShown, isReplying, setReplying, show }: Saying) => {
  const [failed, setFailed] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const giveBack = () => {
    setShown((before) => ({ ...before, messages: before.messages.slice(0, -1) }));
    keep(withoutLast);
  };
  const send = (typed: string) => {
    const message = typed.trim();
    if (message === '' || message.length > longestMessage || isReplying) return;
    const asked = withSaid(shown, message);
    keep(withMessage(message));
    setReplying(true);
    setFailed(undefined);
    setShown(asked);
    const onFailed = () => {
      giveBack();
      setFailed(message);
    };
    timer.current = setTimeout(() => void show(answered(asked, kept), { inParts: true, onFailed }), answersAfterMs);
  };
  const stop = () => {
    clearTimeout(timer.current);
    setReplying(false);
    giveBack();
  };
  return {
    send,
    stop,
    ...(failed !== undefined && { failure: unanswered, retry: () => send(failed) }),
  };
};
