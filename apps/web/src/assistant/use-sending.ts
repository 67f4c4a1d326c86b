import type { AssistantAnswer, TurnPart, TurnStep } from '@evergrant/contract/assistant.ts';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { tellAssistant, type Said } from '#assistant/api.ts';
import { useComingWords } from '#assistant/use-coming-words.ts';
import { Unreachable } from '#platform/api-problem.ts';

interface Options {
  readonly onAnswer: (answer: AssistantAnswer, said: Said) => void;
  readonly onFailure: (error: Error, said: Said) => void;
}

interface Outgoing extends Said {
  readonly signal: AbortSignal;
}

/** A reply faster than this would flash by unread; the typing indicator explains that something was understood. */
const shortestReplyInMs = 400;

/** One message on its way to the server; without a connection it waits for one, and it can be stopped. */
export const useSending = ({ onAnswer, onFailure }: Options) => {
  const stopping = useRef<AbortController>(undefined);
  const coming = useComingWords();
  const [step, setStep] = useState<TurnStep>();
  const [made, setMade] = useState<AssistantAnswer>();
  const onPart = (part: TurnPart) => {
    if (part.part === 'step') setStep(part.step);
    if (part.part === 'words') coming.add(part.words);
  };
  const sending = useMutation({
    mutationFn: async ({ signal, ...said }: Outgoing) => {
      signal.throwIfAborted();
      // Also where a line broke in the middle: the turn is fetched again, and its words come from the first one on.
      coming.begin();
      setStep(undefined);
      setMade(undefined);
      const [answer] = await Promise.all([tellAssistant(said, { signal, onPart }), pause(shortestReplyInMs)]);
      signal.throwIfAborted();
      setMade(answer);
      await coming.shown();
      return answer;
    },
    // A line that is just back may refuse the first request; the same id is never recorded twice.
    retry: (failures, error) => failures < 2 && error instanceof Unreachable,
    retryDelay: 700,
    onSuccess: onAnswer,
    onError: (error, said) => {
      if (!said.signal.aborted) onFailure(error, said);
    },
  });
  return {
    send: (said: Said) => {
      stopping.current = new AbortController();
      sending.mutate({ ...said, signal: stopping.current.signal });
    },
    stop: () => {
      stopping.current?.abort();
      sending.reset();
    },
    said: sending.variables,
    isPending: sending.isPending,
    isPaused: sending.isPaused,
    /** What the server does with it, where it says so. */
    step,
    /** The reply as far as it is shown; undefined before its first word. */
    coming: coming.words === undefined ? undefined : { words: coming.words, cards: made?.aiMessage.cards },
    sentAt: new Date(sending.submittedAt).toISOString(),
    error: sending.isError ? sending.error : undefined,
  };
};

const pause = async (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
